// The command `npm run import`: brings pieces in from a CSV or XLSX (docs/decisions/0033-import.md, docs/runbooks/import.md).
import { importCommand } from '#server/cli/import.ts';
import { lowerPriority } from '#server/kit/load/throttle.ts';
import { environment } from '#server/start/process/environment.ts';
import { runCommand } from './run-command.ts';

lowerPriority();
let isStopped = false;
// under npm Ctrl-C comes twice, from the terminal and from npm; the import ends between two batches
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (isStopped = true));

await runCommand(importCommand, (database, { dataDir }) => ({
  database,
  // npm runs its scripts in the shop's own folder; paths are meant from where the person stands
  folder: environment['INIT_CWD'] ?? process.cwd(),
  dataDir,
  now: () => new Date(),
  out: process.stdout,
  isStopped: () => isStopped,
}));
