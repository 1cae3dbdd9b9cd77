// The command `npm run rate`: sets the reference rates of metals and prices their pieces anew (docs/decisions/0024-prices.md).
import { joinDatabase } from '#database/join.ts';
import { readConfig } from '#server/config.ts';
import { databaseFolder } from '#server/start/claim.ts';
import { environment } from '#server/start/environment.ts';
import { workAtRateDesk } from '#server/start/rate-desk.ts';
import { stopReasonOf } from '#server/start/stop-reason.ts';

try {
  const config = readConfig(environment);
  const database = await joinDatabase({
    url: config.secrets.databaseUrl,
    folder: databaseFolder(config),
    onServerEnded: () => process.exit(1),
  });
  try {
    const words = process.argv.slice(2);
    const tell = (line: string) => console.log(line);
    console.log(await workAtRateDesk(database.db, { words, now: new Date(), tell }));
  } finally {
    await database.close();
  }
} catch (error) {
  const reason = stopReasonOf(error);
  console.error(reason.message);
  process.exitCode = reason.exitCode;
}
