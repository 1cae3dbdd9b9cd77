import { expect, it } from 'vitest';
import { makeSynonyms, readSynonyms } from './synonyms.ts';

const synonyms = makeSynonyms([
  { words: 'неделька', meaning: 'браслет комплект' },
  { words: 'baxt uzugi', meaning: 'nikoh uzugi' },
  { words: 'один два три четыре пять', meaning: 'too long' },
]);

it.each([
  ['неделька', 'браслет комплект'],
  ['золотая неделька 585', 'золотая браслет комплект 585'],
  ['Недельки!', 'браслет комплект'],
  ['nedelka', 'браслет комплект'],
  ['бахт узуги', 'nikoh uzugi'],
  ['baxt uzuklari oltin', 'nikoh uzugi oltin'],
  ['baxt', 'baxt'],
  ['один два три четыре пять', 'один два три четыре пять'],
  ['  кольцо  ', 'кольцо'],
])('%j is read as %j', (typed, read) => {
  expect(readSynonyms(synonyms, typed)).toBe(read);
});

it('without synonyms a text stays unchanged', () => {
  expect(readSynonyms(makeSynonyms([]), '  кольцо  ')).toBe('  кольцо  ');
});

it('a replacement is not replaced again', () => {
  const circle = makeSynonyms([
    { words: 'a1', meaning: 'b1' },
    { words: 'b1', meaning: 'a1' },
  ]);
  expect(readSynonyms(circle, 'a1 b1')).toBe('b1 a1');
});
