// `npm run bench:tasks`: does the ten most frequent tasks by keyboard on a desktop and by touch on a phone, each with a quarter of the
// processor and a slow line, and fails if one takes more presses or seconds than its goal (BO-64). One task at a time.
import { spawnSync } from 'node:child_process';
import { commandLine } from '#server/cli/command.ts';
import { bin } from '#tools/run.ts';

commandLine({ usage: 'npm run bench:tasks: presses and seconds of the ten most frequent tasks.' });

const test = [bin('@playwright/test', 'playwright'), 'test', 'ten-tasks', '--project=phone', '--workers=1'];
const { status } = spawnSync(process.execPath, test, {
  stdio: 'inherit',
  env: { ...process.env, JUDGE_SECONDS: '1' },
});
process.exitCode = status ?? 1;
