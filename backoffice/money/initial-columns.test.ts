import { expect, it } from 'vitest';
import { initialColumns } from './initial-columns.ts';

const column = (name: 'amount' | 'order' | 'paidAt', title: string) => ({ name, title, inTiyin: false });

it('what was assigned before comes first; a column has one meaning', () => {
  const chosen = [column('order', 'Клиент'), column('paidAt', 'Вчера')];
  const proposed = [column('amount', 'Клиент'), column('order', 'Заказ'), column('paidAt', 'Дата')];
  expect(initialColumns(chosen, proposed, ['Клиент', 'Заказ', 'Дата'])).toEqual([
    column('order', 'Клиент'),
    column('paidAt', 'Дата'),
  ]);
});
