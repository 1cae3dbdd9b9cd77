import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { addPiece, addProduct } from '#server/testing-goods.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';
import { auditOf, readPiece, type Stock, testStock } from '../testing-stock.ts';

let stock: Stock;
let warehouse: StaffBrowser;
beforeAll(async () => {
  stock = await testStock();
  await sql`insert into stone_kinds (kind, name, position) values
    ('diamond', '{"uz":"Brilliant","ru":"Бриллиант","en":"Diamond"}', 901),
    ('ruby', '{"uz":"Yoqut","ru":"Рубин","en":"Ruby"}', 902) on conflict do nothing`.execute(stock.db);
});
beforeEach(async () => {
  stock.turnClock(0);
  warehouse = await stock.staff.enter('WAREHOUSE');
});
afterEach(() => requireSound(stock.db));
afterAll(() => stock.close());

const diamond = { kind: 'diamond', origin: 'natural', shape: 'round', count: 1, isMain: true } as const;
const graded = {
  ...diamond,
  caratWeight: 0.3,
  color: 'G',
  clarity: 'VS1',
  depthPercent: 61.5,
  lengthMm: 4.31,
};

async function setStones(serial: string, stones: object[]) {
  const { version } = await readPiece(warehouse, serial);
  return warehouse.patch(`pieces/${serial}`, { stones }, version);
}

const queued = async (id: number) =>
  (await sql`select 1 from repricing where item_id = ${id}`.execute(stock.db)).rows.length;

describe('the stones of a piece', () => {
  it('are stored as typed; omitted fields stay empty', async () => {
    const { serialNumber } = await addPiece(stock.db);
    const before = await readPiece(warehouse, serialNumber);
    const saved = await setStones(serialNumber, [
      { ...graded, treatment: ' ' },
      { kind: 'ruby', origin: 'lab-grown', shape: 'oval', count: 6, isMain: false, sizeMm: 1.2 },
    ]);
    expect(saved.json()).toMatchObject({
      version: before.version + 1,
      stones: [
        { ...graded, nameRu: 'Бриллиант', treatment: null, sizeMm: null },
        { kind: 'ruby', count: 6, sizeMm: 1.2, caratWeight: null },
      ],
    });
  });

  it('only changed stones are in the audit and in the history', async () => {
    const { serialNumber } = await addPiece(stock.db);
    const ruby = { ...diamond, kind: 'ruby', isMain: false };
    await setStones(serialNumber, [graded, ruby]);
    await setStones(serialNumber, [graded, { ...ruby, count: 2 }]);
    expect(await auditOf(stock, 'piece', serialNumber)).toMatchObject([
      { action: 'pieces.change', tables: ['product_items', 'stones'] },
      { action: 'pieces.change', tables: ['product_items', 'stones'] },
    ]);
    const [latest] = (await warehouse.get(`pieces/${serialNumber}/history`)).json<
      { changes: { table: string; op: string }[] }[]
    >();
    const ofStones = latest?.changes.filter(({ table }) => table === 'stones');
    expect(ofStones).toMatchObject([
      { op: 'DELETE', before: { kind: 'ruby', count: 1 } },
      { op: 'INSERT', after: { kind: 'ruby', count: 2 } },
    ]);
  });

  it('that stay the same are not a change', async () => {
    const { serialNumber, id } = await addPiece(stock.db);
    await setStones(serialNumber, [graded]);
    await sql`delete from repricing`.execute(stock.db);
    const { version } = await readPiece(warehouse, serialNumber);
    expect((await setStones(serialNumber, [graded])).json()).toMatchObject({ version });
    expect(await queued(id)).toBe(0);
  });

  it('of a formula piece count in its next price', async () => {
    const { serialNumber, id } = await addPiece(stock.db);
    await stock.db
      .updateTable('product_items')
      .set({ price_source: 'FORMULA' })
      .where('id', '=', id)
      .execute();
    await setStones(serialNumber, [graded]);
    expect(await queued(id)).toBe(1);
  });

  it('are refused for kinds and shapes that are not in the dictionary', async () => {
    const { serialNumber } = await addPiece(stock.db);
    expect(
      (await setStones(serialNumber, [diamond, { ...diamond, kind: 'kryptonite', shape: 'cloud' }])).json(),
    ).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: '/stones/1/kind' }, { path: '/stones/1/shape' }],
    });
    expect((await readPiece(warehouse, serialNumber)).stones).toEqual([]);
  });

  it('cannot change while a passport states them', async () => {
    const { serialNumber, id } = await addPiece(stock.db);
    await stock.db
      .insertInto('certificates')
      .values({ id: 'ZC-2026-000901-*1', item_id: id, laboratory: 'ZARONA', issued_on: '2026-03-01' })
      .execute();
    expect((await setStones(serialNumber, [graded])).json()).toMatchObject({
      code: 'PIECE_STATE_CONFLICT',
      facts: { why: 'HAS_PASSPORT' },
    });
    expect((await readPiece(warehouse, serialNumber)).stones).toEqual([]);
  });

  it('can be changed only by staff with the permission to correct pieces', async () => {
    const { serialNumber } = await addPiece(stock.db);
    const seller = await stock.staff.enter('SELLER');
    const answer = await seller.patch(`pieces/${serialNumber}`, { stones: [graded] }, 1);
    expect(answer.json()).toMatchObject({ status: 403, code: 'PERMISSION_MISSING' });
  });
});

describe('a loose stone', () => {
  it('is one stone, and its weight follows from its carats', async () => {
    const serialNumber = 'STONE-000001';
    const productId = await addProduct(stock.db);
    await sql`update products set kind = 'loose-stone', metal = null, gender = null where id = ${productId}`.execute(
      stock.db,
    );
    await sql`insert into product_items (product_id, kind, serial_number, weight_mg, price_source, hallmark_kind, received_on)
      values (${productId}, 'loose-stone', ${serialNumber}, 100, 'FIXED', null, '2026-03-01')`.execute(
      stock.db,
    );
    expect((await setStones(serialNumber, [{ ...graded, caratWeight: 0.51 }])).json()).toMatchObject({
      weightGrams: 0.102,
      stones: [{ caratWeight: 0.51 }],
    });
    for (const stones of [[], [graded, graded], [{ ...graded, count: 2 }], [diamond]])
      expect((await setStones(serialNumber, stones)).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
