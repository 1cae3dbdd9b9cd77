// The command `npm run rate`: sets the reference rates of metals and prices their pieces anew (docs/decisions/0024-prices.md).
import { giveWay } from '#server/kit/leisure.ts';
import { workAtRateDesk } from '#server/start/rate-desk.ts';
import { atDesk } from './desk.ts';

giveWay();
const tell = (line: string) => console.log(line);
await atDesk(({ db }) => workAtRateDesk(db, { words: process.argv.slice(2), now: new Date(), tell }));
