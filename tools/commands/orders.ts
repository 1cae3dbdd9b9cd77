// The command `npm run orders` (docs/decisions/0026-messages-about-orders.md).
import { ordersCommand } from '#server/cli/orders/orders.ts';
import { runCommand } from './run-command.ts';

await runCommand(ordersCommand, ({ db }, { secrets, publicUrl }) => ({
  db,
  secret: secrets.secretKey,
  publicUrl,
  now: new Date(),
}));
