import { workAtTariffDesk } from '#server/start/tariff-desk.ts';
import { atDesk } from './desk.ts';

await atDesk(({ db }) => workAtTariffDesk(db, { words: process.argv.slice(2), now: new Date() }));
