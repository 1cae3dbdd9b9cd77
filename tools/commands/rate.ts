// The command `npm run rate`: sets the reference rates of metals and the parameters of their formula, and reprices pieces (docs/decisions/0024-prices.md).
import { userInfo } from 'node:os';
import { rateCommand } from '#server/cli/prices/rate.ts';
import { lowerPriority } from '#server/kit/load/throttle.ts';
import { runCommand } from './run-command.ts';

lowerPriority();
const print = (line: string) => console.log(line);
await runCommand(rateCommand, ({ db }) => ({ db, now: new Date(), user: userInfo().username, print }));
