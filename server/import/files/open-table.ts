import type { ExaminedFile } from '../examine-file.ts';
import type { Mapping } from '../mapping.ts';
import { openCsv } from './read-csv.ts';
import { openXlsx } from './read-xlsx.ts';
import type { Table } from './table.ts';

/** Opens a file according to its content, and to the mapping's options. */
export function openTable(file: ExaminedFile, mapping: Mapping): Promise<Table> {
  if (file.form === 'xlsx') return openXlsx({ path: file.path, sheet: mapping.sheet });
  return openCsv({
    path: file.path,
    bytes: file.bytes,
    encoding: mapping.encoding ?? file.encoding,
    delimiter: mapping.delimiter,
  });
}
