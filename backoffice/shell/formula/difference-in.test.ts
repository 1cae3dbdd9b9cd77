import { expect, it } from 'vitest';
import words from '#texts/ru/bo-prices.json' with { type: 'json' };
import { differenceIn } from './difference-in.ts';

const t = (key: string): string => {
  let value: unknown = words;
  for (const part of key.replace('bo-prices:', '').split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
  return typeof value === 'string' ? value : `no text: ${key}`;
};
const names: Partial<Record<string, string>> = { gold: 'Золото', ruby: 'Рубин' };
const inWords = (line: string) =>
  differenceIn(line, { t, language: 'ru', nameOf: (code) => names[code] ?? code }).replaceAll('\u00A0', ' ');

it.each([
  ['metals.gold.B: 165 → 170', 'Золото, B: 165 → 170'],
  ['metals.gold.of: 100 → 110', 'Золото, Основа: 100 → 110'],
  ['metals.gold.rateIs: PURE → MADE', 'Золото, Курс — за: чистый металл → готовое изделие'],
  ['somPerCarat.ruby: 9000000 → 9500000', 'Вставки, сум за карат, Рубин: 9 000 000 → 9 500 000'],
  ['gradePercent.E/VS: 115 → —', 'Цвет и чистота, %, E/VS: 115 → —'],
  ['diamondBands.0.below: 21 → 22', 'Бриллианты: до скольких тысячных карата, сум за карат, 1, до: 21 → 22'],
  ['b2bPercent.withStones: 80 → 82', 'Цена для бизнеса со вставками, %: 80 → 82'],
  ['fixedPartSom: 60000 → 70000', 'Постоянная часть, сум: 60 000 → 70 000'],
  ['…', '…'],
])('%s is told in words', (line, expected) => {
  expect(inWords(line)).toBe(expected);
});
