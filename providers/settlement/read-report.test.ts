import { describe, expect, it } from 'vitest';
import { noon } from '#domain/calendar/testing-noon.ts';
import { hundredthsOf, instantOf, tiyinOf } from './read-cells.ts';
import { settlementReports } from './registry.ts';

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line, at) => ({ line: at + 1, cells: line.split(';').map((cell) => cell.trim()) }));
const read = (provider: string, text: string) => settlementReports.read(provider, rowsOf(text));

describe('readReport', () => {
  it('Payme’s fields are in tiyin and milliseconds, and a refunded payment is two movements', () => {
    const answer = read(
      'PAYME',
      `id чека; order_id; amount; commission; perform_time; cancel_time; state
       5f1; Z-260408-00001; 150000000; 1500010; 1775631600000; ; 2
       5f2; Z-260408-00002; 20000000; ; 1775631600000; 1775635200000; -2
       5f3; Z-260408-00003; 20000000; ; 0; 1775635200000; -1`,
    );
    expect(answer).toEqual({
      ok: true,
      movements: [
        {
          line: 2,
          kind: 'PAYMENT',
          transactionId: '5f1',
          orderNumber: 'Z-260408-00001',
          amountSom: 1_500_000,
          commissionSom: 1_500_010,
          at: noon,
        },
        expect.objectContaining({ line: 3, kind: 'PAYMENT', amountSom: 200_000, at: noon }),
        expect.objectContaining({ line: 3, kind: 'REFUND', at: new Date('2026-04-08T08:00:00Z') }),
      ],
    });
  });

  it('Click’s amounts are in soʻm, its reversal is a separate row, and rows above and below the table are ignored', () => {
    const answer = read(
      'CLICK',
      `CLICK: отчёт за 08.04.2026
       Click_Trans_ID; merchant_trans_id; Сумма; Комиссия; Дата и время; Статус
       77; Z-1; 1 500 000,00; 15 000,50; 08.04.2026 12:00; Успешно подтверждён
       78; Z-1; 1500000.00; ; 2026-04-08 12:00:00; Реверсал
       79; Z-2; 10.00; ; 2026-04-08 12:00:00; Ошибка
       ; Итого; 3 000 010,00; ; ;`,
    );
    expect(answer).toMatchObject({
      ok: true,
      movements: [
        { line: 3, kind: 'PAYMENT', amountSom: 1_500_000, commissionSom: 15_001, at: noon },
        { line: 4, kind: 'REFUND', transactionId: '78', at: noon },
      ],
    });
  });

  it('Uzum’s titles can be in Uzbek; without a state every row is a payment, and a negative one a refund', () => {
    const answer = read(
      'UZUM',
      `Tranzaksiya ID; Buyurtma raqami; Summa; Sana
       u-1; Z-1; 200000; 2026-04-08 12:00:00
       u-1; Z-1; -50000; 2026-04-08 12:00:00`,
    );
    expect(answer).toMatchObject({
      ok: true,
      movements: [
        { kind: 'PAYMENT', amountSom: 200_000 },
        { kind: 'REFUND', amountSom: 50_000 },
      ],
    });
  });

  it.each([
    [
      'a file of something else',
      'Артикул; Вес\nZR-1; 3,42',
      { why: 'COLUMNS', missing: ['transaction', 'amount', 'paidAt'] },
    ],
    ['a table without times', 'click_trans_id; Сумма\n1; 2', { why: 'COLUMNS', missing: ['paidAt'] }],
    [
      'a sum with tiyin, which no order has',
      'click_trans_id; Сумма; Дата\n1; 10,50; 08.04.2026',
      { why: 'CELL', line: 2, column: 'amount', value: '10,50' },
    ],
    [
      'a state nobody knows',
      'click_trans_id; Сумма; Дата; Статус\n1; 10; 08.04.2026; Загадка',
      { why: 'CELL', line: 2, column: 'state', value: 'Загадка' },
    ],
    [
      'a day that does not exist',
      'click_trans_id; Сумма; Дата\n1; 10; 31.02.2026',
      { why: 'CELL', line: 2, column: 'paidAt', value: '31.02.2026' },
    ],
  ])('reports the error of %s', (_name, text, wrong) =>
    expect(read('CLICK', text)).toMatchObject({ ok: false, ...wrong }),
  );
});

it('reads cells without floating point', () => {
  expect(hundredthsOf('1500000.10')).toBe(150_000_010n);
  expect(hundredthsOf('1 500 000,1 сум')).toBe(150_000_010n);
  expect(hundredthsOf('1.234')).toBeUndefined();
  expect(tiyinOf('150000010')).toBe(150_000_010n);
  expect(instantOf('46120.5')).toEqual(noon);
  expect(instantOf('2026-04-08T12:00:00+05:00')).toEqual(noon);
  expect(instantOf('')).toBeUndefined();
});
