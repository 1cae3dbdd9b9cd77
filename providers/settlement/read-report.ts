import type { ChosenColumn, ReportAnswer, ReportColumn, ReportedMovement, ReportRow } from './port.ts';
import { guessColumns } from './guess-columns.ts';
import { hundredthsOf, instantOf, tiyinOf } from './read-cells.ts';
import { normalTitle, type ReportForm } from './report-form.ts';

const needed = ['transaction', 'amount', 'paidAt'] as const satisfies readonly ReportColumn[];
/** Maximum number of rows above the table, with the cabinet's name and the period. */
const maxRowsAbove = 15;

type Places = Partial<Record<ReportColumn, { at: number; isTiyin: boolean }>>;
type Cells = (column: ReportColumn) => string;
interface Unreadable {
  column: ReportColumn;
  value: string;
}

/** Returns the movements of a report, in the order of the file. Rows without payment and the totals below the table are left out. */
export function readReport(form: ReportForm, rows: readonly ReportRow[]): ReportAnswer {
  const heads = rows.slice(0, maxRowsAbove).map(({ cells }) => placesIn(form, cells));
  const at = heads.findIndex((places) => needed.every((column) => places[column] !== undefined));
  const places = heads[at];
  if (places === undefined)
    return {
      ok: false,
      why: 'COLUMNS',
      missing: missingOf(heads),
      ...columnsOf(form, likeliestHead(heads, rows)),
    };
  const movements: ReportedMovement[] = [];
  for (const { line, cells } of rows.slice(at + 1)) {
    const cell: Cells = (column) => cells[places[column]?.at ?? -1]?.trim() ?? '';
    // a row of totals, or an empty one
    if (cell('transaction') === '' && cell('paidAt') === '') continue;
    const read = readRow(form, places, cell);
    if ('column' in read) return { ok: false, why: 'CELL', line, ...read, ...columnsOf(form, rows[at]) };
    movements.push(...read.movements.map((movement) => ({ ...movement, line })));
  }
  return { ok: true, movements };
}

function placesIn(form: ReportForm, cells: readonly string[]): Places {
  const titles = cells.map(normalTitle);
  const places: Places = {};
  for (const [column, known] of Object.entries(form.columns) as [ReportColumn, readonly string[]][]) {
    // keys of the record above
    const title = known.map(normalTitle).find((one) => titles.includes(one));
    if (title !== undefined)
      places[column] = { at: titles.indexOf(title), isTiyin: form.inTiyin.includes(title) };
  }
  return places;
}

/** The titles of a row, and what they are for, as far as it can be told by them. */
function columnsOf(
  form: ReportForm,
  row: ReportRow | undefined,
): { titles: string[]; proposed: ChosenColumn[] } {
  const titles = titlesOf(row);
  const places = Object.entries(placesIn(form, titles)) as [ReportColumn, { at: number; isTiyin: boolean }][];
  // keys of the record above
  const known = places.map(([name, { at, isTiyin }]) => ({
    name,
    title: titles[at] ?? '',
    inTiyin: isTiyin,
  }));
  return { titles, proposed: guessColumns(titles, known) };
}

const maxTitles = 60;
const maxTitleLength = 120;

const titlesOf = (row: ReportRow | undefined): string[] => {
  const titles = (row?.cells ?? []).map((cell) => cell.replaceAll('\uFEFF', '').trim());
  return [...new Set(titles)]
    .filter((title) => title !== '' && title.length <= maxTitleLength)
    .slice(0, maxTitles);
};

/** Returns the row with the most known titles; if equal, the first of those with the most cells. */
function likeliestHead(heads: readonly Places[], rows: readonly ReportRow[]): ReportRow | undefined {
  const filled = ({ cells }: ReportRow) => cells.filter((cell) => cell.trim() !== '').length;
  return rows
    .slice(0, maxRowsAbove)
    .map((row, at) => ({ row, known: Object.keys(heads[at] ?? {}).length }))
    .toSorted((one, other) => other.known - one.known || filled(other.row) - filled(one.row))[0]?.row;
}

/** Returns the columns missing in the row that is most likely the titles. */
function missingOf(heads: readonly Places[]): ReportColumn[] {
  const lacking = heads.map((places) => needed.filter((column) => places[column] === undefined));
  return lacking.toSorted((one, other) => one.length - other.length)[0] ?? [...needed];
}

type Read = { movements: Omit<ReportedMovement, 'line'>[] } | Unreadable;

function readRow(form: ReportForm, places: Places, cell: Cells): Read {
  const state = stateOf(form, places, cell);
  if (state === undefined) return { column: 'state', value: cell('state') };
  const neverPaid = state === 'returned' && ['', '0'].includes(cell('paidAt'));
  if (state === 'failed' || neverPaid) return { movements: [] };
  const transactionId = cell('transaction');
  if (transactionId === '') return { column: 'transaction', value: '' };
  const amount = somIn('amount', places, cell);
  if (amount === undefined || amount.restTiyin !== 0n || amount.som === 0n)
    return { column: 'amount', value: cell('amount') };
  const at = instantOf(cell('paidAt'));
  if (at === undefined) return { column: 'paidAt', value: cell('paidAt') };
  const commission = commissionIn(places, cell);
  if (commission === undefined) return { column: 'commission', value: cell('commission') };
  const amountSom = Number(amount.som < 0n ? -amount.som : amount.som);
  const row = { transactionId, orderNumber: cell('order') || null, amountSom };
  const refund = { ...row, kind: 'REFUND' as const, commissionSom: null };
  const payment = { ...row, kind: 'PAYMENT' as const, commissionSom: commission, at };
  if (amount.som < 0n) return { movements: [{ ...refund, at }] };
  if (state === 'paid') return { movements: [payment] };
  const returnedAt = cell('returnedAt') === '' ? at : instantOf(cell('returnedAt'));
  if (returnedAt === undefined) return { column: 'returnedAt', value: cell('returnedAt') };
  const returned = { ...refund, at: returnedAt };
  return { movements: form.returned === 'BOTH' ? [payment, returned] : [returned] };
}

function stateOf(
  { states }: ReportForm,
  places: Places,
  cell: Cells,
): 'paid' | 'returned' | 'failed' | undefined {
  if (places.state === undefined) return 'paid';
  const word = normalTitle(cell('state'));
  return (['paid', 'returned', 'failed'] as const).find((state) =>
    states[state].some((one) => normalTitle(one) === word),
  );
}

/** Returns whole soʻm of an amount, and the remaining tiyin. */
function somIn(
  column: 'amount' | 'commission',
  places: Places,
  cell: Cells,
): { som: bigint; restTiyin: bigint } | undefined {
  const tiyin = places[column]?.isTiyin === true ? tiyinOf(cell(column)) : hundredthsOf(cell(column));
  return tiyin === undefined ? undefined : { som: tiyin / 100n, restTiyin: tiyin % 100n };
}

/** null = not in the report; fractions are rounded up. */
function commissionIn(places: Places, cell: Cells): number | null | undefined {
  if (places.commission === undefined || cell('commission') === '') return null;
  const read = somIn('commission', places, cell);
  if (read === undefined) return undefined;
  const whole = read.som < 0n ? -read.som : read.som;
  return Number(whole + (read.restTiyin === 0n ? 0n : 1n));
}
