import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readJobsVersion } from '#database/backup/dump.ts';
import { copyFile, listFiles } from '#database/backup/files.ts';
import { loadDatabase, numbersLeftOut } from '#database/backup/load.ts';
import { type Manifest, newer, readManifest } from '#database/backup/manifest.ts';
import { forgetAside, hasShop, isShopOpen, putBack, setAside } from '#database/backup/set-aside.ts';
import type { Connected } from '#database/connect.ts';
import { findBroken, invariantNames } from '#database/invariants.ts';
import { migrate, type Migration, readMigrations } from '#database/migrate.ts';
import { DatabaseProblem } from '#database/problems.ts';
import type { Config } from '../../config/config.ts';
import { prepareJobs } from '../../kit/jobs.ts';
import { backedUpFolders, secretMark } from './back-up-shop.ts';

export interface RestoreDeps {
  database: Connected;
  config: Config;
}

export interface RestoreArgs {
  folder: string;
  /** `replace`: the existing shop is removed when the restored one is complete. */
  ifThereIsOne: 'refuse' | 'replace';
}

/** Folders of the previous shop in DATA_DIR that can be generated again from rows and originals. */
const madeAgain = ['derivatives', 'previews', 'feeds', 'certificates'];

/**
 * Restores a backup into the database and DATA_DIR: checks all its files first, creates the tables as they were then, fills them, compares
 * every value, and migrates the tables to this version. Until it is done, the existing tables are set aside, and restored if anything
 * fails. Returns what was done, and whether all invariants hold. Refuses with BACKUP or MIGRATION. The shop must be stopped.
 */
export async function restoreShop(
  deps: RestoreDeps,
  { folder, ifThereIsOne }: RestoreArgs,
): Promise<{ report: string; isSound: boolean }> {
  const { config, database } = deps;
  const manifest = await readManifest(folder);
  const migrations = migrationsOf(folder, { manifest, known: await readMigrations() });
  await requireNobody(database);
  if (ifThereIsOne === 'refuse') await requireEmpty(deps);
  try {
    await setAside(database.pool);
    await migrate(database.pool, migrations);
    await prepareJobs(database.pool);
    if ((await readJobsVersion(database.pool)) < manifest.jobsVersion)
      throw newer(folder, `its jobs are of version ${manifest.jobsVersion}`);
    await loadDatabase(database.pool, { folder, manifest });
    await migrate(database.pool, await readMigrations());
    await copyFiles(manifest, { from: folder, to: config.dataDir });
  } catch (error) {
    await putBack(database.pool);
    throw error;
  }
  await forgetAside(database.pool);
  for (const made of madeAgain) await rm(path.join(config.dataDir, made), { recursive: true, force: true });
  const broken = await findBroken(database.db);
  return { report: describe(manifest, { config, broken }), isSound: broken.length === 0 };
}

function migrationsOf(
  folder: string,
  { manifest, known }: { manifest: Manifest; known: Migration[] },
): Migration[] {
  return manifest.migrations.map(({ name, checksum }) => {
    const migration = known.find((one) => one.name === name);
    if (migration === undefined) throw newer(folder, `it has the migration ${name}`);
    if (migration.checksum === checksum) return migration;
    const sentence = `The backup ${folder} was made by other migrations: ${name} differs. Restore it with the version that made it.`;
    throw new DatabaseProblem('BACKUP', sentence);
  });
}

async function requireNobody({ pool }: Connected): Promise<void> {
  if (await isShopOpen(pool))
    throw new DatabaseProblem(
      'FOLDER_IN_USE',
      'A shop is running on this database: stop it before restoring.',
    );
}

async function requireEmpty({ database, config }: RestoreDeps): Promise<void> {
  const lists = await Promise.all(
    backedUpFolders.map((backedUp) => listFiles(path.join(config.dataDir, backedUp))),
  );
  if (!(await hasShop(database.pool)) && lists.flat().length === 0) return;
  const sentence = `There is a shop already (${config.dataDir}): npm run db:restore -- <folder> --replace puts the backup in its place, and what is there now is gone then.`;
  throw new DatabaseProblem('BACKUP', sentence);
}

/** An original never changes under its name, so none is deleted: further files of the replaced shop stay unused. */
async function copyFiles({ files }: Manifest, places: { from: string; to: string }): Promise<void> {
  for (const { path: name } of files) await copyFile(name, places);
}

function describe(manifest: Manifest, { config, broken }: { config: Config; broken: string[] }): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const isSameKey = manifest.secretMark === secretMark(config);
  return [
    `The shop as of ${manifest.madeAt} is back: ${rows} rows of ${manifest.tables.length} tables, ${manifest.files.length} files, every value as it was.`,
    `New orders, payments and pieces leave ${numbersLeftOut} numbers out, which may have been given since.`,
    ...(isSameKey
      ? []
      : [
          'The secret key is another than the backup’s: links to orders, logins and saved cards of before do not work. Set SECRET_KEY (or DATA_DIR/secret) to the old one.',
        ]),
    broken.length === 0
      ? `The data is consistent: ${invariantNames.length} invariants hold.`
      : `The books are not in order:\n  ${broken.join('\n  ')}`,
  ].join('\n');
}
