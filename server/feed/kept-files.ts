import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { writeWhole } from '#server/kit/write-whole.ts';

/** Feeds and sitemaps as they were last written, compressed; their folder may be emptied at any time. */
export interface KeptFiles {
  /** The file for this stamp, written now if it is not there; who asks for the same at once waits for one writing. */
  get: (asked: AskedFile) => Promise<KeptFile>;
}

export interface AskedFile {
  /** Letters, digits and hyphens. */
  name: string;
  /** Whatever the content depends on: another stamp means another content. */
  stamp: string;
  write: () => AsyncIterable<string>;
}

export interface KeptFile {
  etag: string;
  /** Of the compressed file. */
  bytes: number;
  open: () => ReadStream;
}

export function createKeptFiles(folder: string): KeptFiles {
  const writing = new Map<string, Promise<void>>();
  return {
    get: async ({ name, stamp, write }) => {
      const version = createHash('sha256').update(stamp).digest('hex').slice(0, 20);
      const file = path.join(folder, `${name}.${version}.xml.gz`);
      const known = await stat(file).catch(() => null);
      if (!known) {
        const running =
          writing.get(file) ??
          writeWhole(file, (unfinished) => writeZipped(unfinished, write)).finally(() => {
            writing.delete(file);
          });
        writing.set(file, running);
        await running;
        await forgetOlder(folder, { name, file });
      }
      const { size } = known ?? (await stat(file));
      return { etag: `"${name}-${version}"`, bytes: size, open: () => createReadStream(file) };
    },
  };
}

const writeZipped = (file: string, write: () => AsyncIterable<string>): Promise<void> =>
  pipeline(Readable.from(write()), createGzip(), createWriteStream(file));

async function forgetOlder(folder: string, { name, file }: { name: string; file: string }): Promise<void> {
  const older = (await readdir(folder)).filter(
    (entry) => entry.startsWith(`${name}.`) && entry.endsWith('.gz') && entry !== path.basename(file),
  );
  // somebody may read one of them still: an open file stays readable
  await Promise.all(older.map((entry) => rm(path.join(folder, entry), { force: true })));
}
