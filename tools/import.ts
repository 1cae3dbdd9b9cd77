// The command `npm run import`: brings pieces in from a CSV or XLSX (docs/decisions/0033-import.md, docs/runbooks/import.md).
import { giveWay } from '#server/kit/leisure.ts';
import { environment } from '#server/start/environment.ts';
import { workAtImportDesk } from '#server/start/import-desk.ts';
import { atDesk } from './desk.ts';

giveWay();
let isStopped = false;
// under npm Ctrl-C comes twice, from the terminal and from npm; the import ends between two batches
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (isStopped = true));

await atDesk((database, { dataDir }) =>
  workAtImportDesk(database, {
    words: process.argv.slice(2),
    // npm runs its scripts in the shop's own folder; paths are meant from where the person stands
    folder: environment['INIT_CWD'] ?? process.cwd(),
    dataDir,
    now: () => new Date(),
    out: process.stdout,
    isStopped: () => isStopped,
  }),
);
