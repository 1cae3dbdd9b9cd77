// The command `npm run tariffs`: what couriers cost and on which days they work (docs/decisions/0025-holds-told-and-delivery-promised.md).
import { joinDatabase } from '#database/join.ts';
import { readConfig } from '#server/config.ts';
import { databaseFolder } from '#server/start/claim.ts';
import { environment } from '#server/start/environment.ts';
import { workAtTariffDesk } from '#server/start/tariff-desk.ts';
import { stopReasonOf } from '#server/start/stop-reason.ts';

try {
  const config = readConfig(environment);
  const database = await joinDatabase({
    url: config.secrets.databaseUrl,
    folder: databaseFolder(config),
    onServerEnded: () => process.exit(1),
  });
  try {
    console.log(await workAtTariffDesk(database.db, { words: process.argv.slice(2), now: new Date() }));
  } finally {
    await database.close();
  }
} catch (error) {
  const reason = stopReasonOf(error);
  console.error(reason.message);
  process.exitCode = reason.exitCode;
}
