// The command `npm run reviews`: reviews are read here before they are shown (docs/decisions/0018-reviews-and-compare.md).
import { joinDatabase } from '#database/join.ts';
import { readConfig } from '#server/config.ts';
import { databaseFolder } from '#server/start/claim.ts';
import { environment } from '#server/start/environment.ts';
import { workAtReviewDesk } from '#server/start/review-desk.ts';
import { stopReasonOf } from '#server/start/stop-reason.ts';

try {
  const config = readConfig(environment);
  const database = await joinDatabase({
    url: config.secrets.databaseUrl,
    folder: databaseFolder(config),
    onServerEnded: () => process.exit(1),
  });
  try {
    console.log(await workAtReviewDesk(database.db, { words: process.argv.slice(2), now: new Date() }));
  } finally {
    await database.close();
  }
} catch (error) {
  const reason = stopReasonOf(error);
  console.error(reason.message);
  process.exitCode = reason.exitCode;
}
