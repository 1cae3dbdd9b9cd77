// The command `npm run files` (docs/runbooks/files-in-a-store.md).
import { filesCommand } from '#server/cli/files.ts';
import { runCommand } from './run-command.ts';

await runCommand(filesCommand, ({ db }, config) => ({ db, config }));
