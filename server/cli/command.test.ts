import { expect, it } from 'vitest';
import { readArguments, UsageProblem } from './command.ts';

const usage = 'npm run something [folder]: does something.';

it('an unknown option and a missing or superfluous word are refused with the usage, named in one sentence', () => {
  const read = (...args: string[]) =>
    readArguments(args, { usage, options: { replace: { type: 'boolean' } }, count: [1, 1] });
  expect(read('folder', '--replace')).toMatchObject({
    positionals: ['folder'],
    values: { replace: true },
  });
  expect(() => read('folder', '--nonsense')).toThrow(new UsageProblem(`Unknown option '--nonsense'.`, usage));
  expect(() => read('folder', 'other')).toThrow(new UsageProblem('"other" is not known here.', usage));
  expect(() => read('--replace')).toThrow(new UsageProblem('Something is missing.', usage));
});
