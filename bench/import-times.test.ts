import { expect, it } from 'vitest';
import { firstTime, secondTime } from './import-times.ts';

it('both runs of the import benchmark say what was done, and in which time', () => {
  expect(firstTime({ output: 'Rows: 50000 new.', ms: 41_230 })).toBe(
    'Rows: 50000 new.\n41.2 s (goal 60 s for 50,000 rows)',
  );
  expect(secondTime({ output: 'Rows: 50000 unchanged.', ms: 9_870 })).toBe(
    'the same file again: Rows: 50000 unchanged. 9.9 s',
  );
});
