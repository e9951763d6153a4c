// Finds words in the index of the site. Nothing here needs a page: the tests ask it under Node.
(function () {
  'use strict';

  const few = 5;

  /** Small letters without accents, a blank between words. Apostrophes hold a word together. */
  function wordsOf(text) {
    const bare = text.toLowerCase().normalize('NFD').replace(/[\p{M}'’ʼ]/gu, '');
    return bare.replace(/[^\p{L}\p{N}]+/gu, ' ').trim().split(' ').filter(Boolean);
  }

  function prepared(text) {
    return ' ' + wordsOf(text).join(' ') + ' ';
  }

  function prepare(index) {
    const titles = index.pages.map((page) => prepared(page[1]));
    return index.entries.map(([page, anchor, title, text]) => ({
      page, anchor, title, text, tongue: index.pages[page][2],
      head: prepared(title), name: titles[page], body: prepared(text),
    }));
  }

  /** How well a word fits: as a whole or as a beginning, in the heading, the page's name or the text. */
  function worth(entry, word) {
    const whole = ' ' + word + ' ', start = ' ' + word;
    if (entry.head.includes(whole)) return 40;
    if (entry.head.includes(start)) return 25;
    const named = entry.name.includes(start) ? 8 : 0;
    if (entry.body.includes(whole)) return 6 + named;
    if (entry.body.includes(start)) return 3 + named;
    return named;
  }

  function matching(entries, words, tongue, phrase) {
    const found = [];
    for (const entry of entries) {
      let sum = 0;
      for (const word of words) {
        const one = worth(entry, word);
        if (!one) { sum = 0; break; }
        sum += one;
      }
      if (!sum) continue;
      if (entry.head === phrase) sum += 200;
      else if (entry.head.startsWith(phrase) || entry.head.endsWith(phrase)) sum += 100;
      else if (entry.head.includes(phrase)) sum += 30;
      else if (words.length > 1 && entry.body.includes(phrase)) sum += 12;
      if (entry.tongue === tongue) sum += 5;
      found.push([sum - Math.min(entry.body.length / 2000, 5), entry]);
    }
    return found.sort((a, b) => b[0] - a[0]).map(([, entry]) => entry);
  }

  /**
   * The entries that have all words, best first. `tongue` is the reader's language, which comes first; `only` leaves all
   * others out. Where few places have the words as they are, those follow where the endings differ: Ukrainian, Italian
   * and Spanish bend them.
   */
  function find(entries, query, tongue, only) {
    const words = wordsOf(query);
    if (!words.length) return { found: [], words };
    const asked = only ? entries.filter((entry) => entry.tongue === only) : entries;
    const found = matching(asked, words, tongue, ' ' + words.join(' ') + ' ');
    const stems = words.map((word) => (word.length > 4 ? word.slice(0, -2) : word));
    if (found.length >= few || stems.join() === words.join()) return { found, words };
    const there = new Set(found);
    const near = matching(asked, stems, tongue, ' ' + stems.join(' ')).filter((entry) => !there.has(entry));
    return { found: [...found, ...near], words: stems };
  }

  /** Where in a text words begin that were looked for: pairs of from and to. */
  function marks(text, words) {
    const places = [];
    let flat = '';
    for (let i = 0; i < text.length; i++) {
      const bare = text[i].toLowerCase().normalize('NFD')[0];
      if (/['’ʼ]/.test(bare)) continue;
      flat += /[\p{L}\p{N}]/u.test(bare) ? bare : ' ';
      places.push(i);
    }
    const found = [];
    for (const word of words) {
      for (let at = flat.indexOf(word); at >= 0 && found.length < 60; at = flat.indexOf(word, at + 1)) {
        if (at === 0 || flat[at - 1] === ' ') found.push([places[at], places[at + word.length - 1] + 1]);
      }
    }
    found.sort((a, b) => a[0] - b[0]);
    return found.filter(([from], i) => i === 0 || from >= found[i - 1][1]);
  }

  globalThis.benbenSearch = { prepare, find, marks };
})();
