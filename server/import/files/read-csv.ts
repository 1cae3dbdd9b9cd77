import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { parse, type Options } from 'csv-parse';
import type { FileRow } from '#domain/import/bound-field.ts';
import { ImportProblem } from '../report/import-problem.ts';
import { type Table, tableLimits } from './table.ts';

export type CsvEncoding = 'utf-8' | 'utf-16le' | 'windows-1251';

interface CsvFile {
  path: string;
  bytes: number;
  encoding: CsvEncoding;
  /** Omitted = detected from the header. */
  delimiter?: string | undefined;
}

const delimiters = [';', ',', '\t', '|'];

/** Opens a CSV file as a stream of rows. Refuses a file with unclosed quotes. */
export async function openCsv({ path, bytes, encoding, delimiter }: CsvFile): Promise<Table> {
  const first = await firstLine(path, encoding);
  const stated = /^sep=(.)\s*$/u.exec(first)?.[1];
  const options: Options = {
    delimiter: delimiter ?? stated ?? delimiterOf(first),
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: 4 * tableLimits.cell,
    // Excel's `sep=` line is not a header
    from_line: stated === undefined ? 1 : 2,
  };
  const source = createReadStream(path);
  const parser = parse(options);
  const decoding = pump(source, encoding, parser);
  const records = recordsOf(parser);
  const header = await records.next();
  if (header.done === true) throw new ImportProblem('FILE_EMPTY');
  checkWidth(header.value.cells);
  return {
    header: [...header.value.cells],
    rows: records,
    share: () => source.bytesRead / Math.max(1, bytes),
    close: async () => {
      source.destroy();
      parser.destroy();
      await decoding.catch(() => undefined);
    },
  };
}

/** Decodes the input and passes it to the parser with backpressure. */
async function pump(
  source: ReturnType<typeof createReadStream>,
  encoding: CsvEncoding,
  parser: ReturnType<typeof parse>,
): Promise<void> {
  const decoder = new TextDecoder(encoding);
  const write = async (text: string) => {
    if (text !== '' && !parser.write(text)) await drained(parser);
  };
  try {
    for await (const chunk of source) await write(decoder.decode(bufferOf(chunk), { stream: true }));
    await write(decoder.decode());
    parser.end();
  } catch (error) {
    parser.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

const bufferOf = (chunk: unknown): Buffer => (Buffer.isBuffer(chunk) ? chunk : Buffer.alloc(0));

function drained(parser: ReturnType<typeof parse>): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      parser.off('drain', go).off('close', go);
      resolve();
    };
    parser.once('drain', go).once('close', go);
  });
}

async function* recordsOf(parser: AsyncIterable<unknown>): AsyncGenerator<FileRow> {
  let number = -1;
  try {
    for await (const record of parser) {
      const { line, cells } = recordOf(record);
      number += 1;
      if (number > tableLimits.rows) throw new ImportProblem('TOO_MANY_ROWS', { max: tableLimits.rows });
      yield { line, number, cells };
    }
  } catch (error) {
    if (error instanceof ImportProblem) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new ImportProblem('CSV_BROKEN', { error: why }, { cause: error });
  }
}

/** Returns a record of the parser with its last line number. */
function recordOf(record: unknown): { line: number; cells: string[] } {
  if (typeof record !== 'object' || record === null || !('record' in record) || !('info' in record))
    return { line: 0, cells: [] };
  const { record: cells, info } = record;
  const lines = typeof info === 'object' && info !== null && 'lines' in info ? Number(info.lines) : 0;
  return { line: lines, cells: Array.isArray(cells) ? cells.map(String) : [] };
}

export function checkWidth(header: readonly string[]): void {
  if (header.length > tableLimits.columns)
    throw new ImportProblem('TOO_MANY_COLUMNS', { max: tableLimits.columns });
}

async function firstLine(path: string, encoding: CsvEncoding): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
    const text = new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead));
    return text.split(/\r?\n/u, 1)[0] ?? '';
  } finally {
    await file.close();
  }
}

/** Returns the separator that occurs most often outside of quotes. */
function delimiterOf(line: string): string {
  const bare = line.replaceAll(/"[^"]*"/g, '');
  const counted = delimiters.map((sign) => ({ sign, count: bare.split(sign).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ';';
}
