// The command `npm run prices`: promotions, promo codes and prices of single pieces (docs/decisions/0024-prices.md).
import { joinDatabase } from '#database/join.ts';
import { readConfig } from '#server/config.ts';
import { databaseFolder } from '#server/start/claim.ts';
import { environment } from '#server/start/environment.ts';
import { workAtPriceDesk } from '#server/start/price-desk.ts';
import { stopReasonOf } from '#server/start/stop-reason.ts';

try {
  const config = readConfig(environment);
  const database = await joinDatabase({
    url: config.secrets.databaseUrl,
    folder: databaseFolder(config),
    onServerEnded: () => process.exit(1),
  });
  try {
    console.log(await workAtPriceDesk(database.db, { words: process.argv.slice(2), now: new Date() }));
  } finally {
    await database.close();
  }
} catch (error) {
  const reason = stopReasonOf(error);
  console.error(reason.message);
  process.exitCode = reason.exitCode;
}
