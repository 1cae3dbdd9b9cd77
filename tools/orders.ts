// The command `npm run orders`: the staff move orders on (docs/decisions/0026-orders-tell-their-shopper.md).
import { joinDatabase } from '#database/join.ts';
import { readConfig } from '#server/config.ts';
import { databaseFolder } from '#server/start/claim.ts';
import { environment } from '#server/start/environment.ts';
import { workAtOrderDesk } from '#server/start/order-desk.ts';
import { stopReasonOf } from '#server/start/stop-reason.ts';

try {
  const config = readConfig(environment);
  const database = await joinDatabase({
    url: config.secrets.databaseUrl,
    folder: databaseFolder(config),
    onServerEnded: () => process.exit(1),
  });
  try {
    const { secrets, publicUrl } = config;
    const parts = { db: database.db, secret: secrets.secretKey, publicUrl };
    console.log(await workAtOrderDesk(parts, { words: process.argv.slice(2), now: new Date() }));
  } finally {
    await database.close();
  }
} catch (error) {
  const reason = stopReasonOf(error);
  console.error(reason.message);
  process.exitCode = reason.exitCode;
}
