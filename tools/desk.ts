import type { Connected } from '#database/connect.ts';
import { joinDatabase } from '#database/join.ts';
import { type Config, readConfig } from '#server/config.ts';
import { databaseFolder } from '#server/start/claim.ts';
import { environment } from '#server/start/environment.ts';
import { stopReasonOf } from '#server/start/stop-reason.ts';

/** One command of the staff, beside a shop that may be open: prints what its work answers, or why it stopped, with its exit code. */
export async function atDesk(work: (database: Connected, config: Config) => Promise<string>): Promise<void> {
  try {
    const config = readConfig(environment);
    const database = await joinDatabase({
      url: config.secrets.databaseUrl,
      folder: databaseFolder(config),
      onServerEnded: () => process.exit(1),
    });
    try {
      console.log(await work(database, config));
    } finally {
      await database.close();
    }
  } catch (error) {
    const reason = stopReasonOf(error);
    console.error(reason.message);
    process.exitCode = reason.exitCode;
  }
}
