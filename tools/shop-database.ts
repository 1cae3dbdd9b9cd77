import type { Connected } from '#database/connect.ts';
import { openDatabase } from '#database/open.ts';
import { type Config, readConfig } from '#server/config.ts';
import { databaseFolder } from '#server/start/claim.ts';
import { environment } from '#server/start/environment.ts';

/** Opens the database that `npm start` would, for one command. */
export async function withShopDatabase(
  run: (database: Connected, config: Config) => Promise<string>,
): Promise<string> {
  const config = readConfig(environment);
  const database = await openDatabase({
    url: config.secrets.databaseUrl,
    folder: databaseFolder(config),
    onServerEnded: () => process.exit(1),
  });
  try {
    return await run(database, config);
  } finally {
    await database.close();
  }
}
