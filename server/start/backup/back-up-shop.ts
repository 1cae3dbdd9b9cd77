import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { dumpDatabase } from '#database/backup/dump.ts';
import { copyFile, type FileFacts, listFiles } from '#database/backup/files.ts';
import { writeManifest } from '#database/backup/manifest.ts';
import { DatabaseProblem, errorCode } from '#database/problems.ts';
import type { Config } from '../../config/config.ts';
import { hmac } from '../../kit/crypto/signing.ts';

/** The parts of DATA_DIR that cannot be generated again: originals of pictures and films, and rejected rows of imports. */
export const backedUpFolders = ['files', 'imports'] as const;

/**
 * Writes a backup into a new folder: every row as of one moment, and the files that those rows refer to. The shop may be running. The
 * folder gets its final name when it is complete. Returns a summary for people. Refuses with BACKUP.
 */
export async function backUpShop(
  { pool, config }: { pool: Pool; config: Config },
  folder: string,
): Promise<string> {
  await requireRoom(folder);
  const unfinished = `${folder}.unfinished-${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    // rows first: a file exists before its row and never changes
    const database = await dumpDatabase(pool, unfinished);
    const files = await copyFiles(config.dataDir, unfinished);
    await writeManifest(unfinished, { ...database, files, secretMark: secretMark(config) });
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
    const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
    return [
      `The shop as of ${database.madeAt} is in ${folder}: ${rows} rows of ${database.tables.length} tables, ${files.length} files.`,
      ...(config.secrets.files.name === 's3'
        ? ['Originals of pictures are in the store of FILES=s3, which has copies of its own.']
        : []),
      'The secret key is not in it; without the same key, links to orders, logins and saved cards end.',
    ].join('\n');
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Identifies the shop's key, so that two shops can be compared; reveals nothing about it. */
export function secretMark({ secrets }: Config): string {
  return hmac(secrets.secretKey, 'mark of backups').toString('hex').slice(0, 16);
}

async function requireRoom(folder: string): Promise<void> {
  try {
    if ((await readdir(folder)).length === 0) return;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    if (errorCode(error) !== 'ENOTDIR') throw error;
  }
  throw new DatabaseProblem(
    'BACKUP',
    `${folder} is there already and not empty: choose another name for the backup.`,
  );
}

async function copyFiles(dataDir: string, to: string): Promise<FileFacts[]> {
  const facts: FileFacts[] = [];
  for (const backedUp of backedUpFolders)
    for (const name of await listFiles(path.join(dataDir, backedUp)))
      facts.push(await copyFile(`${backedUp}/${name}`, { from: dataDir, to }));
  return facts;
}
