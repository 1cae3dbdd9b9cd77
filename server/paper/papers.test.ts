import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { StaffOrder } from '#contract/admin/order.ts';
import { certificateId } from '#domain/catalog/certificate-id.ts';
import { buy } from '#server/order/testing-orders.ts';
import type { PieceLabel } from '#server/stock/list-labels.ts';
import { auditOf, type Stock, testStock } from '#server/stock/testing-stock.ts';
import { addPiece } from '#server/testing-goods.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';
import { printedLabel } from './label-lines.ts';
import { printedSlip } from './wire-slip.ts';
import { paintPages } from './testing-codes.ts';

let stock: Stock;
beforeAll(async () => {
  stock = await testStock();
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
});
afterAll(() => stock.close());

const roll = { width: 164.41, height: 113.39 };
const a4 = { width: 595.28, height: 841.89 };
const a5 = { width: 419.53, height: 595.28 };

async function print(browser: StaffBrowser, path: string, body: object): Promise<Buffer> {
  const answer = await browser.post(`papers/${path}`, body);
  return Buffer.from(answer.json<{ pdf: string }>().pdf, 'base64');
}

/** The texts of all codes on each page of a PDF, read by an independent decoder. */
const readCodes = (pdf: Buffer, page: { width: number; height: number }): Promise<string[][]> =>
  Promise.all(
    paintPages(pdf, page).map(async (pixels) => {
      const codes = await readBarcodes(pixels, { tryHarder: true, maxNumberOfSymbols: 20 });
      return codes.map(({ format, text }) => `${format} ${text}`).toSorted();
    }),
  );

const ring: PieceLabel = {
  serial: 'ZR-001017',
  artikul: 'ZR-001',
  name: 'Кольцо «Ласточка»',
  metal: 'Жёлтое золото',
  probe: 585,
  sizeMm: 17.5,
  lengthCm: null,
  weightGrams: 3.42,
  priceSom: 7_270_000,
  makersMark: 'ZRN',
  hallmarkKind: 'state',
  wasRepaired: false,
  stones: ['1 бр Кр 0,30 3/5'],
  passportId: 'ZC-2026-000101-LZ',
};
const publicUrl = 'https://zarona.uz';

describe('BO-34: the lines of a label', () => {
  it('in Russian', () => {
    expect(printedLabel(ring, { language: 'ru', publicUrl })).toEqual({
      name: 'Кольцо «Ласточка»',
      lines: [
        'ZR-001017 · ZR-001',
        'Жёлтое золото, 585 проба',
        'р. 17,5 · 3,42\u00A0г',
        '1 бр Кр 0,30 3/5',
        'Клеймо Пробирной палаты, ZRN',
      ],
      price: '7\u00A0270\u00A0000\u00A0сум',
      serial: 'ZR-001017',
      passport: 'https://zarona.uz/certificate/ZC-2026-000101-LZ',
    });
  });

  it('in Uzbek and English; R marks a repaired piece, and a piece without a passport has no address', () => {
    const repaired: PieceLabel = {
      ...ring,
      hallmarkKind: 'maker',
      wasRepaired: true,
      stones: [],
      passportId: null,
    };
    expect(printedLabel(repaired, { language: 'uz', publicUrl })).toMatchObject({
      lines: [
        'ZR-001017 · ZR-001',
        'Жёлтое золото, 585-proba',
        'oʻlcham 17,5 · 3,42\u00A0g',
        'Ishlab chiqaruvchi tamgʻasi ZRN R',
      ],
      price: '7\u00A0270\u00A0000\u00A0soʻm',
      passport: null,
    });
    expect(printedLabel({ ...repaired, priceSom: null }, { language: 'en', publicUrl })).toMatchObject({
      lines: expect.arrayContaining(['size 17.5 · 3.42\u00A0g', 'Maker’s mark ZRN R']),
      price: 'Price on request',
    });
  });
});

describe('labels', () => {
  it('BO-34: have codes that an independent decoder reads, one label per page of the roll', async () => {
    const pieces = [await addPiece(stock.db), await addPiece(stock.db)];
    const passport = certificateId(2026, 4242);
    await stock.db
      .insertInto('certificates')
      .values({ id: passport, item_id: pieces[0]?.id ?? 0, laboratory: 'ZARONA', issued_on: '2026-03-01' })
      .execute();
    const serials = pieces.map(({ serialNumber }) => serialNumber);
    const browser = await stock.staff.enter('SELLER');
    const pdf = await print(browser, 'labels', { serials, language: 'uz', layout: 'ROLL' });
    expect(await readCodes(pdf, roll)).toEqual([
      [`DataMatrix ${serials[0]}`, `QRCode http://localhost:3000/certificate/${passport}`],
      [`DataMatrix ${serials[1]}`],
    ]);
    const sheet = await print(browser, 'labels', { serials, language: 'ru', layout: 'SHEET' });
    expect((await readCodes(sheet, a4)).flat().filter((code) => code.startsWith('DataMatrix'))).toHaveLength(
      2,
    );
    expect(await auditOf(stock, 'piece', serials[0] ?? '')).toEqual([
      { action: 'pieces.print', tables: [] },
      { action: 'pieces.print', tables: [] },
    ]);
  });

  it('are refused for unknown pieces', async () => {
    const browser = await stock.staff.enter('SELLER');
    const body = { serials: ['ZR-none'], language: 'ru', layout: 'ROLL' };
    expect((await browser.post('papers/labels', body)).json()).toMatchObject({
      code: 'NOT_FOUND',
      facts: { serials: ['ZR-none'] },
    });
  });
});

describe('a packing slip', () => {
  it('BO-34: has the order’s number as a barcode, and no price if gift wrap hides it', async () => {
    const { order, pieces } = await buy(stock);
    const browser = await stock.staff.enter('WAREHOUSE');
    const pdf = await print(browser, 'slips', { numbers: [order.number], language: 'ru' });
    expect(await readCodes(pdf, a5)).toEqual([[`Code128 ${order.number}`]]);

    const read = (await browser.get(`orders/${order.number}`)).json<StaffOrder>();
    const shown = { language: 'ru', storeName: 'Зарона, Амир Темур' } as const;
    const open = printedSlip(read, shown);
    expect(open).toMatchObject({
      title: 'Упаковочный лист',
      number: order.number,
      lead: expect.stringContaining('Зарона, Амир Темур · '),
      lines: [{ facts: `${pieces[0]?.serialNumber} · размер 17 · 3,42\u00A0г · 585 проба` }],
      total: 'Всего 7\u00A0270\u00A0000\u00A0сум',
    });
    const gift = { ribbon: 'IVORY', card: '', hidePrice: true, price: 0 } as const;
    const hidden = printedSlip({ ...read, lines: read.lines.map((line) => ({ ...line, gift })) }, shown);
    expect(JSON.stringify(hidden)).not.toContain('сум');
    expect(hidden.lines[0]?.facts).toContain('подарочная упаковка');
    const content = await stock.staff.enter('CONTENT');
    const refused = await content.post('papers/slips', { numbers: [order.number], language: 'ru' });
    expect(refused.json()).toMatchObject({ code: 'PERMISSION_MISSING' });
  });
});
