import { Type, type Static } from 'typebox';
import { Day, Id, Instant, Line, Nullable, Shape, Som, Words } from '../primitives.ts';
import { exportFormats } from './export.ts';

/** The providers whose reports can be read. */
export const settledProviders = ['PAYME', 'CLICK', 'UZUM'] as const;
/** A larger file is no report of a month. */
export const largestReportBytes = 8 * 1024 * 1024;

/**
 * MATCHED: both have it, on the same day; OTHER_DAY: on different ones. OTHER_SUM: with different sums. DOUBLED: the provider has it once
 * more than we. BY_HAND: the staff gave the money back, its provider knows nothing of it. UNREPORTED: no report of its day is here yet.
 */
export const settlementStates = [
  'ONLY_OURS',
  'ONLY_THEIRS',
  'OTHER_SUM',
  'DOUBLED',
  'OTHER_DAY',
  'UNREPORTED',
  'BY_HAND',
  'MATCHED',
] as const;

export const Month = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' });
const Signed = Type.Integer({ description: 'Whole soʻm (UZS); less than 0 = more went back than came in' });

export const SettlementReport = Shape({
  id: Id,
  fileName: Type.String(),
  from: Day,
  to: Day,
  uploadedBy: Type.String(),
  uploadedAt: Instant,
});

/**
 * A day of a provider. `id`: its day and its provider. `ours`: payments less refunds of the ledger, without those by hand; `theirs`: the
 * same of the latest report that has this day, null: there is none. `open`: lines that somebody has to look at.
 */
export const SettlementDay = Shape({
  id: Type.String(),
  day: Day,
  provider: Words(settledProviders),
  ours: Signed,
  theirs: Nullable(Signed),
  difference: Nullable(Signed),
  byHand: Som,
  commission: Nullable(Som),
  open: Type.Integer({ minimum: 0 }),
  report: Nullable(SettlementReport),
});
export const SettlementsQuery = Shape({ month: Month, provider: Type.Optional(Words(settledProviders)) });
export const SettlementDays = Shape({ month: Month, rows: Type.Array(SettlementDay) });

/** A side of a line: where the money stands in one of the two books. `line`: of the file. */
const Side = { amount: Som, day: Day, at: Instant };
export const SettlementLine = Shape({
  state: Words(settlementStates),
  kind: Words(['PAYMENT', 'REFUND']),
  transaction: Type.String(),
  /** null: neither side knows its order. */
  number: Nullable(Type.String()),
  /** The shop has an order of this number. */
  isOrder: Type.Boolean(),
  ours: Nullable(Shape(Side)),
  theirs: Nullable(Shape({ ...Side, line: Type.Integer({ minimum: 1 }) })),
});
/** `lines`: what somebody has to look at first; at most 2,000. */
export const SettlementOfDay = Shape({
  ...SettlementDay.properties,
  lines: Type.Array(SettlementLine),
});
export const SettlementParams = Shape({
  id: Type.String({ pattern: '^20[0-9]{2}-[0-9]{2}-[0-9]{2}-(PAYME|CLICK|UZUM)$' }),
});

/** Which days the file has, both included, at most 62 of them. */
export const NewSettlement = Shape({
  provider: Words(settledProviders),
  from: Day,
  to: Day,
  name: Line(200),
});
/** What a report is read by; the first three are needed. */
export const reportColumns = [
  'transaction',
  'amount',
  'paidAt',
  'order',
  'commission',
  'state',
  'returnedAt',
] as const;
/** A column that the staff chose by its title in the file; `inTiyin`: of a sum alone. */
export const ReportColumnChoice = Shape({
  name: Words(reportColumns),
  title: Line(120),
  inTiyin: Type.Boolean(),
});
export const ReportColumnsQuery = Shape({ provider: Words(settledProviders) });
/** Looked for before the titles that the shop knows of this provider; all of them at once, none: as it was. */
export const ReportColumns = Shape({
  provider: Words(settledProviders),
  columns: Type.Array(ReportColumnChoice, { maxItems: 7 }),
});

export const UploadedSettlement = Shape({
  id: Id,
  movements: Type.Integer({ minimum: 0 }),
  open: Type.Integer({ minimum: 0 }),
});

/** DAYS: a row a day and a way of paying. MOVEMENTS: a row a payment or a refund, with its receipt and its commission. */
export const monthExports = ['DAYS', 'MOVEMENTS'] as const;
export const ExportMonth = Shape({ month: Month, what: Words(monthExports), format: Words(exportFormats) });

export type ReportColumnName = (typeof reportColumns)[number];
export type ReportColumnChoice = Static<typeof ReportColumnChoice>;
export type MonthExport = (typeof monthExports)[number];
export type SettledProvider = (typeof settledProviders)[number];
export type SettlementDay = Static<typeof SettlementDay>;
export type SettlementOfDay = Static<typeof SettlementOfDay>;
export type SettlementLine = Static<typeof SettlementLine>;
export type SettlementState = (typeof settlementStates)[number];
