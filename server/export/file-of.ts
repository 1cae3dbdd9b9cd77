import type { ExportedList, ExportFormat } from '#contract/admin/export.ts';
import type { Language } from '#contract/words.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { longSheet, type Sheet } from './sheet.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

interface FileFacts {
  caller: { language: Language };
  now: Date;
  name: string;
  format: ExportFormat;
}

/** Returns a sheet as a base64 file with the day in its name. */
export async function fileOf(
  sheet: Sheet,
  { caller: { language }, now, name, format }: FileFacts,
): Promise<ExportedList> {
  const long = longSheet(sheet);
  const bytes = await (format === 'CSV' ? writeCsv(long, language) : writeXlsx(long, name));
  return {
    name: `${name}-${tashkentDay(now)}.${format.toLowerCase()}`,
    file: bytes.toString('base64'),
    rows: sheet.rows.length,
  };
}
