import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

const shop = `
  const { watchParents } = await import(${JSON.stringify(path.join(import.meta.dirname, 'parents.ts'))});
  setInterval(() => {}, 1000);
  watchParents({ npm_lifecycle_event: 'start' }, () => {
    console.log('gone');
    process.exit();
  });
  console.log('watches');
`;

test.each(['the shell', 'npm'])('a shop that npm started notices the end of %s', async (killed) => {
  // the outer shell stands for npm; neither forwards signals
  const inner = `"${process.execPath}" --input-type=module -e "$SHOP" & wait`;
  const npm = spawn('sh', ['-c', `sh -c '${inner}' & echo $!; wait`], {
    env: { ...process.env, SHOP: shop },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = createInterface(npm.stdout)[Symbol.asyncIterator]();
  const shell = Number((await printed.next()).value);
  onTestFinished(() => {
    for (const pid of [npm.pid ?? NaN, shell]) kill(pid);
  });
  expect((await printed.next()).value).toBe('watches');
  kill(killed === 'npm' ? (npm.pid ?? NaN) : shell);
  expect((await printed.next()).value).toBe('gone');
});

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has already ended
  }
}
