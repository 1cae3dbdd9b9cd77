import { pricesCommand } from '#server/cli/prices/prices.ts';
import { runCommand } from './run-command.ts';

await runCommand(pricesCommand, ({ db }) => ({ db, now: new Date() }));
