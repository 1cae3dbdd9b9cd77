// The command `npm run shop` (docs/runbooks/first-shop.md).
import { shopCommand } from '#server/cli/shop.ts';
import { runCommand } from './run-command.ts';

await runCommand(shopCommand, (database, config) => ({ database, config }));
