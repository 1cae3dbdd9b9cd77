import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CashDay } from '#contract/admin/cash-day.ts';
import type { StaffOrder } from '#contract/admin/order.ts';
import type { Stocktake } from '#contract/admin/stock/stocktake.ts';
import type { Transfer } from '#contract/admin/stock/transfer.ts';
import { buy, takeBack, walk } from '#server/order/testing-orders.ts';
import { auditOf, readPiece, type Stock, testStock } from '#server/stock/testing-stock.ts';
import { addPiece } from '#server/testing-goods.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';
import { cashReport } from './cash-report.ts';
import { handOverAct, returnAct } from './wire-order-acts.ts';
import { stocktakeAct, waybill, writeOffAct } from './stock-acts.ts';

let stock: Stock;
beforeAll(async () => {
  stock = await testStock();
});
afterAll(() => stock.close());

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const shown = { language: 'ru', place: 'Зарона, Амир Темур', today: '2026-04-08' } as const;
const stores = {
  language: 'ru',
  placeOf: (id: number | null) => (id === null ? 'Склад' : `Магазин ${id}`),
} as const;

const isPdf = async (browser: StaffBrowser, path: string, body: object): Promise<boolean> => {
  const answer = await browser.post(`papers/${path}`, { language: 'ru', ...body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return Buffer.from(answer.json<{ pdf: string }>().pdf, 'base64').subarray(0, 5).toString() === '%PDF-';
};

describe('BO-34: the acts of an order', () => {
  it('hand-over: pieces are weighed in front of the recipient; no prices if gift wrap hides them', async () => {
    const { order, pieces } = await buy(stock);
    const { number } = order;
    const browser = await stock.staff.enter('WAREHOUSE');
    const read = (await browser.get(`orders/${number}`)).json<StaffOrder>();
    const act = handOverAct(read, shown);
    expect(act).toMatchObject({
      title: `Акт приёма-передачи к заказу ${number}`,
      facts: [
        ['Дата', '8\u00A0апреля\u00A02026'],
        ['Место', 'Зарона, Амир Темур'],
      ],
      statement: expect.stringContaining('взвешены в присутствии покупателя'),
      signatures: ['Передал: должность, имя, подпись', 'Принял: имя, подпись'],
    });
    expect(act.rows.flat().map(plain)).toEqual(
      expect.arrayContaining([pieces[0]?.serialNumber, '585', '3,42 г', '7 270 000 сум']),
    );
    const gift = { ribbon: 'IVORY', card: '', hidePrice: true, price: 0 } as const;
    const hidden = handOverAct({ ...read, lines: read.lines.map((line) => ({ ...line, gift })) }, shown);
    expect(JSON.stringify(hidden)).not.toContain('сум');
    expect(await isPdf(browser, 'hand-over', { number })).toBe(true);
    expect(await auditOf(stock, 'order', number)).toContainEqual({ action: 'orders.print-act', tables: [] });
  });

  it('return: lists the returned pieces and the reason; refused if nothing was returned', async () => {
    const { order } = await buy(stock);
    const { number } = order;
    const browser = await stock.staff.enter('MANAGER');
    const early = await browser.post('papers/return', { number, language: 'uz' });
    expect(early.json()).toMatchObject({ code: 'ORDER_STATE_CONFLICT' });
    await walk(stock, order, 'confirm', 'assemble', 'ready', 'deliver');
    await takeBack(stock, order, { reason: 'мал размер' });
    const act = returnAct((await browser.get(`orders/${number}`)).json<StaffOrder>(), shown);
    expect(act).toMatchObject({
      title: `Акт возврата по заказу ${number}`,
      facts: [expect.anything(), expect.anything(), ['Причина', 'мал размер']],
      rows: [expect.arrayContaining(['585'])],
    });
    expect(await isPdf(browser, 'return', { number })).toBe(true);
  });
});

describe('BO-34: the documents of the stock room', () => {
  it('a waybill, in each language', async () => {
    const from = stock.places.amirTemur;
    const { serialNumber } = await addPiece(stock.db, { storeId: from });
    const browser = await stock.staff.enter('MANAGER');
    browser.headers['idempotency-key'] = crypto.randomUUID();
    const sent = await browser.post('transfers', {
      fromStoreId: from,
      toStoreId: null,
      arrivesOn: '2026-04-10',
      serials: [serialNumber],
    });
    if (sent.statusCode >= 300) throw new Error(sent.body);
    const transfer = sent.json<Transfer>();
    expect(waybill(transfer, stores)).toMatchObject({
      title: `Накладная на перемещение T-${transfer.id}`,
      facts: [
        ['Откуда', `Магазин ${from}`],
        ['Куда', 'Склад'],
        ['Отправлено', expect.any(String)],
        ['Прибудет', '10\u00A0апреля\u00A02026'],
      ],
      rows: [expect.arrayContaining([serialNumber])],
      totals: [
        ['Изделий', '1'],
        ['Общая масса', expect.stringContaining('3,42')],
      ],
    });
    for (const language of ['uz', 'en'])
      expect(await isPdf(browser, 'waybill', { id: transfer.id, language })).toBe(true);
  });

  it('a stocktake’s differences with the decisions', () => {
    const stocktake = {
      id: 12,
      state: 'CLOSED',
      storeId: 3,
      startedBy: 'Дилноза',
      startedAt: '2026-04-08T05:00:00.000Z',
      expected: 340,
      found: 338,
      lines: [
        {
          group: 'MISSING',
          text: 'ZR-001177',
          nameUz: 'Lola uzugi',
          nameRu: 'Кольцо «Тюльпан»',
          nameEn: 'Tulip ring',
          decision: 'LOST',
          reason: 'нет на витрине',
          decidedBy: 'Рустам',
        },
      ],
    } as unknown as Stocktake; // the part that the act reads
    expect(stocktakeAct(stocktake, stores)).toMatchObject({
      title: 'Акт инвентаризации №\u00A012',
      facts: [
        ['Место', 'Магазин 3'],
        ['Начата', '8\u00A0апреля\u00A02026, Дилноза'],
        ['По учёту', '340'],
        ['Найдено', '338'],
      ],
      rows: [
        ['1', 'ZR-001177', 'Кольцо «Тюльпан»', 'нет на месте', 'признано утерянным, нет на витрине, Рустам'],
      ],
    });
  });

  it('a write-off act is only printed for a piece that is written off', async () => {
    const { serialNumber } = await addPiece(stock.db, {});
    const browser = await stock.staff.enter('MANAGER');
    const refused = await browser.post('papers/write-off', { serial: serialNumber, language: 'ru' });
    expect(refused.json()).toMatchObject({ code: 'PIECE_STATE_CONFLICT' });
    const piece = await readPiece(browser, serialNumber);
    const movement = {
      at: '2026-04-08T05:00:00.000Z',
      kind: 'WRITTEN_OFF',
      fromStoreId: 3,
      toStoreId: 3,
      staff: 'Рустам',
      document: 'A-5',
      reason: 'сломан замок',
    } as const;
    expect(writeOffAct({ ...piece, movements: [movement] }, stores)).toMatchObject({
      title: `Акт списания изделия ${serialNumber}`,
      facts: [
        expect.anything(),
        ['Место', 'Магазин 3'],
        ['Причина', 'сломан замок'],
        ['Одобрено', 'Рустам, A-5'],
      ],
    });
  });
});

describe('BO-34: the report of a cash day', () => {
  const day: CashDay = {
    id: 1,
    storeId: 3,
    state: 'CLOSED',
    openedAt: '2026-04-08T05:00:00.000Z',
    openedBy: 'Дилноза',
    opening: 500_000,
    movements: [
      {
        at: '2026-04-08T06:30:00.000Z',
        kind: 'SALE',
        amount: 7_270_000,
        order: 'Z-1',
        act: null,
        staff: 'Дилноза',
        reason: null,
      },
      {
        at: '2026-04-08T09:00:00.000Z',
        kind: 'RETURN',
        amount: -270_000,
        order: 'Z-0',
        act: null,
        staff: null,
        reason: null,
      },
    ],
    countedAt: '2026-04-08T15:00:00.000Z',
    counted: 7_499_000,
    expected: 7_500_000,
    difference: -1_000,
    reason: 'сдача',
    closedAt: '2026-04-08T15:05:00.000Z',
    confirmedBy: null,
  };

  it('has its movements, their sums, and the difference', () => {
    const act = cashReport(day, { language: 'ru', place: 'Зарона' });
    expect(act.title).toBe('Кассовый отчёт за 8\u00A0апреля\u00A02026');
    expect(act.rows.map((row) => row.map(plain))).toEqual([
      ['11:30', 'Продажи', 'Z-1, Дилноза', '7 270 000 сум'],
      ['14:00', 'Возвраты', 'Z-0', '−270 000 сум'],
    ]);
    expect(act.totals.map(([label, value]) => `${label}: ${plain(value)}`)).toEqual([
      'Продажи: 7 270 000 сум',
      'Возвраты: −270 000 сум',
      'Внесено: 0 сум',
      'Выдано: 0 сум',
      'Ожидалось: 7 500 000 сум',
      'По пересчёту: 7 499 000 сум',
      'Расхождение: −1 000 сум',
      'Причина: сдача',
    ]);
  });

  it('has the old gold that was paid out, with its act', () => {
    const bought = {
      at: day.openedAt,
      kind: 'GOLD',
      amount: -500_000,
      order: null,
      act: 'OG-000012',
    } as const;
    const movements = [...day.movements, { ...bought, staff: 'Дилноза', reason: null }];
    const act = cashReport({ ...day, movements }, { language: 'ru', place: 'Зарона' });
    expect(act.rows.at(-1)?.map(plain)).toEqual([
      '10:00',
      'Скупка золота',
      'OG-000012, Дилноза',
      '−500 000 сум',
    ]);
    expect(act.totals.map(([label, value]) => `${label}: ${plain(value)}`)).toContain(
      'Скупка золота: −500 000 сум',
    );
  });

  it('does not show the expected amount before the drawer was counted', () => {
    const open = {
      ...day,
      state: 'OPEN',
      counted: null,
      expected: null,
      difference: null,
      reason: null,
    } as const;
    expect(JSON.stringify(cashReport(open, { language: 'ru', place: 'Зарона' }).totals)).not.toContain(
      'Ожидалось',
    );
  });
});
