import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PieceParam } from '#contract/admin/stock/piece-param.ts';
import { paramIds } from '#contract/catalog/catalog.ts';
import { requireSound } from '#database/invariants.ts';
import { addPiece } from '#server/testing-goods.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';
import { auditOf, readPiece, type Stock, testStock } from '../testing-stock.ts';

let stock: Stock;
let warehouse: StaffBrowser;
beforeAll(async () => {
  stock = await testStock();
  const name = (word: string) => JSON.stringify({ uz: word, ru: word, en: word });
  await sql`insert into params (id, code, name, type, unit, position) values
    (9001, 'test-lock', ${name('Lock')}::jsonb, 'choice', null, 901), (9002, 'test-strands', ${name('Strands')}::jsonb, 'number', 'mm', 902),
    (9003, 'test-note', ${name('Note')}::jsonb, 'text', null, 903)`.execute(stock.db);
  await sql`insert into param_values (param_id, code, name, position) values
    (9001, 'box', ${name('Box')}::jsonb, 1), (9001, 'ring', ${name('Ring')}::jsonb, 2)`.execute(stock.db);
});
beforeEach(async () => {
  stock.turnClock(0);
  warehouse = await stock.staff.enter('WAREHOUSE');
});
afterEach(() => requireSound(stock.db));
afterAll(() => stock.close());

async function change(serial: string, body: object) {
  const { version } = await readPiece(warehouse, serial);
  return warehouse.patch(`pieces/${serial}`, body, version);
}

describe('the characteristics of a piece', () => {
  it('are offered without those that are stored as measures', async () => {
    const params = (await warehouse.get('piece-params')).json<PieceParam[]>();
    expect(params.find(({ id }) => id === 9001)).toMatchObject({
      type: 'choice',
      values: [{ code: 'box', nameEn: 'Box' }, { code: 'ring' }],
    });
    const measures: readonly number[] = Object.values(paramIds);
    expect(params.filter(({ id }) => measures.includes(id))).toEqual([]);
  });

  it('are set, changed and removed; others stay', async () => {
    const { serialNumber } = await addPiece(stock.db);
    const before = await readPiece(warehouse, serialNumber);
    const given = await change(serialNumber, {
      params: [
        { id: 9001, value: 'box' },
        { id: 9002, value: '2,5' },
      ],
    });
    expect(given.json()).toMatchObject({
      version: before.version + 1,
      params: [
        { id: 9001, value: 'box' },
        { id: 9002, value: '2.5' },
      ],
    });
    const changed = await change(serialNumber, {
      params: [
        { id: 9002, value: null },
        { id: 9003, value: ' by hand ' },
      ],
    });
    expect(changed.json()).toMatchObject({
      params: [
        { id: 9001, value: 'box' },
        { id: 9003, value: 'by hand' },
      ],
    });
    const same = await change(serialNumber, { params: [{ id: 9001, value: 'box' }] });
    expect(same.json()).toMatchObject({ version: before.version + 2 });
  });

  it('are in the audit and in the history', async () => {
    const { serialNumber } = await addPiece(stock.db);
    await change(serialNumber, { params: [{ id: 9001, value: 'ring' }] });
    expect(await auditOf(stock, 'piece', serialNumber)).toMatchObject([
      { action: 'pieces.change', tables: ['item_params', 'product_items'] },
    ]);
    const history = (await warehouse.get(`pieces/${serialNumber}/history`)).json<
      { changes: { table: string; after: object }[] }[]
    >();
    expect(history).toHaveLength(1);
    expect(history[0]?.changes.find(({ table }) => table === 'item_params')?.after).toMatchObject({
      value: 'ring',
    });
  });

  it.each([
    [{ id: 9999, value: 'x' }, '/params/0/id'],
    [{ id: paramIds.size, value: '17' }, '/params/0/id'],
    [{ id: 9001, value: 'magnet' }, '/params/0/value'],
    [{ id: 9002, value: 'two' }, '/params/0/value'],
  ])('reject %o', async (param, path) => {
    const { serialNumber } = await addPiece(stock.db);
    expect((await change(serialNumber, { params: [param] })).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path }],
    });
  });

  it('are copied to pieces that are received like an existing one', async () => {
    const { serialNumber } = await addPiece(stock.db);
    await change(serialNumber, { params: [{ id: 9001, value: 'box' }] });
    warehouse.headers['idempotency-key'] = crypto.randomUUID();
    const answer = await warehouse.post('pieces', {
      like: serialNumber,
      storeId: null,
      supplier: null,
      invoice: null,
      isWeightSure: true,
      pieces: [{ weightGrams: 3.4, serial: 'PARAM-000001' }],
    });
    expect(answer.statusCode).toBe(201);
    expect((await readPiece(warehouse, 'PARAM-000001')).params).toEqual([{ id: 9001, value: 'box' }]);
  });
});

describe('the tags of a piece', () => {
  it('are changed on the piece, without duplicates and sorted', async () => {
    const { serialNumber } = await addPiece(stock.db);
    const { version } = await readPiece(warehouse, serialNumber);
    const saved = await change(serialNumber, { tags: ['window', 'gift'] });
    expect(saved.json()).toMatchObject({ tags: ['gift', 'window'], version: version + 1 });
    expect((await change(serialNumber, { tags: [] })).json()).toMatchObject({ tags: [] });
    expect((await change(serialNumber, { tags: ['a,b'] })).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});
