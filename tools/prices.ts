import { workAtPriceDesk } from '#server/start/price-desk.ts';
import { atDesk } from './desk.ts';

await atDesk(({ db }) => workAtPriceDesk(db, { words: process.argv.slice(2), now: new Date() }));
