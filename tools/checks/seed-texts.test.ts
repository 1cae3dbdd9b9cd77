import { expect, it } from 'vitest';
import { findSeedFaults } from './seed-texts.ts';

const seed = (text: string) => [{ path: 'database/seed/names.ts', text }];

it('a wrong word in a seed is reported with its line', () => {
  expect(
    findSeedFaults(
      seed("const name = {\n  uz: 'Olmos',\n  ru: 'Бриллиант',\n  en: 'Diamond\\'s color',\n};"),
    ),
  ).toEqual([
    'database/seed/names.ts:2: says “Olmos”, the word is “brilliant”',
    'database/seed/names.ts:4: says “color”, the word is “colour”',
  ]);
});

it('tests and words of the code are not read', () => {
  expect(findSeedFaults([{ path: 'server/cart/cart.test.ts', text: "{ uz: 'Olmos' }" }])).toEqual([]);
  expect(findSeedFaults(seed("const color = 'Olmos';"))).toEqual([]);
});
