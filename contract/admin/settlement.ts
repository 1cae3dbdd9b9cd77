import { Type, type Static } from 'typebox';
import { Day, Id, Instant, Line, Nullable, Shape, Som, Words } from '../primitives.ts';
import { exportFormats } from './export.ts';

/** Providers whose reports can be read. */
export const settledProviders = ['PAYME', 'CLICK', 'UZUM'] as const;
/** Maximum file size; the report of a month is smaller. */
export const maxReportBytes = 8 * 1024 * 1024;

/**
 * MATCHED: in both, on the same day. OTHER_DAY: in both, on different days. OTHER_SUM: in both, with different amounts. DOUBLED: the
 * provider has it one time more than the shop. MANUAL: refunded by the staff, unknown to the provider. UNREPORTED: no report of its day
 * has been uploaded yet.
 */
export const settlementStates = [
  'ONLY_OURS',
  'ONLY_THEIRS',
  'OTHER_SUM',
  'DOUBLED',
  'OTHER_DAY',
  'UNREPORTED',
  'MANUAL',
  'MATCHED',
] as const;

export const Month = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' });
const Signed = Type.Integer({ description: 'Whole soʻm (UZS); negative if more was refunded than paid' });

export const SettlementReport = Shape({
  id: Id,
  fileName: Type.String(),
  from: Day,
  to: Day,
  uploadedBy: Type.String(),
  uploadedAt: Instant,
});

/**
 * A day of a provider. `id`: its day and provider. `ours`: payments minus refunds in the ledger, without manual refunds; `theirs`: the
 * same in the latest report of this day, null = no report. `open`: number of lines that somebody still has to check; `checked`: of those
 * that somebody has checked.
 */
export const SettlementDay = Shape({
  id: Type.String(),
  day: Day,
  provider: Words(settledProviders),
  ours: Signed,
  theirs: Nullable(Signed),
  difference: Nullable(Signed),
  manualRefunds: Som,
  commission: Nullable(Som),
  open: Type.Integer({ minimum: 0 }),
  checked: Type.Integer({ minimum: 0 }),
  report: Nullable(SettlementReport),
});
/** `month`: by default the present one. `open`: the days of any month with differences that nobody has checked, at most 200. */
export const SettlementsQuery = Shape({
  month: Type.Optional(Month),
  open: Type.Optional(Type.Boolean()),
  provider: Type.Optional(Words(settledProviders)),
});
/** `month`: null if the days are of any month. */
export const SettlementDays = Shape({ month: Nullable(Month), rows: Type.Array(SettlementDay) });

const Transaction = Type.String({ minLength: 1, maxLength: 200 });
const movementKinds = ['PAYMENT', 'REFUND'] as const;
/**
 * Says that a difference was checked, and what was found; `note` null = it is open again. `difference` as the caller read it: a check
 * holds only as long as it is the same.
 */
export const CheckSettlement = Shape({
  kind: Words(movementKinds),
  transaction: Transaction,
  difference: Signed,
  note: Nullable(Line(300)),
});
/** A person checked the difference of a movement. */
export const SettlementCheck = Shape({ note: Type.String(), by: Type.String(), at: Instant });

/** One side of a line: the movement in the ledger or in the report. `line`: line of the file. */
const Side = { amount: Som, day: Day, at: Instant };
export const SettlementLine = Shape({
  state: Words(settlementStates),
  kind: Words(movementKinds),
  transaction: Type.String(),
  /** By how much the provider reports more than the ledger has of this movement, negative: less; null = nothing to check. */
  difference: Nullable(Signed),
  /** null = not checked, or there is nothing to check. */
  check: Nullable(SettlementCheck),
  /** null: the order is unknown on both sides. */
  number: Nullable(Type.String()),
  /** The shop has an order with this number. */
  isOrder: Type.Boolean(),
  ours: Nullable(Shape(Side)),
  theirs: Nullable(Shape({ ...Side, line: Type.Integer({ minimum: 1 }) })),
});
/** `lines`: those to be checked first; at most 2,000. */
export const SettlementOfDay = Shape({
  ...SettlementDay.properties,
  lines: Type.Array(SettlementLine),
});
export const SettlementParams = Shape({
  id: Type.String({ pattern: '^20[0-9]{2}-[0-9]{2}-[0-9]{2}-(PAYME|CLICK|UZUM)$' }),
});

/** The days that the file covers, both inclusive, at most 62. */
export const NewSettlement = Shape({
  provider: Words(settledProviders),
  from: Day,
  to: Day,
  name: Line(200),
});
/** Columns needed to read a report; the first three are required. */
export const reportColumns = [
  'transaction',
  'amount',
  'paidAt',
  'order',
  'commission',
  'state',
  'returnedAt',
] as const;
/** A column that the staff chose by its title in the file; `inTiyin`: for amounts only. */
export const ReportColumnChoice = Shape({
  name: Words(reportColumns),
  title: Line(120),
  inTiyin: Type.Boolean(),
});
export const ReportColumnsQuery = Shape({ provider: Words(settledProviders) });
const ofReport = {
  provider: Words(settledProviders),
  columns: Type.Array(ReportColumnChoice, { maxItems: 7 }),
};
/** Tried before the column titles that the shop knows of this provider. Replaces all choices at once; an empty list removes them. */
export const ChooseReportColumns = Shape(ofReport);
/** `version` 0: nothing is chosen. */
export const ReportColumns = Shape({ ...ofReport, version: Type.Integer({ minimum: 0 }) });

export const UploadedSettlement = Shape({
  id: Id,
  movements: Type.Integer({ minimum: 0 }),
  open: Type.Integer({ minimum: 0 }),
});

/** DAYS: one row per day and payment method. MOVEMENTS: one row per payment or refund, with its receipt and its commission. */
export const monthExports = ['DAYS', 'MOVEMENTS'] as const;
export const ExportMonth = Shape({ month: Month, what: Words(monthExports), format: Words(exportFormats) });

export type ReportColumnName = (typeof reportColumns)[number];
export type ReportColumnChoice = Static<typeof ReportColumnChoice>;
export type ReportColumns = Static<typeof ReportColumns>;
export type MonthExport = (typeof monthExports)[number];
export type SettledProvider = (typeof settledProviders)[number];
export type CheckSettlement = Static<typeof CheckSettlement>;
export type SettlementDay = Static<typeof SettlementDay>;
export type SettlementOfDay = Static<typeof SettlementOfDay>;
export type SettlementLine = Static<typeof SettlementLine>;
export type SettlementState = (typeof settlementStates)[number];
