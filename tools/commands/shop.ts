// The command `npm run shop` (docs/runbooks/first-shop.md).
import { shopCommand } from '#server/cli/shop.ts';
import { environment } from '#server/start/process/environment.ts';
import { runCommand } from './run-command.ts';

// npm runs its scripts in the shop's own folder; paths are meant from where the person stands
const folder = environment['INIT_CWD'] ?? process.cwd();
await runCommand(shopCommand, (database, config) => ({ database, config, folder }));
