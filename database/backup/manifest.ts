import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseProblem, errorCode } from '../problems.ts';
import { type FileFacts, hashFile } from './files.ts';
import type { TableFacts, SequenceFacts } from './tables.ts';

const format = 1;
const names = { manifest: 'manifest.json', sum: 'manifest.sha256' };

/** Description of a backup, to check it before anything is changed and to compare it afterwards. */
export interface Manifest {
  format: number;
  /** ISO; everything committed before this instant is in the backup. */
  madeAt: string;
  /** Applied migrations in their order: a restore creates the tables with them. */
  migrations: { name: string; checksum: string }[];
  /** The version of the job queue's own tables. */
  jobsVersion: number;
  tables: TableBackup[];
  sequences: SequenceFacts[];
  /** The files by their paths in DATA_DIR, with slashes. */
  files: FileFacts[];
  /** A fingerprint that identifies a secret key without revealing it. */
  secretMark: string;
  /** Hash of the last block of the audit, hexadecimal; null = nothing was sealed, left out = the backup is older than this field. */
  auditHead?: string | null;
}

export interface TableBackup extends TableFacts {
  rows: number;
  /** The checksum of all values of all rows, independent of the order of the rows. */
  checksum: string;
  /** The file with its rows, in the folder of the backup. */
  file: FileFacts;
}

/** Writes the manifest, which is the last step: a folder without it is not a backup. */
export async function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>): Promise<void> {
  const text = `${JSON.stringify({ format, ...manifest }, null, 1)}\n`;
  const options = { mode: 0o600, flush: true };
  await writeFile(path.join(folder, names.manifest), text, options);
  await writeFile(path.join(folder, names.sum), `${sha256(text)}  ${names.manifest}\n`, options);
}

/**
 * Reads the manifest and checks every file that it lists. Refuses with BACKUP if it is not a backup, is damaged, or has an unknown format.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, sum] = await Promise.all([readPart(folder, names.manifest), readPart(folder, names.sum)]);
  if (sum.slice(0, 64) !== sha256(text)) throw damaged(folder, `${names.manifest} was changed`);
  const manifest = JSON.parse(text) as Manifest; // written by writeManifest, and its checksum was verified
  if (manifest.format !== format) throw newer(folder, `its format is ${manifest.format}`);
  for (const file of [...manifest.tables.map((table) => table.file), ...manifest.files])
    await requireWhole(folder, file);
  return manifest;
}

/** The error for a backup made by a newer version of the shop. */
export function newer(folder: string, why: string): DatabaseProblem {
  return new DatabaseProblem(
    'BACKUP',
    `The backup ${folder} was made by a newer version of the shop (${why}): restore it with that version.`,
  );
}

export function damaged(folder: string, why: string): DatabaseProblem {
  return new DatabaseProblem('BACKUP', `The backup ${folder} is damaged: ${why}. Nothing was changed.`);
}

async function readPart(folder: string, name: string): Promise<string> {
  try {
    return await readFile(path.join(folder, name), 'utf8');
  } catch (cause) {
    const sentence = `${folder} is not a complete backup: its ${name} cannot be read (${errorCode(cause)}).`;
    throw new DatabaseProblem('BACKUP', sentence, { cause });
  }
}

async function requireWhole(folder: string, file: FileFacts): Promise<void> {
  // names must not lead out of the folder
  if (path.isAbsolute(file.path) || /(?:^|[\\/])\.\.?(?:[\\/]|$)/.test(file.path))
    throw damaged(folder, `"${file.path}" is not a valid file name`);
  const found = await hashFile(path.join(folder, file.path));
  if (found === null) throw damaged(folder, `${file.path} is missing`);
  if (found.bytes !== file.bytes || found.sha256 !== file.sha256)
    throw damaged(folder, `${file.path} is not what it was when the backup was made`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
