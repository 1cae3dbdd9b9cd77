import { expect, it } from 'vitest';
import { findFaults, type UsedTextKeys, type Texts } from './text-rules.ts';

const used = (...keys: string[]): UsedTextKeys => ({ keys: new Set(keys), patterns: [] });
const inAll = (ru: string, uz: string, en: string): Texts => ({
  ru: { 'cart:a': ru },
  uz: { 'cart:a': uz },
  en: { 'cart:a': en },
});

it('complete, used and correctly spelled texts pass', () => {
  const texts: Texts = {
    ru: {
      'cart:pieces_one': '{{count}} изделие',
      'cart:pieces_few': '{{count}} изделия',
      'cart:pieces_many': '{{count}} изделий',
      'cart:pieces_other': '{{count}} изделия',
      'cart:sort.new': 'Новинки',
    },
    uz: {
      'cart:pieces_one': '{{count}} ta buyum',
      'cart:pieces_other': '{{count}} ta buyum',
      'cart:sort.new': 'Yangi toʻplam',
    },
    en: {
      'cart:pieces_one': '{{count}} piece',
      'cart:pieces_other': '{{count}} pieces',
      'cart:sort.new': 'New',
    },
  };
  expect(
    findFaults(texts, { keys: new Set(['cart:pieces']), patterns: [{ starts: 'cart:sort.', ends: '' }] }),
  ).toEqual([]);
});

it('a group of texts can be used as a whole', () => {
  const texts: Texts = {
    ru: { 'cart:metal.gold': 'золото' },
    uz: { 'cart:metal.gold': 'oltin' },
    en: { 'cart:metal.gold': 'gold' },
  };
  expect(findFaults(texts, used('cart:metal'))).toEqual([]);
});

it.each<[string, Texts, UsedTextKeys, string[]]>([
  [
    'a text that one language lacks',
    { ru: { 'cart:a': 'да' }, uz: {}, en: { 'cart:a': 'yes' } },
    used('cart:a'),
    ['uz has no cart:a'],
  ],
  ['a text that nothing asks for', inAll('да', 'ha', 'yes'), used(), ['nothing asks for cart:a']],
  [
    'a key that no language has',
    inAll('да', 'ha', 'yes'),
    used('cart:a', 'cart:b'),
    ['no language has cart:b'],
  ],
  [
    'a made-up key that no language has',
    inAll('да', 'ha', 'yes'),
    { keys: new Set(['cart:a']), patterns: [{ starts: 'cart:sort.', ends: '.label' }] },
    ['no language has anything like cart:sort.….label'],
  ],
  [
    'a form that Russian needs and one that Uzbek does not know',
    {
      ru: { 'cart:a_one': 'шт', 'cart:a_many': 'шт', 'cart:a_other': 'шт' },
      uz: { 'cart:a_one': 'ta', 'cart:a_few': 'ta', 'cart:a_other': 'ta' },
      en: { 'cart:a_one': 'x', 'cart:a_other': 'x' },
    },
    used('cart:a'),
    ['ru has no cart:a_few', 'uz has no use for cart:a_few'],
  ],
  [
    'a number that one language forgets',
    inAll('Вес {{weight}}', 'Vazni', 'Weighs {{weight}}'),
    used('cart:a'),
    ['cart:a does not say the same in every language: weight / nothing / weight'],
  ],
  ['an empty text', inAll('', 'ha', 'yes'), used('cart:a'), ['ru cart:a: is empty: ']],
  [
    'a number that may leave its sign',
    inAll('Изделие № 7', '№\u00A07 buyum', 'Piece No.\u00A07'),
    used('cart:a'),
    ['ru cart:a: has an ordinary space before a number: Изделие № 7'],
  ],
  [
    'a space at the edge',
    inAll('да ', 'ha', 'yes'),
    used('cart:a'),
    ['ru cart:a: has a space at its edge: да '],
  ],
  [
    'a Latin letter in a Russian word',
    inAll('кольцo', 'uzuk', 'ring'),
    used('cart:a'),
    ['ru cart:a: mixes alphabets in кольцo: кольцo'],
  ],
  [
    'a Russian text left in Uzbek',
    inAll('да', 'да', 'yes'),
    used('cart:a'),
    ['uz cart:a: is not translated: да'],
  ],
  ['three dots', inAll('да...', 'ha', 'yes'), used('cart:a'), ['ru cart:a: writes … with three dots: да...']],
  [
    'a unit that may be torn from its number',
    inAll('{{sum}} сум', '{{sum}}\u00A0soʻm', '{{sum}}\u00A0soʻm'),
    used('cart:a'),
    ['ru cart:a: has an ordinary space before a unit: {{sum}} сум'],
  ],
  [
    'a dash that may begin a line',
    inAll('да — нет', 'ha', 'yes'),
    used('cart:a'),
    ['ru cart:a: has an ordinary space before a dash: да — нет'],
  ],
  [
    'a suffix parted from its word',
    inAll('от {{sum}}', '{{sum}} dan', 'from {{sum}}'),
    used('cart:a'),
    ['uz cart:a: parts a suffix from a word: it is written together: {{sum}} dan'],
  ],
  [
    'a suffix joined to a number',
    inAll('до {{time}}', '{{time}}gacha', 'until {{time}}'),
    used('cart:a'),
    ['uz cart:a: joins a suffix to a number: there is a space before it: {{time}}gacha'],
  ],
  [
    'a word that has another one in this language',
    inAll('цвет', 'rangi', 'color'),
    used('cart:a'),
    ['en cart:a: says “color”, the word is “colour”: color'],
  ],
])('%s is found', (_fault, texts, used, faults) => {
  expect(findFaults(texts, used)).toEqual(faults);
});

it.each(["so'm", 'so‘m', 'so’m', 'so`m'])(
  'Uzbek %s is found: its letters are not quotation marks',
  (word) => {
    expect(findFaults(inAll('сум', word, 'sum'), used('cart:a'))).toEqual([
      `uz cart:a: writes Uzbek letters with a quotation mark; they are ʻ (U+02BB) and ʼ (U+02BC): ${word}`,
    ]);
  },
);

it('Uzbek and Russian texts have quotation marks of their own, « »', () => {
  expect(findFaults(inAll('Столбец «Основа»', '“Asos” ustuni', 'The “Base” column'), used('cart:a'))).toEqual(
    ['uz cart:a: has quotation marks of another language; they are « »: “Asos” ustuni'],
  );
});
