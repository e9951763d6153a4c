// Light and dark, the menu, and the box that is searched with. Everything can be read without it.
(function () {
  'use strict';

  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const kept = {
    get: () => { try { return localStorage.getItem('benben-docs-theme'); } catch { return null; } },
    set: (value) => { try { localStorage.setItem('benben-docs-theme', value); } catch { /* not on every disk */ } },
  };
  if (kept.get()) root.dataset.theme = kept.get();

  document.addEventListener('DOMContentLoaded', () => {
    themes();
    menu();
    languages();
    search();
  });

  function themes() {
    const button = document.getElementById('theme');
    const now = () => root.dataset.theme || (dark.matches ? 'dark' : 'light');
    const say = () => {
      button.textContent = now() === 'dark' ? '☀' : '☾';
      button.setAttribute('aria-label', now() === 'dark' ? 'Light colours' : 'Dark colours');
    };
    button.addEventListener('click', () => {
      root.dataset.theme = now() === 'dark' ? 'light' : 'dark';
      kept.set(root.dataset.theme);
      say();
    });
    dark.addEventListener('change', say);
    say();
  }

  /** Open where there is room for it. */
  function menu() {
    const box = document.querySelector('.menu details');
    const room = matchMedia('(min-width: 821px)');
    const fit = () => { box.open = room.matches; };
    room.addEventListener('change', fit);
    fit();
    const here = box.querySelector('[aria-current]');
    const column = box.parentElement;
    if (here && room.matches) column.scrollTop = Math.max(0, here.offsetTop - column.clientHeight / 2);
  }

  /** A rule has the same address in every language. */
  function languages() {
    for (const link of document.querySelectorAll('.languages a, .menu .game span a')) {
      link.addEventListener('click', () => {
        if (/^#[a-z]+-/.test(location.hash) && document.querySelector('.languages')) link.hash = location.hash;
      });
    }
  }

  function search() {
    const input = document.getElementById('seek');
    const box = document.getElementById('found');
    let entries = null, only = '', picked = -1;
    const most = 40;

    function load(name) {
      return new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.src = root.dataset.up + 'assets/' + name;
        script.onload = resolve;
        script.onerror = reject;
        document.head.append(script);
      });
    }

    let loading = null;
    const ready = () => (loading ??= Promise.all([load('search.js'), load('search-data.js')]).then(() => {
      entries = benbenSearch.prepare(benbenIndex);
    }));

    function make(tag, kind, text) {
      const element = document.createElement(tag);
      if (kind) element.className = kind;
      if (text) element.textContent = text;
      return element;
    }

    function marked(element, text, words) {
      let at = 0;
      for (const [from, to] of benbenSearch.marks(text, words)) {
        element.append(text.slice(at, from));
        element.append(make('mark', '', text.slice(from, to)));
        at = to;
      }
      element.append(text.slice(at));
      return element;
    }

    function snippet(entry, words) {
      const [first] = benbenSearch.marks(entry.text, words);
      let from = first ? Math.max(0, first[0] - 60) : 0;
      if (from) from = entry.text.indexOf(' ', from) + 1;
      const cut = entry.text.slice(from, from + 180);
      const whole = from + 180 >= entry.text.length;
      return (from ? '… ' : '') + (whole ? cut : cut.slice(0, Math.max(cut.lastIndexOf(' '), 100)) + ' …');
    }

    function row(entry, words) {
      const [target, title, tongue] = benbenIndex.pages[entry.page];
      const link = make('a');
      link.href = root.dataset.up + target + (entry.anchor ? '#' + entry.anchor : '');
      link.lang = tongue;
      link.append(marked(make('b'), entry.title || title, words));
      const where = make('span', 'where', title + ' ');
      where.append(make('span', 'tongue', benbenIndex.languages[tongue]));
      link.append(where, marked(make('span', 'snip'), snippet(entry, words), words));
      const item = make('li');
      item.append(link);
      return item;
    }

    function filter() {
      const line = make('div', 'only');
      for (const [tongue, name] of [['', 'All languages'], ...Object.entries(benbenIndex.languages)]) {
        const button = make('button', '', name);
        button.type = 'button';
        button.setAttribute('aria-pressed', String(only === tongue));
        button.addEventListener('click', () => { only = tongue; show(); input.focus(); });
        line.append(button);
      }
      return line;
    }

    function show() {
      const query = input.value.trim();
      picked = -1;
      if (!query || !entries) { box.hidden = true; return; }
      const here = document.getElementById('text').lang;
      const { found, words } = benbenSearch.find(entries, query, here, only);
      const list = make('ol');
      list.append(...found.slice(0, most).map((entry) => row(entry, words)));
      const count = found.length === 0 ? 'Nothing has these words.'
        : found.length > most ? `${found.length} places; the first ${most}:` : '';
      const said = make('p', '', count);
      said.setAttribute('role', 'status');
      box.replaceChildren(filter(), said, list);
      said.hidden = !count;
      box.hidden = false;
      box.scrollTop = 0;
    }

    function pick(step) {
      const links = [...box.querySelectorAll('li a')];
      if (!links.length) return;
      links[picked]?.classList.remove('picked');
      picked = (picked + step + links.length) % links.length;
      links[picked].classList.add('picked');
      links[picked].scrollIntoView({ block: 'nearest' });
    }

    input.addEventListener('focus', () => ready().then(show));
    input.addEventListener('input', () => ready().then(show));
    input.addEventListener('keydown', (event) => {
      if (event.key === 'ArrowDown') { pick(1); event.preventDefault(); }
      if (event.key === 'ArrowUp') { pick(-1); event.preventDefault(); }
      if (event.key === 'Enter') (box.querySelector('a.picked') ?? box.querySelector('li a'))?.click();
      if (event.key === 'Escape') { input.value = ''; show(); }
    });
    document.addEventListener('keydown', (event) => {
      const typing = /^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName);
      if (event.key === '/' && !typing) { input.focus(); event.preventDefault(); }
      if (event.key === 'Escape') box.hidden = true;
    });
    document.addEventListener('click', (event) => {
      if (!event.target.closest('.seek')) box.hidden = true;
      if (event.target.closest('#found a')) box.hidden = true;
    });
  }
})();
