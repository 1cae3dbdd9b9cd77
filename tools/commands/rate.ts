// The command `npm run rate`: sets the reference rates of metals and prices their pieces anew (docs/decisions/0024-prices.md).
import { rateCommand } from '#server/cli/rate.ts';
import { lowerPriority } from '#server/kit/load/throttle.ts';
import { runCommand } from './run-command.ts';

lowerPriority();
const print = (line: string) => console.log(line);
await runCommand(rateCommand, ({ db }) => ({ db, now: new Date(), print }));
