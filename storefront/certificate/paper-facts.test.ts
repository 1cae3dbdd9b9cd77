import { expect, it } from 'vitest';
import { testDictionary } from '#storefront/shell/i18n/testing-dictionary.ts';
import { factsOf } from './paper-facts.ts';

/** Texts as `key` or `key(option)`; keys not in this list have no text. */
const words = new Set(['label.weightGrams', 'label.stones', 'label.polish', 'grade.very-good']);
const t = (key: string, options: Record<string, unknown> = {}): string => {
  const name = key.replace('certificate:', '');
  if ('defaultValue' in options) return words.has(name) ? `[${name}]` : String(options['defaultValue']);
  return `${name}(${Object.values(options).join()})`;
};
const inRussian = (subject: Record<string, string>) =>
  factsOf({ subject }, { t, words: { language: 'ru', dictionary: testDictionary } }).map(
    ({ label, value }) => [label, value],
  );

it('lists the facts of a passport from the number of the piece to its stones, in the notation of the language', () => {
  expect(
    inRussian({
      stones: '1 × ruby 0.12 ct 2 2; 6 × pebble',
      weightGrams: '3.4 ± 0.02',
      serialNumber: 'ZR-001',
    }),
  ).toEqual([
    ['serialNumber', 'ZR-001'],
    ['[label.weightGrams]', 'grams(3,40 ± 0,02)'],
    ['[label.stones]', 'Рубин, count(1), 0,12\u00A0кар, 2 2\npebble, count(6)'],
  ]);
});

it('shows a grade in the laboratory’s own word and in our translation', () => {
  expect(inRussian({ polish: 'Very Good', symmetry: 'Fair', measurements: '4.31–4.33 × 2.66 mm' })).toEqual([
    ['measurements', 'millimetres(4,31–4,33 × 2,66)'],
    ['[label.polish]', 'Very Good — [grade.very-good]'],
    ['symmetry', 'Fair'],
  ]);
});

it('puts facts without a text at the end, as printed', () => {
  expect(inRussian({ crownAngle: '34.5°', color: 'G' })).toEqual([
    ['color', 'G'],
    ['crownAngle', '34.5°'],
  ]);
});
