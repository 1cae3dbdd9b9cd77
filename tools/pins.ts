// The command `npm run pins`: what stands first in a search (docs/decisions/0029-text-is-read-with-the-catalogue-at-hand.md).
import { workAtPinDesk } from '#server/start/pin-desk.ts';
import { atDesk } from './desk.ts';

await atDesk(({ db }) => workAtPinDesk(db, process.argv.slice(2)));
