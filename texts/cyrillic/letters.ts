import { loanStems, loanWords } from './loan-words.ts';

// The letters of one Uzbek word, from Latin to Cyrillic. `ʻ` and `ʼ` are the two apostrophes of Uzbek (docs/style.md 37).

/** The first match applies, so yoʻ is before yo, and sh before s. */
const letters: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['yoʻ', 'йў'],
  ['oʻ', 'ў'],
  ['gʻ', 'ғ'],
  // an apostrophe between s and h separates two letters: Isʼhoq
  ['sʼh', 'сҳ'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['ya', 'я'],
  ['yo', 'ё'],
  ['yu', 'ю'],
  // Latin: collection, function, operation, option; a native t + s stays тс (кетса)
  ['ksiya', 'кция'],
  ['ksion', 'кцион'],
  ['tsiya', 'ция'],
  ['tsion', 'цион'],
  ['psiya', 'пция'],
  ['psion', 'пцион'],
  ['ansiya', 'анция'],
  ['ensiya', 'енция'],
  ...Object.entries({
    a: 'а', b: 'б', d: 'д', f: 'ф', g: 'г', h: 'ҳ', i: 'и', j: 'ж', k: 'к', l: 'л', m: 'м', n: 'н', o: 'о',
    p: 'п', q: 'қ', r: 'р', s: 'с', t: 'т', u: 'у', v: 'в', x: 'х', y: 'й', z: 'з', ʼ: 'ъ',
  }), // prettier-ignore
];

const afterVowel = /(?:[aeiou]|oʻ)$/;
const afterConsonant = /[bdfghjklmnpqrstvxz]ʻ?$/;
const longestStem = Math.max(...Object.keys(loanStems).map((stem) => stem.length));

/** Converts a word in lower case. */
export function cyrillicLetters(word: string): string {
  const whole = loanWords[word];
  if (whole !== undefined) return whole;
  for (let length = Math.min(longestStem, word.length); length > 2; length--) {
    const stem = loanStems[word.slice(0, length)];
    if (stem === undefined) continue;
    // a soft sign is dropped before a suffix
    return length === word.length ? stem : stem.replace(/ь$/, '') + byRules(word, length);
  }
  return byRules(word, 0);
}

function byRules(word: string, start: number): string {
  let cyrillic = '';
  let at = start;
  while (at < word.length) {
    const [latin, letter] = letterAt(word, at);
    cyrillic += letter;
    at += latin;
  }
  return cyrillic;
}

/** Returns the Cyrillic letters at this position, and how many Latin letters they replace. */
function letterAt(word: string, at: number): [latin: number, cyrillic: string] {
  const before = word.slice(0, at);
  // ер, поезд, курьер
  if (word.startsWith('ye', at)) return [2, afterConsonant.test(before) ? 'ье' : 'е'];
  // эълон, поэзия, келди
  if (word[at] === 'e' && !word.startsWith('ensiya', at))
    return [1, before === '' || afterVowel.test(before) ? 'э' : 'е'];
  const found = letters.find(([latin]) => word.startsWith(latin, at));
  return found ? [found[0].length, found[1]] : [1, word[at] ?? ''];
}
