import {
  type SettledProvider,
  settledProviders,
  type SettlementDay,
  type SettlementLine,
  type SettlementOfDay,
  settlementStates,
} from '#contract/admin/settlement.ts';
import {
  differencesOf,
  isOpenDifference,
  movementOf,
  reconcile,
  type Reconciled,
} from '#domain/payment/reconcile.ts';
import { addDays } from '#domain/units/tashkent-day.ts';
import type { ReadDb } from '#database/connect.ts';
import { type CheckRow, selectChecks, selectOpenDays } from './queries-checks.ts';
import {
  type Days,
  type OurRow,
  type ReportRow,
  selectOurs,
  selectReports,
  selectTheirs,
  type TheirRow,
} from './queries-settlement.ts';

type Ours = OurRow & { isReported: boolean };
export type Line = Reconciled<Ours, TheirRow> & {
  /** Of its movement; null = nothing to check. */
  difference: number | null;
  /** The check of this difference; null if there is none. */
  check: CheckRow | null;
};

/** What was read of some days of a provider. */
export interface ReadLines {
  lines: Line[];
  reports: ReportRow[];
}

const maxLines = 2000;
const maxOpenDays = 200;

/** Returns the first and the last day of a month YYYY-MM. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  const next = addDays(from, 31).slice(0, 7);
  return { from, to: addDays(`${next}-01`, -1) };
}

/** Returns the days with ledger movements or report rows, latest first. Three statements per provider. */
export async function readDays(
  db: ReadDb,
  { from, to, provider }: { from: string; to: string; provider?: SettledProvider | undefined },
): Promise<SettlementDay[]> {
  const rows: SettlementDay[] = [];
  for (const one of provider === undefined ? settledProviders : [provider]) {
    const { lines, reports } = await readLines(db, { provider: one, from, to });
    for (let day = from; day <= to; day = addDays(day, 1)) {
      const { lines: own, ...row } = dayOf(one, { day, lines, reports });
      if (row.report !== null || own.length > 0) rows.push(row);
    }
  }
  return rows.toSorted((one, other) => (one.day === other.day ? 0 : one.day < other.day ? 1 : -1));
}

/** Returns the days with differences that nobody has checked, of any month. Four statements per day, of which there are few. */
export async function readOpenDays(db: ReadDb, provider?: SettledProvider): Promise<SettlementDay[]> {
  const rows: SettlementDay[] = [];
  for (const open of await selectOpenDays(db, { provider, limit: maxOpenDays })) {
    const { lines: _lines, ...row } = await readDay(db, open);
    rows.push(row);
  }
  return rows;
}

/** Returns one day of a provider with its lines. */
export async function readDay(
  db: ReadDb,
  { provider, day }: { provider: SettledProvider; day: string },
): Promise<SettlementOfDay> {
  return dayToWire(provider, { day, ...(await readLines(db, { provider, from: day, to: day })) });
}

/** A day with its first lines. `lines`, `reports`: as `readLines` returns them. */
export function dayToWire(provider: SettledProvider, read: ReadLines & { day: string }): SettlementOfDay {
  const found = dayOf(provider, read);
  return { ...found, lines: found.lines.slice(0, maxLines) };
}

/** Compares the report with the ledger. Four statements. */
export async function readLines(db: ReadDb, days: Days): Promise<ReadLines> {
  const reports = await selectReports(db, days);
  const ours = await selectOurs(db, days);
  const theirs = await selectTheirs(db, days);
  const reported = ours.map((one) => ({ ...one, isReported: reportOf(reports, one.day) !== undefined }));
  return { lines: await withChecks(db, days.provider, reconcile(reported, theirs)), reports };
}

/** A check of another difference than the present one does not count. */
async function withChecks(
  db: ReadDb,
  provider: string,
  lines: readonly Reconciled<Ours, TheirRow>[],
): Promise<Line[]> {
  const differences = differencesOf(lines);
  const checks = differences.size === 0 ? [] : await selectChecks(db, provider, [...differences.keys()]);
  return lines.map((line) => {
    const movement = movementOf(line);
    const difference = isOpenDifference(line.state) ? (differences.get(movement) ?? null) : null;
    const check = checks.find((one) => one.movement === movement && one.difference === difference) ?? null;
    return { ...line, difference, check };
  });
}

/** The latest report that covers the day. */
const reportOf = (reports: readonly ReportRow[], day: string): ReportRow | undefined =>
  reports.find(({ from_day: from, to_day: to }) => from <= day && day <= to);

function dayOf(
  provider: SettledProvider,
  { day, lines, reports }: { day: string; lines: readonly Line[]; reports: readonly ReportRow[] },
): SettlementOfDay {
  const own = lines.filter(({ ours, theirs }) => ours?.day === day || theirs?.day === day);
  const report = reportOf(reports, day);
  const oursOf = own.flatMap(({ ours }) => (ours?.day === day ? [ours] : []));
  const theirsOf = own.flatMap(({ theirs }) => (theirs?.day === day ? [theirs] : []));
  const ours = sumOf(oursOf.filter(({ isManual }) => !isManual));
  const theirs = report === undefined ? null : sumOf(theirsOf);
  return {
    id: `${day}-${provider}`,
    day,
    provider,
    ours,
    theirs,
    difference: theirs === null ? null : theirs - ours,
    manualRefunds: -sumOf(oursOf.filter(({ isManual }) => isManual)) || 0,
    commission: commissionOf(theirsOf),
    open: own.filter(isUnchecked).length,
    checked: own.filter(({ check }) => check !== null).length,
    report: report === undefined ? null : reportToWire(report),
    lines: own.map(lineToWire).toSorted(byState),
  };
}

const isUnchecked = ({ difference, check }: Line): boolean => difference !== null && check === null;

const byState = (one: SettlementLine, other: SettlementLine): number =>
  settlementStates.indexOf(one.state) - settlementStates.indexOf(other.state);

const sumOf = (movements: readonly { kind: 'PAYMENT' | 'REFUND'; amountSom: number }[]): number =>
  movements.reduce((sum, { kind, amountSom }) => sum + (kind === 'PAYMENT' ? amountSom : -amountSom), 0);

/** Null if the report names no commission. */
function commissionOf(theirs: readonly TheirRow[]): number | null {
  const known = theirs.flatMap(({ commissionSom }) => commissionSom ?? []);
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
}

const reportToWire = (row: ReportRow): NonNullable<SettlementDay['report']> => ({
  id: row.id,
  fileName: row.file_name,
  from: row.from_day,
  to: row.to_day,
  uploadedBy: row.uploaded_by,
  uploadedAt: row.uploaded_at.toISOString(),
});

function lineToWire({ state, ours, theirs, difference, check }: Line): SettlementLine {
  const known = ours ?? theirs;
  if (known === null) throw new Error('a line has at least one side');
  const sideOf = (side: OurRow | TheirRow) => ({
    amount: side.amountSom,
    day: side.day,
    at: side.at.toISOString(),
  });
  return {
    state,
    kind: known.kind,
    transaction: known.transactionId,
    number: known.orderNumber,
    difference,
    check: check && { note: check.note, by: check.by, at: check.at.toISOString() },
    isOrder: ours !== null || theirs?.isOrder === true,
    ours: ours && sideOf(ours),
    theirs: theirs && { ...sideOf(theirs), line: theirs.line },
  };
}
