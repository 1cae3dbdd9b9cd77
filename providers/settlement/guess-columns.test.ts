import { expect, it } from 'vitest';
import { guessColumns } from './guess-columns.ts';

const named = (titles: string[]) =>
  Object.fromEntries(guessColumns(titles, []).map(({ name, title }) => [name, title]));

it.each([
  [
    [
      '№',
      'Операция',
      'Сумма операции',
      'Сумма комиссии',
      'Дата проведения',
      'Дата возврата',
      'Статус заказа',
    ],
    {
      transaction: 'Операция',
      amount: 'Сумма операции',
      commission: 'Сумма комиссии',
      paidAt: 'Дата проведения',
      returnedAt: 'Дата возврата',
      state: 'Статус заказа',
    },
  ],
  [
    ['Tranzaksiya kodi', 'Buyurtma', 'Toʻlov summasi', 'Bank komissiyasi', 'Toʻlov vaqti', 'Holati'],
    {
      transaction: 'Tranzaksiya kodi',
      order: 'Buyurtma',
      amount: 'Toʻlov summasi',
      commission: 'Bank komissiyasi',
      paidAt: 'Toʻlov vaqti',
      state: 'Holati',
    },
  ],
  [
    ['Transaction no.', 'Order ref', 'Total amount', 'Refund amount', 'Service fee', 'Created date'],
    {
      transaction: 'Transaction no.',
      order: 'Order ref',
      amount: 'Total amount',
      commission: 'Service fee',
      paidAt: 'Created date',
    },
  ],
])('of %j each field gets its column', (titles, expected) => expect(named(titles)).toEqual(expected));

it('a sum in tiyin is proposed as such, and recognized columns stay', () => {
  const known = [{ name: 'order' as const, title: 'Сумма, тийин', inTiyin: false }];
  expect(guessColumns(['Сумма, тийин', 'Итоговая сумма (тийин)'], known)).toEqual([
    ...known,
    { name: 'amount', title: 'Итоговая сумма (тийин)', inTiyin: true },
  ]);
});
