import type { ChosenColumn, ReportColumn } from './port.ts';

/** How one provider writes its report. */
export interface ReportForm {
  /** The titles that a column may have, as `normalTitle` writes them. */
  columns: Record<ReportColumn, readonly string[]>;
  /** Titles of `amount` and `commission` whose sums are in tiyin; all others are in soʻm. */
  inTiyin: readonly string[];
  /** What `state` says, in small letters. A row without the column is a payment. */
  states: Record<'paid' | 'returned' | 'failed', readonly string[]>;
  /** What a row that was RETURNED is: the payment and its return, or the return alone. */
  returned: 'BOTH' | 'RETURN';
}

/** Small letters, one space, no yo, no quotation marks and no colon at the end. */
export const normalTitle = (title: string): string =>
  title
    .replaceAll('\uFEFF', '')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/["«»'ʻʼ‘’`]/gu, '')
    .replaceAll(/[\s\u00A0]+/gu, ' ')
    .replace(/[:.]$/u, '')
    .trim();

/** The form of a provider with the titles that the staff chose: they come before those that it knows. */
export function withChosen(form: ReportForm, chosen: readonly ChosenColumn[]): ReportForm {
  const columns = { ...form.columns };
  // a column that was chosen as one thing is nothing else
  const own = new Set(chosen.map(({ title }) => normalTitle(title)));
  for (const name of Object.keys(columns) as ReportColumn[])
    // keys of the record above
    columns[name] = columns[name].filter((title) => !own.has(normalTitle(title)));
  for (const { name, title } of chosen) columns[name] = [title, ...columns[name]];
  const inTiyin = form.inTiyin.filter((title) => !own.has(normalTitle(title)));
  inTiyin.push(...chosen.filter((one) => one.inTiyin).map(({ title }) => normalTitle(title)));
  return { ...form, columns, inTiyin };
}

/** Titles that any of them may use. */
export const usualTitles = {
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

export const usualStates = {
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
