import { expect, it } from 'vitest';
import { runsOf } from './draw-text.ts';

it.each([
  ['Кольцо № 5', ['Кольцо', ' ', '№', ' 5']],
  ['“Qaldirgʻoch” uzugi', ['“Qaldirgʻoch” uzugi']],
  ['3.42 ± 0.02', ['3.42 +/- 0.02']],
])('%s is written in the files that have its signs', (text, runs) => {
  expect(runsOf(text)).toEqual(runs);
});
