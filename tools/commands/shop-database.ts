import type { Connected } from '#database/connect.ts';
import { joinDatabase } from '#database/join.ts';
import { openDatabase, type OpenDatabase, type OpenOptions } from '#database/open.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { databaseFolder } from '#server/start/claim.ts';
import { environment } from '#server/start/process/environment.ts';
import { requireMigrated, requireOpened } from '#server/start/require-shop.ts';

type Work = (database: Connected, config: Config) => Promise<string>;

/** Opens the database that `npm start` would use, as the owner of its tables, for one command. */
export function withShopDatabase(work: Work): Promise<string> {
  const config = readConfig(environment);
  const { databaseUrl, databaseOwnerUrl } = config.secrets;
  return withDatabase(config, {
    open: openDatabase,
    work,
    ...(databaseOwnerUrl === undefined
      ? { url: databaseUrl }
      : { url: databaseOwnerUrl, setting: 'DATABASE_OWNER_URL' }),
  });
}

/** Opens the database of an existing shop, which may be running: exit code 4 if there is none, 5 if its tables are older. */
export async function withOpenedShop(work: Work): Promise<string> {
  const config = readConfig(environment);
  requireOpened(config);
  return withDatabase(config, {
    open: joinDatabase,
    url: config.secrets.databaseUrl,
    work: async (database) => {
      await requireMigrated(database.pool);
      return work(database, config);
    },
  });
}

interface Access extends Pick<OpenOptions, 'url' | 'setting'> {
  open: (options: OpenOptions) => Promise<OpenDatabase>;
  work: Work;
}

async function withDatabase(config: Config, { open, work, ...server }: Access): Promise<string> {
  const database = await open({
    ...server,
    folder: databaseFolder(config),
    onServerEnded: () => process.exit(1),
  });
  try {
    return await work(database, config);
  } finally {
    await database.close();
  }
}
