// Runs all checks of the source that do not need a running shop. `npm test` runs it first.
import { commandLine } from '#server/cli/command.ts';
import { bin, run, type Ran } from '../run.ts';

interface Step {
  program: string;
  args: string[];
}

interface Check {
  name: string;
  /** Run one after the other, until one fails. */
  steps: Step[];
}

const checks: Check[] = [
  {
    // The linter reads the types of all files anyway. Reporting type errors here as well costs half of the compiler's time.
    name: 'lint and types',
    steps: [
      // route modules import their own types, which React Router generates from storefront/routes.ts
      { program: bin('@react-router/dev', 'react-router'), args: ['typegen'] },
      {
        program: bin('oxlint'),
        args: ['--type-aware', '--type-check', '--deny-warnings', '--report-unused-disable-directives'],
      },
    ],
  },
  { name: 'shared types', steps: [{ program: 'tools/checks/shared-types.ts', args: [] }] },
  { name: 'format', steps: [{ program: bin('oxfmt'), args: ['--check'] }] },
  { name: 'unused', steps: [{ program: bin('knip'), args: ['--no-progress'] }] },
  { name: 'texts', steps: [{ program: 'tools/checks/texts.ts', args: [] }] },
];

interface CheckResult extends Ran {
  name: string;
}

/** Runs all checks at once; prints each result when it is available, and at the end the findings of the failed ones. */
export async function runChecks(): Promise<CheckResult[]> {
  console.log(`Checking: ${checks.map(({ name }) => name).join(', ')} …`);
  const results = await Promise.all(
    checks.map(async ({ name, steps }) => {
      const result = { name, ...(await runSteps(steps)) };
      console.log(`${result.code === 0 ? '✓' : '✗'} ${name} ${(result.milliseconds / 1000).toFixed(1)} s`);
      return result;
    }),
  );
  for (const { name, code, output } of results) {
    if (code !== 0) console.log(`\n${name}:\n${output.trimEnd()}`);
  }
  return results;
}

async function runSteps(steps: Step[]): Promise<Ran> {
  const ran: Ran = { code: 0, output: '', milliseconds: 0 };
  for (const { program, args } of steps) {
    const { code, output, milliseconds } = await run(program, args);
    ran.code = code;
    ran.output += output;
    ran.milliseconds += milliseconds;
    if (code !== 0) break;
  }
  return ran;
}

if (import.meta.main) {
  commandLine({
    usage: 'npm run check: checks types, lint, format, unused code and texts; needs no running shop.',
  });
  const results = await runChecks();
  process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
}
