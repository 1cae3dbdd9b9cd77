import { expect, it } from 'vitest';
import { type LostAnswer, readAnswer, writeAnswer } from './settle-lost.ts';

it.each<LostAnswer>([
  { kind: 'replace', id: '42___17___585___3.42~0123456789abcdef', itemId: 7 },
  { kind: 'keep', id: '42______585' },
  { kind: 'drop', id: '42______585' },
])('the value of a button for a lost piece is parsed back to the same answer: %j', (answer) => {
  expect(readAnswer(writeAnswer(answer))).toEqual(answer);
});

it.each(['', 'remove', 'extend', 'replace', 'replace 42______585 x', 'burn 42______585'])(
  'the words “%s” are about nothing lost',
  (words) => {
    expect(readAnswer(words)).toBeNull();
  },
);
