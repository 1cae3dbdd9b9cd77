import { expect, it } from 'vitest';
import { uzbekLetters } from './uzbek-letters.ts';

it.each([
  ["Qaldirg'och", 'Qaldirgʻoch'],
  ['Oʼzbek to’y', 'Oʻzbek toʻy'],
  ["ma'no va san`at", 'maʼno va sanʼat'],
  ["tog', bog'.", 'togʻ, bogʻ.'],
  ['Oʻzbek, sanʼat', 'Oʻzbek, sanʼat'],
  ["u 'qizil' dedi", "u 'qizil' dedi"],
])('%s becomes %s', (typed, meant) => {
  expect(uzbekLetters(typed)).toBe(meant);
});
