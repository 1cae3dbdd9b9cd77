import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ImportProblem } from '../report/import-problem.ts';

/** A zip archive that was made to be opened by spreadsheets, or to hurt: nothing in it is read beyond these. */
const workbookLimits = {
  parts: 2_000,
  /** The limit of one unpacked part, of the size that the archive states and of the real one. */
  partBytes: 256 * 1024 * 1024,
  /** Unpacked to packed, of a part beyond a megabyte: real sheets stay far below. */
  ratio: 300,
} as const;

export interface Workbook {
  has: (part: string) => boolean;
  /** Its text as it is unpacked; `onBytes` is called with the share of it that was read, from 0 to 1. */
  read: (part: string, onShare?: (share: number) => void) => AsyncIterable<Buffer>;
  close: () => void;
}

/** Opens a workbook and looks at what its parts claim to be. Refuses what is no archive, has a password, or would unpack beyond measure. */
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
  throw new ImportProblem(`Книга повреждена или это не .xlsx: ${why}`, { cause: error });
}

async function listParts(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > workbookLimits.parts)
    throw new ImportProblem(`В книге больше ${workbookLimits.parts} частей.`);
  const parts = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new ImportProblem('Книга с паролем: сохраните её без пароля.');
      parts.set(entry.fileName, entry);
    }
  } catch (error) {
    broken(error);
  }
  return parts;
}

/** Only a part that is wanted may be too large: pictures of a sheet are nobody's business. */
function partOf(parts: ReadonlyMap<string, Entry>, name: string): Entry {
  const entry = parts.get(name);
  if (entry === undefined) throw new ImportProblem(`В книге нет части ${name}.`);
  const { uncompressedSize, compressedSize } = entry;
  const isBomb =
    uncompressedSize > 1024 * 1024 && uncompressedSize > Math.max(1, compressedSize) * workbookLimits.ratio;
  if (uncompressedSize > workbookLimits.partBytes || isBomb)
    throw new ImportProblem(
      `Книга распаковывается в ${Math.round(uncompressedSize / 1024 / 1024)} МБ: такая не принимается. Сохраните её как CSV.`,
    );
  return entry;
}

async function* readPart(
  zip: ZipFile,
  entry: Entry,
  onShare?: (share: number) => void,
): AsyncGenerator<Buffer> {
  // it ends with an error by itself where a part unpacks to more than it claims
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
