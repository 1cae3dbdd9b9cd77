import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';
import { findUnapplied, readMigrations } from '#database/migrate.ts';
import type { Config } from '../config/config.ts';
import { databaseFolder } from './claim.ts';
import { exitCodes, StopReason } from './process/stop-reason.ts';

/** For commands that work on an existing shop: stops with exit code 4 if no shop was ever opened in the data folder. */
export function requireOpened(config: Config): void {
  if (config.secrets.databaseUrl !== undefined) return;
  if (existsSync(path.join(databaseFolder(config), 'PG_VERSION'))) return;
  throw new StopReason(
    exitCodes.dataFolder,
    `No shop was opened in the data folder ${config.dataDir} yet: open one there with npm start, or say where yours is with DATA_DIR or DATABASE_URL.`,
  );
}

/** Stops with exit code 5 if the tables are not at the version that this code needs. */
export async function requireMigrated(pool: Pool): Promise<void> {
  const missing = await findUnapplied(pool, await readMigrations());
  if (missing.length === 0) return;
  const why = missing.length > 3 ? `${missing.length} migrations` : missing.join(', ');
  throw new StopReason(
    exitCodes.database,
    `The database is of an older version of the shop, or empty (it lacks ${why}): npm start or npm run db:migrate brings it up to date.`,
  );
}
