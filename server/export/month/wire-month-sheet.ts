import type { Language } from '#contract/words.ts';
import en from '#texts/en/bo-money.json' with { type: 'json' };
import ru from '#texts/ru/bo-money.json' with { type: 'json' };
import uz from '#texts/uz/bo-money.json' with { type: 'json' };
import type { Cell, CellKind, Sheet } from '../sheet.ts';
import type { DayRow, MovementRow } from './queries-month.ts';

type Words = Pick<typeof en, 'month' | 'provider'> & { day: Pick<(typeof en)['day'], 'kind'> };
type Name = keyof Words['month']['column'];
const words: Record<Language, Words> = { ru, uz, en };

interface Column<Row> {
  name: Name;
  kind: CellKind;
  value: (row: Row, words: Words) => Cell;
}

/** The screen's text for a payment method; without one, the method's own name. */
const providerIn = ({ provider }: Words, name: string): string =>
  new Map<string, string>(Object.entries(provider)).get(name) ?? name;

const dayColumns: readonly Column<DayRow>[] = [
  { name: 'day', kind: 'day', value: ({ day }) => day },
  { name: 'provider', kind: 'text', value: ({ provider }, words) => providerIn(words, provider) },
  { name: 'payments', kind: 'number', value: ({ payments }) => payments },
  { name: 'paid', kind: 'number', value: (row) => row.paid_som },
  { name: 'refunds', kind: 'number', value: ({ refunds }) => refunds },
  { name: 'refunded', kind: 'number', value: (row) => row.refunded_som },
  { name: 'net', kind: 'number', value: (row) => row.paid_som - row.refunded_som },
  { name: 'commission', kind: 'number', value: (row) => row.commission_som },
  { name: 'receiptless', kind: 'number', value: ({ receiptless }) => receiptless },
];

const movementColumns: readonly Column<MovementRow>[] = [
  { name: 'day', kind: 'day', value: ({ day }) => day },
  { name: 'at', kind: 'instant', value: ({ at }) => at.toISOString() },
  { name: 'provider', kind: 'text', value: ({ provider }, words) => providerIn(words, provider) },
  { name: 'kind', kind: 'text', value: ({ kind }, { day }) => day.kind[kind] },
  { name: 'number', kind: 'text', value: ({ number }) => number },
  { name: 'amount', kind: 'number', value: (row) => row.amount_som },
  { name: 'commission', kind: 'number', value: (row) => row.commission_som },
  { name: 'transaction', kind: 'text', value: ({ transaction }) => transaction },
  { name: 'paper', kind: 'text', value: ({ paper }) => paper },
  { name: 'receipt', kind: 'text', value: ({ receipt }) => receipt },
  { name: 'receiptUrl', kind: 'text', value: (row) => row.receipt_url },
];

const sheetOf = <Row>(rows: readonly Row[], columns: readonly Column<Row>[], language: Language): Sheet => ({
  columns: columns.map(({ name, kind }) => ({ head: words[language].month.column[name], kind })),
  rows: rows.map((row) => columns.map(({ value }) => value(row, words[language]))),
});

/** One row per day and payment method. */
export const daysSheet = (rows: readonly DayRow[], language: Language): Sheet =>
  sheetOf(rows, dayColumns, language);

/** One row per payment or refund. */
export const movementsSheet = (rows: readonly MovementRow[], language: Language): Sheet =>
  sheetOf(rows, movementColumns, language);
