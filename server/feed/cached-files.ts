import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { writeAtomically } from '#server/kit/atomic-write.ts';

/** On-disk cache of compressed feeds and sitemaps; its folder may be emptied at any time. */
export interface CachedFiles {
  /** Returns the file for this stamp, written on a miss; concurrent callers share one write. */
  get: (request: FileRequest) => Promise<CachedFile>;
  /** Writes the file again, even if it exists. */
  rebuild: (request: FileRequest) => Promise<void>;
  /** Returns when the latest file with this name was written, and whether it has this stamp; null if there is none. */
  latest: (request: Pick<FileRequest, 'name' | 'stamp'>) => Promise<WrittenFile | null>;
}

export interface FileRequest {
  /** Letters, digits and hyphens. */
  name: string;
  /** Identifies everything that the content depends on; a different stamp means different content. */
  stamp: string;
  write: () => AsyncIterable<string>;
}

export interface WrittenFile {
  at: Date;
  isCurrent: boolean;
}

export interface CachedFile {
  etag: string;
  /** Size of the compressed file. */
  bytes: number;
  open: () => ReadStream;
}

export function createCachedFiles(folder: string): CachedFiles {
  const writing = new Map<string, Promise<void>>();
  const pathOf = ({ name, stamp }: Pick<FileRequest, 'name' | 'stamp'>) => {
    const version = createHash('sha256').update(stamp).digest('hex').slice(0, 20);
    return { version, file: path.join(folder, `${name}.${version}.xml.gz`) };
  };
  const writeOnce = async (request: FileRequest): Promise<void> => {
    const { file } = pathOf(request);
    const running =
      writing.get(file) ??
      writeAtomically(file, (unfinished) => writeZipped(unfinished, request.write)).finally(() => {
        writing.delete(file);
      });
    writing.set(file, running);
    await running;
    await deleteOlder(folder, { name: request.name, file });
  };
  return {
    get: async (request) => {
      const { version, file } = pathOf(request);
      const known = await stat(file).catch(() => null);
      if (!known) await writeOnce(request);
      const { size } = known ?? (await stat(file));
      return { etag: `"${request.name}-${version}"`, bytes: size, open: () => createReadStream(file) };
    },
    rebuild: writeOnce,
    latest: async (request) => {
      const { file } = pathOf(request);
      const names = (await readdir(folder).catch(() => [])).filter((name) => isOf(name, request.name));
      const written = await Promise.all(
        names.map(async (name) => (await stat(path.join(folder, name)).catch(() => null))?.mtime ?? null),
      );
      const [at] = written
        .filter((one) => one !== null)
        .sort((one, later) => later.getTime() - one.getTime());
      return at === undefined ? null : { at, isCurrent: names.includes(path.basename(file)) };
    },
  };
}

/** Whether a file of the folder is a version of this feed or sitemap. */
const isOf = (file: string, name: string): boolean => file.startsWith(`${name}.`) && file.endsWith('.gz');

const writeZipped = (file: string, write: () => AsyncIterable<string>): Promise<void> =>
  pipeline(Readable.from(write()), createGzip(), createWriteStream(file));

async function deleteOlder(folder: string, { name, file }: { name: string; file: string }): Promise<void> {
  const older = (await readdir(folder)).filter((entry) => isOf(entry, name) && entry !== path.basename(file));
  // an older file may still be open; on this system it stays readable
  await Promise.all(older.map((entry) => rm(path.join(folder, entry), { force: true })));
}
