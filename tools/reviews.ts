import { workAtReviewDesk } from '#server/start/review-desk.ts';
import { atDesk } from './desk.ts';

await atDesk(({ db }) => workAtReviewDesk(db, { words: process.argv.slice(2), now: new Date() }));
