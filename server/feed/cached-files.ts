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
  /** The file for this stamp, written now on a miss; concurrent callers share one write. */
  get: (request: FileRequest) => Promise<CachedFile>;
}

export interface FileRequest {
  /** Letters, digits and hyphens. */
  name: string;
  /** Whatever the content depends on: another stamp means another content. */
  stamp: string;
  write: () => AsyncIterable<string>;
}

export interface CachedFile {
  etag: string;
  /** Of the compressed file. */
  bytes: number;
  open: () => ReadStream;
}

export function createCachedFiles(folder: string): CachedFiles {
  const writing = new Map<string, Promise<void>>();
  return {
    get: async ({ name, stamp, write }) => {
      const version = createHash('sha256').update(stamp).digest('hex').slice(0, 20);
      const file = path.join(folder, `${name}.${version}.xml.gz`);
      const known = await stat(file).catch(() => null);
      if (!known) {
        const running =
          writing.get(file) ??
          writeAtomically(file, (unfinished) => writeZipped(unfinished, write)).finally(() => {
            writing.delete(file);
          });
        writing.set(file, running);
        await running;
        await deleteOlder(folder, { name, file });
      }
      const { size } = known ?? (await stat(file));
      return { etag: `"${name}-${version}"`, bytes: size, open: () => createReadStream(file) };
    },
  };
}

const writeZipped = (file: string, write: () => AsyncIterable<string>): Promise<void> =>
  pipeline(Readable.from(write()), createGzip(), createWriteStream(file));

async function deleteOlder(folder: string, { name, file }: { name: string; file: string }): Promise<void> {
  const older = (await readdir(folder)).filter(
    (entry) => entry.startsWith(`${name}.`) && entry.endsWith('.gz') && entry !== path.basename(file),
  );
  // a reader may still have one open: an open file stays readable
  await Promise.all(older.map((entry) => rm(path.join(folder, entry), { force: true })));
}
