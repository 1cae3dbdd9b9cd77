// The command `npm run files` (docs/runbooks/files-in-a-store.md).
import { filesCommand } from '#server/cli/files.ts';
import { environment } from '#server/start/process/environment.ts';
import { runCommand } from './run-command.ts';

// npm runs its scripts in the shop's own folder; paths are meant from where the person stands
const folder = environment['INIT_CWD'] ?? process.cwd();
await runCommand(filesCommand, ({ db }, config) => ({ db, config, folder }));
