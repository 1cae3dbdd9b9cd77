// Runs all tests, one suite after the other, and prints one closing line with their counts: `N passed, N failed`, `, N skipped` if any
// were.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '#server/cli/command.ts';
import { runChecks } from './check.ts';
import { bin, root } from '../run.ts';
import {
  closingLine,
  countPlaywright,
  countVitest,
  type Count,
  skippedLine,
  skipReasons,
  sum,
} from './test-count.ts';

commandLine({
  usage: 'npm test, npm run test: runs the check, then all code tests, then all browser tests.',
});

interface Suite {
  name: string;
  program: string;
  args: string[];
  report: string;
  count: (report: unknown) => Count;
}

const suites: Suite[] = [
  { name: 'vitest', program: bin('vitest'), args: ['run'], report: 'out/vitest.json', count: countVitest },
  {
    name: 'playwright',
    program: bin('@playwright/test', 'playwright'),
    args: ['test'],
    report: 'out/e2e.json',
    count: countPlaywright,
  },
];

const reasons: string[] = [];
const counts = [await countChecks()];
for (const suite of suites) counts.push(await runSuite(suite));
const total = sum(counts);
console.log(`\n${skippedLine(reasons)}${closingLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function countChecks(): Promise<Count> {
  const results = await runChecks();
  const failed = results.filter(({ code }) => code !== 0).length;
  return { passed: results.length - failed, failed, skipped: 0 };
}

/** A suite with a bad exit code has at least one failure, even if it crashed before it could write a report. */
async function runSuite({ name, program, args, report, count }: Suite): Promise<Count> {
  const file = join(root, report);
  rmSync(file, { force: true });
  const code = await runLoudly(program, args);
  let counted: Count;
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    counted = count(parsed);
    reasons.push(...skipReasons(parsed));
  } catch {
    console.error(`${name} left no report of its tests: it crashed`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  return code === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

function runLoudly(program: string, args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
