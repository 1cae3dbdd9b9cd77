import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ImportProblem } from '../report/import-problem.ts';

/** Limits against malicious zip archives; nothing beyond them is read. */
const workbookLimits = {
  parts: 2_000,
  /** Limit of one unpacked part; applies to the size stated in the archive and to the real size. */
  partBytes: 256 * 1024 * 1024,
  /** Limit of the compression ratio, for parts above a megabyte; real sheets are far below it. */
  ratio: 300,
} as const;

export interface Workbook {
  has: (part: string) => boolean;
  /** Streams the part's content while unpacking; `onShare` is called with the share that was read, from 0 to 1. */
  read: (part: string, onShare?: (share: number) => void) => AsyncIterable<Buffer>;
  close: () => void;
}

/**
 * Opens a workbook and checks the stated sizes of its parts. Refuses a file that is not an archive, has a password, or would unpack to an
 * excessive size.
 */
export async function openWorkbook(path: string): Promise<Workbook> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(broken);
  try {
    const parts = await listParts(zip);
    return {
      has: (part) => parts.has(part),
      read: (part, onShare) => readPart(zip, partOf(parts, part), onShare),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function broken(error: unknown): never {
  if (error instanceof ImportProblem) throw error;
  const why = error instanceof Error ? error.message : String(error);
  throw new ImportProblem('WORKBOOK_BROKEN', { error: why }, { cause: error });
}

async function listParts(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > workbookLimits.parts)
    throw new ImportProblem('WORKBOOK_PARTS', { max: workbookLimits.parts });
  const parts = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new ImportProblem('WORKBOOK_PASSWORD');
      parts.set(entry.fileName, entry);
    }
  } catch (error) {
    broken(error);
  }
  return parts;
}

/** Limits apply only to the parts that are read, so that pictures in a workbook do not matter. */
function partOf(parts: ReadonlyMap<string, Entry>, name: string): Entry {
  const entry = parts.get(name);
  if (entry === undefined) throw new ImportProblem('WORKBOOK_PART_MISSING', { name });
  const { uncompressedSize, compressedSize } = entry;
  const isBomb =
    uncompressedSize > 1024 * 1024 && uncompressedSize > Math.max(1, compressedSize) * workbookLimits.ratio;
  if (uncompressedSize > workbookLimits.partBytes || isBomb)
    throw new ImportProblem('WORKBOOK_UNPACKED', {
      megabytes: Math.round(uncompressedSize / 1024 / 1024),
    });
  return entry;
}

async function* readPart(
  zip: ZipFile,
  entry: Entry,
  onShare?: (share: number) => void,
): AsyncGenerator<Buffer> {
  // the stream fails by itself if a part unpacks to more than its stated size
  const stream: Readable = await zip.openReadStreamPromise(entry).catch(broken);
  let bytes = 0;
  try {
    for await (const chunk of stream) {
      if (!Buffer.isBuffer(chunk)) continue;
      bytes += chunk.length;
      onShare?.(bytes / Math.max(1, entry.uncompressedSize));
      yield chunk;
    }
  } catch (error) {
    broken(error);
  } finally {
    stream.destroy();
  }
}
