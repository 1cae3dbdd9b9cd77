import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import type { CsvEncoding } from './files/read-csv.ts';
import { ImportProblem } from './report/import-problem.ts';
import { tableLimits } from './files/table.ts';

export interface ExaminedFile {
  path: string;
  bytes: number;
  /** SHA-256 in hexadecimal. */
  hash: string;
  form: 'csv' | 'xlsx';
  /** Encoding of a CSV file. */
  encoding: CsvEncoding;
}

const zipMark = Buffer.from('PK\u0003\u0004', 'latin1');
const megabyte = 1024 * 1024;
const oldExcelMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/**
 * Reads a file once and detects its type from its content, not from its name. Refuses a file that is missing, too large, or of another
 * type.
 */
export async function examineFile(path: string): Promise<ExaminedFile> {
  const { size: bytes } = await stat(path).catch(() => {
    throw new ImportProblem('FILE_MISSING');
  });
  const hash = createHash('sha256');
  const strict = new TextDecoder('utf-8', { fatal: true });
  let [isUtf8, start] = [true, Buffer.alloc(0)];
  const readable = await withinLimit(path, bytes);
  for await (const chunk of readable) {
    if (!Buffer.isBuffer(chunk)) continue;
    if (start.length === 0) start = Buffer.from(chunk.subarray(0, 8));
    hash.update(chunk);
    if (isUtf8) isUtf8 = isText(strict, chunk);
  }
  if (start.subarray(0, 4).equals(oldExcelMark)) throw new ImportProblem('OLD_EXCEL');
  const isZip = start.subarray(0, 4).equals(zipMark);
  if (isZip && bytes > tableLimits.workbookBytes)
    throw new ImportProblem('WORKBOOK_TOO_LARGE', { megabytes: tableLimits.workbookBytes / megabyte });
  const isUtf16 = start[0] === 0xff && start[1] === 0xfe;
  const encoding = isUtf16 ? 'utf-16le' : isUtf8 ? 'utf-8' : 'windows-1251';
  return { path, bytes, hash: hash.digest('hex'), form: isZip ? 'xlsx' : 'csv', encoding };
}

async function withinLimit(path: string, bytes: number): Promise<AsyncIterable<unknown>> {
  if (bytes > tableLimits.fileBytes)
    throw new ImportProblem('FILE_TOO_LARGE', { megabytes: tableLimits.fileBytes / megabyte });
  return createReadStream(path);
}

function isText(decoder: TextDecoder, chunk: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}
