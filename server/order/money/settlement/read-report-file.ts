import type {
  ChosenColumn,
  SettlementReports,
  ReportRow,
  ReportedMovement,
} from '#providers/settlement/port.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { openTable } from '#server/import/files/open-table.ts';
import type { ExaminedFile } from '#server/import/examine-file.ts';
import { ImportProblem } from '#server/import/report/import-problem.ts';
import { withUpload } from '#server/import/screen/open-upload.ts';
import { Refusal } from '#server/kit/refusal.ts';

/** Ten times the monthly movements of a large shop. */
const maxRows = 100_000;

export interface ReportFile {
  provider: string;
  /** Days in Asia/Tashkent, both inclusive. */
  from: string;
  to: string;
  content: Buffer;
  /** The columns that the staff chose. */
  chosen: readonly ChosenColumn[];
}

export type DatedMovement = ReportedMovement & { day: string };

/**
 * Reads the movements of a provider's report, each with its day. Refuses with REPORT_WRONG and `facts.why`: FILE (no table), COLUMNS
 * (`missing`, `titles`, `proposed`), CELL (`line`, `column`, `value`, `titles`, `proposed`), OUTSIDE (`line`, `day`: a payment outside the days that the report is
 * said to cover).
 */
export async function readReportFile(
  reports: SettlementReports,
  { provider, from, to, content, chosen }: ReportFile,
): Promise<DatedMovement[]> {
  const rows = await rowsOf(content);
  const answer = reports.read(provider, rows, chosen);
  if (!answer.ok) {
    const { ok: _ok, ...facts } = answer;
    throw new Refusal('REPORT_WRONG', facts);
  }
  const dated = answer.movements.map((movement) => ({ ...movement, day: tashkentDay(movement.at) }));
  const isWithin = ({ day }: DatedMovement) => day >= from && day <= to;
  const lines = new Set(dated.filter(isWithin).map(({ line }) => line));
  // a refund in the report may belong to a payment before the report's days
  const outside = dated.find(({ line }) => !lines.has(line));
  if (outside !== undefined)
    throw new Refusal('REPORT_WRONG', { why: 'OUTSIDE', line: outside.line, day: outside.day });
  return dated;
}

async function rowsOf(content: Buffer): Promise<ReportRow[]> {
  try {
    return await withUpload(content, readRows);
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    throw new Refusal('REPORT_WRONG', { why: 'FILE' });
  }
}

async function readRows(file: ExaminedFile): Promise<ReportRow[]> {
  const table = await openTable(file, { about: '', kind: 'jewel', product: {}, piece: {} });
  try {
    const rows: ReportRow[] = [{ line: 1, cells: table.header }];
    for await (const { line, cells } of table.rows) {
      rows.push({ line, cells });
      if (rows.length > maxRows) throw new ImportProblem('TOO_MANY_ROWS', { max: maxRows });
    }
    return rows;
  } finally {
    await table.close();
  }
}
