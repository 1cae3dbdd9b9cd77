import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { pipeline as connectStreams } from 'node:stream';
import { errorCode } from '../problems.ts';

/** A file of a backup; its path is relative to the backup's folder, with slashes. */
export interface FileFacts {
  path: string;
  bytes: number;
  sha256: string;
}

/** The column values of a row in PostgreSQL's text format. */
export type Row = (string | null)[];

// A backup contains personal data, so only its owner can read it.
const forOwner = { mode: 0o600, flush: true };

/** Writes rows as compressed lines of JSON. */
export async function writeRows(
  folder: string,
  { name, batches }: { name: string; batches: AsyncIterable<Row[]> },
): Promise<FileFacts> {
  const facts = newFacts();
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(linesOf(batches), createGzip({ level: 3 }), facts.note, createWriteStream(file, forOwner));
  return { path: name, ...facts.end() };
}

/** Reads the rows of a file written by `writeRows`, in batches of this size. */
export async function* readRows(file: string, atOnce: number): AsyncGenerator<Row[]> {
  const unpacked = connectStreams(createReadStream(file), createGunzip(), () => undefined);
  let rows: Row[] = [];
  let rest = '';
  // not with node:readline, which treats some letters inside a text as line ends
  for await (const chunk of unpacked.setEncoding('utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      rows.push(JSON.parse(line) as Row); // written by writeRows, and its checksum was verified
      if (rows.length < atOnce) continue;
      yield rows;
      rows = [];
    }
  }
  if (rows.length > 0) yield rows;
}

/** Copies a file and returns its facts. */
export async function copyFile(name: string, { from, to }: { from: string; to: string }): Promise<FileFacts> {
  const facts = newFacts();
  const target = path.join(to, name);
  await mkdir(path.dirname(target), { recursive: true });
  await pipeline(createReadStream(path.join(from, name)), facts.note, createWriteStream(target, forOwner));
  return { path: name, ...facts.end() };
}

/**
 * Lists the files of a folder and its subfolders, with slashes and in a fixed order; empty if the folder does not exist. Names that begin
 * with a dot are unfinished files and are left out.
 */
export async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((name) => name.split(path.sep).join('/'))
      .toSorted();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Returns null if there is no such file. */
export async function hashFile(file: string): Promise<Omit<FileFacts, 'path'> | null> {
  const facts = newFacts();
  try {
    for await (const _ of facts.note(createReadStream(file)));
    return facts.end();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(errorCode(error))) return null;
    throw error;
  }
}

function newFacts(): {
  note: (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>;
  end: () => Omit<FileFacts, 'path'>;
} {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *note(source) {
      for await (const chunk of source) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    end: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}

async function* linesOf(batches: AsyncIterable<Row[]>): AsyncGenerator<string> {
  for await (const rows of batches) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
