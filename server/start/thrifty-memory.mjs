/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access -- no type check reads plain JavaScript */
// Runs before main.ts by `node --import`. On Linux the C library gives each thread a heap of its own and keeps what was freed in it: a
// third of what the shop held. It can be told to use one heap, and to give back, only in the environment and only before a process
// begins: so this process begins once more, as the same process, 50 ms later.
import { isMainThread } from 'node:worker_threads';

const settings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};
/** Says in the second beginning which of them were added: they are not for the database and other children. */
const mark = 'SHOP_MEMORY_SETTINGS';

const { env, execve } = process;
if (isMainThread && env[mark] !== undefined) {
  for (const name of [mark, ...env[mark].split(',')]) delete env[name];
} else if (isMainThread && process.platform === 'linux' && execve && !process.connected) {
  const added = Object.fromEntries(Object.entries(settings).filter(([name]) => env[name] === undefined));
  const args = [process.argv0, ...process.execArgv, ...process.argv.slice(1)];
  execve(process.execPath, args, { ...added, ...env, [mark]: Object.keys(added).join() });
}
