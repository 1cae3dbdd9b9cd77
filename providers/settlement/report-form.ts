import type { ChosenColumn, ReportColumn } from './port.ts';

/** The format of a provider's report. */
export interface ReportForm {
  /** Possible titles of each column, normalized by `normalTitle`. */
  columns: Record<ReportColumn, readonly string[]>;
  /** Titles of `amount` and `commission` columns in tiyin; all others are in soʻm. */
  inTiyin: readonly string[];
  /** Values of `state`, in lowercase. Without the column every row is a payment. */
  states: Record<'paid' | 'returned' | 'failed', readonly string[]>;
  /** The meaning of a row with a returned state: the payment and its refund, or only the refund. */
  returned: 'BOTH' | 'RETURN';
}

/** Lowercase, single spaces, е for ё, without quotation marks and a final colon. */
export const normalTitle = (title: string): string =>
  title
    .replaceAll('\uFEFF', '')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/["«»'ʻʼ‘’`]/gu, '')
    .replaceAll(/[\s\u00A0]+/gu, ' ')
    .replace(/[:.]$/u, '')
    .trim();

/** Returns a provider's format with the titles that the staff chose, which take precedence. */
export function withChosen(form: ReportForm, chosen: readonly ChosenColumn[]): ReportForm {
  const columns = { ...form.columns };
  // a chosen column has only the chosen meaning
  const own = new Set(chosen.map(({ title }) => normalTitle(title)));
  for (const name of Object.keys(columns) as ReportColumn[])
    // keys of the record above
    columns[name] = columns[name].filter((title) => !own.has(normalTitle(title)));
  for (const { name, title } of chosen) columns[name] = [title, ...columns[name]];
  const inTiyin = form.inTiyin.filter((title) => !own.has(normalTitle(title)));
  inTiyin.push(...chosen.filter((one) => one.inTiyin).map(({ title }) => normalTitle(title)));
  return { ...form, columns, inTiyin };
}

/** Titles that any provider may use. */
export const defaultTitles = {
  transaction: [
    'id транзакции',
    'идентификатор транзакции',
    'номер транзакции',
    'transaction id',
    'transaction_id',
    'tranzaksiya id',
  ],
  order: [
    'номер заказа',
    'заказ',
    'order',
    'order_id',
    'order number',
    'buyurtma raqami',
    'account',
    'лицевой счет',
  ],
  amount: ['сумма', 'сумма платежа', 'сумма, сум', 'сумма (сум)', 'summa', 'amount, uzs'],
  commission: ['комиссия', 'сумма комиссии', 'комиссия, сум', 'commission', 'komissiya', 'fee'],
  paidAt: [
    'дата',
    'дата и время',
    'дата оплаты',
    'дата платежа',
    'время оплаты',
    'date',
    'paid at',
    'sana',
    'toʻlov sanasi',
  ],
  state: ['статус', 'состояние', 'status', 'state', 'holat', 'holati'],
  returnedAt: [
    'дата возврата',
    'дата отмены',
    'время отмены',
    'refunded at',
    'cancelled at',
    'qaytarilgan sana',
  ],
} as const satisfies Record<ReportColumn, readonly string[]>;

export const defaultStates = {
  paid: [
    'успешно',
    'успешный',
    'оплачен',
    'оплачено',
    'проведен',
    'paid',
    'success',
    'successful',
    'toʻlangan',
  ],
  returned: ['возврат', 'возвращен', 'возвращено', 'refund', 'refunded', 'qaytarilgan'],
  failed: ['неуспешно', 'ошибка', 'отклонен', 'создан', 'ожидает', 'failed', 'error', 'created', 'pending'],
} as const;
