// Everything that can be said about the source without running the shop. `npm test` runs it first.
import { bin, run, type Ran } from './run.ts';

interface Check {
  name: string;
  program: string;
  args: string[];
}

const checks: Check[] = [
  { name: 'types', program: 'tools/type-check.ts', args: [] },
  {
    name: 'lint',
    program: bin('oxlint'),
    args: ['--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  },
  { name: 'format', program: bin('oxfmt'), args: ['--check'] },
  { name: 'unused', program: bin('knip'), args: ['--no-progress'] },
  { name: 'texts', program: 'tools/texts.ts', args: [] },
];

export interface CheckResult extends Ran {
  name: string;
}

export async function runChecks(): Promise<CheckResult[]> {
  return Promise.all(
    checks.map(async ({ name, program, args }) => ({ name, ...(await run(program, args)) })),
  );
}

export function printChecks(results: CheckResult[]): void {
  for (const { name, code, output } of results) {
    if (code !== 0) console.log(`\n${name}:\n${output.trimEnd()}`);
  }
  console.log('');
  for (const { name, code, milliseconds } of results) {
    console.log(`${code === 0 ? '✓' : '✗'} ${name} ${(milliseconds / 1000).toFixed(1)} s`);
  }
}

if (import.meta.main) {
  const results = await runChecks();
  printChecks(results);
  process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
}
