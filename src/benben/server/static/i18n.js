var e={ankh:`
game-title = Ankh: Gods of Egypt
game-lead = Gods fight for devotion, and only one will be remembered. Played by the rules of Ankh: Gods of Egypt.
game-quick = Ankh: Middle Kingdom, against three bots
god-amun = Amun
god-anubis = Anubis
god-isis = Isis
god-osiris = Osiris
god-ra = Ra
scenario-middle-kingdom = Middle Kingdom
scenario-old-kingdom = Old Kingdom
scenario-peoples-revolt = The People’s Revolt
scenario-inundation = The Inundation
progress-before = before the first conflict
progress-conflict = conflict { $age } of { $of }
progress-after = after conflict { $age } of { $of }
`,kemet:`
game-title = Kemet: Blood and Sand
game-lead = Gods of Egypt raise pyramids, hire creatures and fight for fame. Played by the rules of Kemet: Blood and Sand.
game-quick = Kemet for four, against three bots
how-title = How to play Kemet
classic-game-title = Kemet classic
classic-game-all = Kemet classic with Ta-Seti
classic-game-some = Kemet classic with modules
classic-game-lead = The Kemet of 2012: gods of Egypt raise pyramids and fight for victory points, with or without the expansion Ta-Seti.
classic-game-quick = Kemet classic for four, against three bots
classic-how-title = How to play Kemet classic
god-anubis = Anubis
god-bastet = Bastet
god-horus = Horus
god-ouadjet = Ouadjet
god-sobek = Sobek
progress-before = before the first round
progress-round = round { $number }
progress-round-of = round { $number } of { $of }
`},t=class{constructor(e){this.value=e}valueOf(){return this.value}},n=class extends t{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},r=class extends t{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},i=class e extends t{static supportsValue(n){if(typeof n==`number`||n instanceof Date)return!0;if(n instanceof t)return e.supportsValue(n.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(n instanceof e.Instant||n instanceof e.PlainDateTime||n instanceof e.PlainDate||n instanceof e.PlainMonthDay||n instanceof e.PlainTime||n instanceof e.PlainYearMonth)return!0}return!1}constructor(n,r={}){n instanceof e?(r={...n.opts,...r},n=n.value):n instanceof t&&(n=n.valueOf()),typeof n==`object`&&`calendarId`in n&&r.calendar===void 0&&(r={...r,calendar:n.calendarId}),super(n),this.opts=r}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},a=100,o=`⁨`,s=`⁩`;function c(e,t,n){return n===t||n instanceof r&&t instanceof r&&n.value===t.value||t instanceof r&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function l(e,t,r){return t[r]?v(e,t[r].value):(e.reportError(RangeError(`No default`)),new n)}function u(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=d(e,i.value):n.push(d(e,i));return{positional:n,named:r}}function d(e,t){switch(t.type){case`str`:return t.value;case`num`:return new r(t.value,{minimumFractionDigits:t.precision});case`var`:return f(e,t);case`mesg`:return p(e,t);case`term`:return m(e,t);case`func`:return h(e,t);case`select`:return g(e,t);default:return new n}}function f(e,{name:a}){let o;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,a))o=e.params[a];else return new n(`$${a}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,a))o=e.args[a];else return e.reportError(ReferenceError(`Unknown variable: $${a}`)),new n(`$${a}`);if(o instanceof t)return o;switch(typeof o){case`string`:return o;case`number`:return new r(o);case`object`:if(i.supportsValue(o))return new i(o);default:return e.reportError(TypeError(`Variable type not supported: $${a}, ${typeof o}`)),new n(`$${a}`)}}function p(e,{name:t,attr:r}){let i=e.bundle._messages.get(t);if(!i)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new n(t);if(r){let a=i.attributes[r];return a?v(e,a):(e.reportError(ReferenceError(`Unknown attribute: ${r}`)),new n(`${t}.${r}`))}return i.value?v(e,i.value):(e.reportError(ReferenceError(`No value: ${t}`)),new n(t))}function m(e,{name:t,attr:r,args:i}){let a=`-${t}`,o=e.bundle._terms.get(a);if(!o)return e.reportError(ReferenceError(`Unknown term: ${a}`)),new n(a);if(r){let t=o.attributes[r];if(t){e.params=u(e,i).named;let n=v(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${r}`)),new n(`${a}.${r}`)}e.params=u(e,i).named;let s=v(e,o.value);return e.params=null,s}function h(e,{name:t,args:r}){let i=e.bundle._functions[t];if(!i)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new n(`${t}()`);if(typeof i!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new n(`${t}()`);try{let t=u(e,r);return i(t.positional,t.named)}catch(r){return e.reportError(r),new n(`${t}()`)}}function g(e,{selector:t,variants:r,star:i}){let a=d(e,t);if(a instanceof n)return l(e,r,i);for(let t of r)if(c(e,a,d(e,t.key)))return v(e,t.value);return l(e,r,i)}function _(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new n;e.dirty.add(t);let r=[],i=e.bundle._useIsolating&&t.length>1;for(let n of t)if(typeof n==`string`)r.push(e.bundle._transform(n));else{if(e.placeables++,e.placeables>a)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${a}`);i&&r.push(o),r.push(d(e,n).toString(e)),i&&r.push(s)}return e.dirty.delete(t),r.join(``)}function v(e,t){return typeof t==`string`?e.bundle._transform(t):_(e,t)}var y=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function b(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var x=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function S(e,t){let a=e[0];if(a instanceof n)return new n(`NUMBER(${a.valueOf()})`);if(a instanceof r)return new r(a.valueOf(),{...a.opts,...b(t,x)});if(a instanceof i)return new r(a.toNumber(),{...b(t,x)});throw TypeError(`Invalid argument to NUMBER`)}var C=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function ee(e,t){let a=e[0];if(a instanceof n)return new n(`DATETIME(${a.valueOf()})`);if(a instanceof i||a instanceof r)return new i(a,b(t,C));throw TypeError(`Invalid argument to DATETIME`)}var w=new Map;function te(e){let t=Array.isArray(e)?e.join(` `):e,n=w.get(t);return n===void 0&&(n=new Map,w.set(t,n)),n}var ne=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:S,DATETIME:ee,...t},this._useIsolating=n,this._transform=r,this._intls=te(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,r=null){if(typeof e==`string`)return this._transform(e);let i=new y(this,r,t);try{return _(i,e).toString(i)}catch(e){if(i.errors&&e instanceof Error)return i.errors.push(e),new n().toString(i);throw e}}},T=/^(-?[a-zA-Z][\w-]*) *= */gm,E=/\.([a-zA-Z][\w-]*) *= */y,D=/\*?\[/y,O=/(-?[0-9]+(?:\.([0-9]+))?)/y,re=/([a-zA-Z][\w-]*)/y,k=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,ie=/^[A-Z][A-Z0-9_-]*$/,A=/([^{}\n\r]+)/y,j=/([^\\"\n\r]*)/y,M=/\\([\\"])/y,N=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,ae=/^\n+/,P=/ +$/,oe=/ *\r?\n/g,se=/( *)$/,ce=/{\s*/y,F=/\s*}/y,le=/\[\s*/y,ue=/\s*] */y,de=/\s*\(\s*/y,fe=/\s*->\s*/y,pe=/\s*:\s*/y,me=/\s*,?\s*/y,he=/\s+/y,ge=class{constructor(e){this.body=[],T.lastIndex=0;let t=0;for(;;){let n=T.exec(e);if(n===null)break;t=T.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(E);){let t=o(E),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(A)&&(r=o(A)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,ae),u([i],i.length)):r?S(r,P):null}function u(r=[],i){for(;;){if(n(A)){r.push(o(A));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,P));let c=[];for(let e of r)e instanceof I&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(ce,SyntaxError);let e=f();if(i(F))return e;if(i(fe)){let t=h();return i(F,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(k)){let[,e,t,n=null]=a(k);if(e===`$`)return{type:`var`,name:t};if(i(de)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(ie.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(me)}}function m(){let e=f();return e.type===`mesg`&&i(pe)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(D);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(le,SyntaxError);let e;return e=n(O)?v():{type:`str`,value:o(re)},i(ue,SyntaxError),e}function _(){if(n(O))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(O),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(j),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(M))return o(M);if(n(N)){let[,e,t]=a(N),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(he),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(oe,`
`),n=se.exec(e)[1].length;return new I(t,n)}}},I=class{constructor(e,t){this.value=e,this.length=t}},L={en:`English`,it:`Italiano`,es:`Español`,uk:`Українська`},R={};for(let[e,t]of[...`aceginostuyACEGINOSTUY`].entries())R[t]=[...`àçêğîñöšţûýÀÇÊĞÎÑÖŠŢÛÝ`][e]??t;var _e=e=>e.replace(/[a-zA-Z]/g,e=>R[e]??e),z=new Map;function ve(e){let t=z.get(e)??new ge(e);return z.set(e,t),t}function B(e,t){let n={useIsolating:!1,...e===`qps`?{transform:_e}:{}},r=new ne(e===`qps`?`en`:e,n);for(let e of t)e&&r.addResource(ve(e));return r}var V=``,H=``,U=`en`,W={},G={},K=new Map,q=new Map,ye=4e3;function J(){K.clear(),q.clear()}function Y(t){let n=K.get(t);if(n)return n;let r=[`
none = none
nobody = nobody
and-join = { " and " }
against = { " against " }
bot-beginner = Beginner
bot-easy = Easy
bot-good = Good
bot-strong = Strong
bot-master = Master
bot-random = Random
bot-eager = Eager
bot-greedy = Greedy
refusal-not-legal = the rules do not allow it
refusal-not-asked = nothing is asked of you now
refusal-game-over = the game is over
refusal-unconfirmed = confirm your last choice first
refusal-nothing-held = there is nothing to confirm
refusal-no-undo = there is nothing to take back
refusal-nothing-to-reopen = there is no open choice to take back
close = Close
back = Back
you = You
language = Language
theme = Theme
theme-dark = Dark theme
theme-light = Light theme
help = How to play
menu = Menu
loading = Setting the table…
bot-name = Bot { $name }
bot-of-many = { $bot } { $number }
wrong = Something went wrong: { $text }
copy = Copy
copied = Copied
lobby-title = Ancient Egypt on your table
lobby-first = You do not need to know the rules: the table shows what you can do, and explains every piece and card when you point at it or tap it.
play-now = Play now
new-game = New game
games-word = Games
my-tables = My tables
no-tables = No games yet. The first one is one press away.
your-turn = Your turn
turn-of = { $names } to play
game-over = { $count ->
    [one] Over: { $names } won
   *[other] Over: { $names } won
  }
game-over-mine = Over: you won
game-over-with = Over: you and { $names } won
game-over-nobody = Over: nobody won
resume = Continue
look = View
delete = Delete
delete-sure = Delete this table for good?
export = Save the game as a file
import = Open a saved game
scenario = Scenario
players = Players
chairs = Chairs
chair-me = Me
chair-hotseat = At this screen
chair-bot = Bot
chair-invite = Invite by link
random = Random
start-game = Start the game
bots-word = Opponent
invite-title = Invite
invite-text = Send each player their own link. Whoever has it can play for that chair.
invite-spectator = To watch
new-link = Make a link
settings = Settings
motion = Animations
motion-on = same as the system
motion-off = off
text-mode = Text mode
text-mode-what = every decision as plain buttons, for screen readers
pace = Bots’ pace
pace-step = step by step
pace-slow = slow
pace-fast = fast
pace-skip = instant
confirm-choices = Confirm what cannot be undone
battles-unattended = Battles go on by themselves, after a countdown
goes-onward = Kemet: if you do nothing, the game goes on by itself after a countdown
letters-are-keys = Keys of one letter or digit decide at the table
your-name = Your name
theme-system = same as the system
guide-setting = Tips for the first game
to-lobby = To the lobby
line-lost = No connection to Benben. Trying again…
line-kept = Your choice is kept and will be sent as soon as the connection is back.
line-back = Connected again.
line-ended = { $code ->
    [revoked] Your link has been revoked. Ask the host for a new one.
    [deleted] The host has deleted this table.
    [no-such-link] This link does not work here. Ask the host for a new one.
    [other-protocol] Benben has been updated. Please reload the page.
    [other-rules] This game was started under different rules and cannot be continued.
    [full] There is no room left at this table.
    [damaged] The server’s copy of this table is damaged. Whoever runs the server can restore a backup.
    [no-pass] This server asks for a password.
   *[other] This table has been closed to you.
  }
try-now = Try now
load-again = Load again
replay = Replay
replay-leave = Back to the table
cancel = Cancel
ok = OK
player-number = Player { $number }
sit-down = Sit down at the table
their-name = Name
chairs-bots = You against bots. Change a chair to play with people: at this screen, or by a link that you send them.
chairs-what = At this screen: you hand the device over. By link: you get a link for each person once the table is made.
invite-local = These links work on this computer only. For friends on the same network, start Benben like this:
lan-title = On this network
lan-what = Others on the same network can open Benben at this address, on a phone too.
link-renew = Revoke and make a new one
link-renew-what = Any earlier link for this chair stops working.
qr = QR code
qr-of = QR code of the link: { $name }
sound = Sound
error-offline = Benben is not answering. Is it still running?
error-missing = Benben has been updated, and a part of this page is missing. Load it again; if that does not help, start Benben again.
error-bad-options = A game cannot be played like this: { $text }
error-bad-record = This is not a record that Benben can read: { $text }
error-no-such-link = This table is not open to you. You need a link from its host.
error-no-such-table = There is no such table any more.
error-not-host = Only the host of the table may do that.
error-not-over = You can look through others’ eyes once the game is over.
error-too-large = That is too large.
error-too-fast = That was too fast. Please wait a moment.
error-internal = Something went wrong on the server. Nothing is lost; try again.
tables-running = Games in play: { $count }
tables-over = Finished games: { $count }
tables-search = Search by player or scenario
tables-none-found = No table matches “{ $text }”.
tables-more = Show more ({ $count } left)
results-title = My results
results-none = No finished games yet. Your results will be here once you have played one to its end.
results-what = All finished games in which you held one chair. Winners of a game share one point; the share of points is what the bars show.
results-shared = { $count ->
    [one] { $count } game played together at one screen is not counted.
   *[other] { $count } games played together at one screen are not counted.
  }
results-games = { $count ->
    [one] game finished
   *[other] games finished
  }
results-wins = { $count ->
    [one] game won
   *[other] games won
  }
results-rate = Share of points
results-points = { $points } of { $games }
results-by-side = God
results-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
results-against-people = With people
results-against-bots = With bots
results-csv = Save as CSV
results-json = Save as JSON
results-col-games = Games
results-col-wins = Won
results-nameless = Somebody without a name
gate-title = A password, please
gate-what = Whoever runs Benben on this network has set a password. Ask them for it; you need it only once.
gate-word = Password
gate-enter = Enter
gate-wait = Too many wrong passwords. Wait a minute, then try again.
error-wrong-password = That is not the password.
error-no-pass = This server asks for a password.
error-not-kept = The server could not save this, so nothing has happened. Try again in a moment.
error-too-many-today = That is enough for today: this server limits what one person can do in a day. Try again later.
error-too-many-tables = There is no room here for another table. Delete some that you no longer need.
error-damaged = The server’s copy of this table is damaged. Whoever runs the server can restore a backup.
error-too-much = That was too much work for this server.
invite-host = For the host
invite-host-what = For another device of yours. Whoever has this link is the host, too; any earlier one stops working.
notify = Tell me when it is my turn, also while this page is in the background
notify-blocked = The browser blocks this for Benben; its own settings can change that.
offline-title = Benben is not reachable
offline-what = There is no connection to the server at the moment. This page goes on by itself as soon as it answers; no game is lost.
`,e[t],W[t]],i=B(`en`,r),a=U===`en`?i:B(U,U===`qps`?r:[G[U],G[`face.${t}.${U}`],G[`${t}.${U}`]]);return K.set(t,[a,i]),[a,i]}async function be(e,t,n=X,r=``){V=e,H=r&&`${r}-`,W[e]=t,J();let i=`${e}.${U}`;if(U===`en`||U===`qps`||i in G)return;let a=await n(i);G[i]=a,J()}async function xe(t,n=X){let r=t!==`en`&&t!==`qps`&&t in L,i={},a=()=>[t,...Object.keys(e).map(e=>`face.${e}.${t}`),...Object.keys(W).map(e=>`${e}.${t}`)].filter(e=>!(e in i));for(;r&&a().length;)await Promise.all(a().map(async e=>i[e]=await n(e)));return G=i,U=r||t===`qps`?t:`en`,J(),U}var Se=()=>U;async function X(e){let t=await fetch(`/static/lang/${e}.ftl`);if(!t.ok)throw Error(`no words for ${e}`);return t.text()}function Z(e,t,n){let r=n?`${e} ${t} ${JSON.stringify(n)}`:`${e} ${t}`,i=q.get(r);if(i!==void 0)return i;let a=Ce(e,t,n);return q.size>=ye&&q.clear(),a!==void 0&&q.set(r,a),a}function Ce(e,t,n){for(let r of Y(e)){let e=r.getMessage(t);if(e?.value)return r.formatPattern(e.value,n,[]).replace(/([!?])\.(?!\.)/g,`$1`)}}var we=e=>({t:(t,n)=>Z(e,t,n)??t,word:(t,n,r)=>Z(e,t,r)??n,has:t=>Y(e).some(e=>e.hasMessage(t))}),Te=e=>Y(V).some(t=>t.hasMessage(e)),Q=(e,t)=>(H?Z(V,H+e,t):void 0)??Z(V,e,t),Ee=(e,t)=>Q(e,t)??e,De=(e,t,n)=>Q(e,n)??t,Oe=e=>new Intl.ListFormat(U===`qps`?`en`:U).format(e),ke=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),Ae=e=>{let t=$.get(e)??e.replace(/[^a-z0-9]+/gi,`-`).toLowerCase();return $.set(e,t),t},$=new Map;export{L as LANGUAGES,ke as capital,Te as has,Se as language,be as playing,Ae as slug,xe as speak,Ee as t,Oe as together,De as word,we as wordsOf};