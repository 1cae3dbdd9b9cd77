import { expect, it } from 'vitest';
import { runsOf } from './draw-text.ts';

it.each([
  ['Кольцо № 5', ['Кольцо', ' ', '№', ' 5']],
  ['“Qaldirgʻoch” uzugi', ['“Qaldirgʻoch” uzugi']],
  ['3.42 ± 0.02', ['3.42 +/- 0.02']],
])('%s is split into runs by the font files that have its characters', (text, runs) => {
  expect(runsOf(text)).toEqual(runs);
});
