// The command `npm run orders`: the staff move orders on (docs/decisions/0026-orders-tell-their-shopper.md).
import { workAtOrderDesk } from '#server/start/order-desk.ts';
import { atDesk } from './desk.ts';

await atDesk(({ db }, { secrets, publicUrl }) =>
  workAtOrderDesk(
    { db, secret: secrets.secretKey, publicUrl },
    { words: process.argv.slice(2), now: new Date() },
  ),
);
