import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { certificateId } from '#domain/catalog/certificate-id.ts';
import { staffRoles } from '#domain/auth/permissions.ts';
import { requireSound } from '#database/invariants.ts';
import { buy } from '#server/order/testing-orders.ts';
import { addPiece, addProduct } from '#server/testing-goods.ts';
import { auditOf, listPieces, readPiece, type Stock, testStock } from './testing-stock.ts';

let stock: Stock;
beforeAll(async () => {
  stock = await testStock();
});
beforeEach(() => stock.turnClock(0));
afterEach(() => requireSound(stock.db));
afterAll(() => stock.close());

const serialsOf = ({ rows }: { rows: { serialNumber: string }[] }) => rows.map((row) => row.serialNumber);

describe('the list of pieces', () => {
  it('BO-22: each filter returns exactly the matching pieces', async () => {
    const { db, places } = stock;
    const productId = await addProduct(db);
    const { artikul } = await db
      .selectFrom('products')
      .select('artikul')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    const inStock = await addPiece(db, { productId, storeId: places.amirTemur });
    const gone = await addPiece(db, { productId, state: 'SOLD' });
    const away = await addPiece(db, { productId, storeId: places.amirTemur, arrivesOn: '2026-04-10' });
    const back = await addPiece(db, { productId, state: 'WITHDRAWN' });
    await db
      .updateTable('product_items')
      .set({ ikpu: '07113', package_code: '1', received_on: '2024-01-05' })
      .where('id', '=', inStock.id)
      .execute();
    const browser = await stock.staff.enter('WAREHOUSE');
    const found = async (query: string) => serialsOf(await listPieces(browser, `q=${artikul}&${query}`));
    const all = [inStock, gone, away, back].map(({ serialNumber }) => serialNumber);
    expect((await found('sort=serialNumber')).toSorted()).toEqual(all.toSorted());
    expect(await found('state=SOLD')).toEqual([gone.serialNumber]);
    expect(await found('state=WITHDRAWN&withdrawnBecause=OTHER')).toEqual([back.serialNumber]);
    expect(await found('withdrawnBecause=LOST')).toEqual([]);
    expect(await found('storeId=0&state=WITHDRAWN,AVAILABLE')).toEqual([back.serialNumber]);
    expect(await found(`storeId=${places.amirTemur}&sort=receivedOn`)).toEqual([
      inStock.serialNumber,
      away.serialNumber,
    ]);
    expect(await found('inTransit=true')).toEqual([away.serialNumber]);
    expect(await found('receivedOn.to=2025-04-08')).toEqual([inStock.serialNumber]);
    expect(await found('noCodes=true&state=AVAILABLE')).toEqual([away.serialNumber]);
    expect(await found('metal=silver')).toEqual([]);
    expect(await found('probe=585&state=SOLD')).toEqual([gone.serialNumber]);
    expect(
      (await listPieces(browser, `q=${inStock.serialNumber.toLowerCase()}&size=25`)).rows[0],
    ).toMatchObject({
      serialNumber: inStock.serialNumber,
      age: 824,
      hasCodes: true,
      allowedActions: ['EDIT', 'WITHDRAW', 'SET_ASIDE', 'REPAIR', 'LOSE', 'WRITE_OFF'],
    });
  });

  it.each(['-receivedOn', 'price', '-weight', 'serialNumber'])(
    'sorted by %s can be paged forward and back by cursor',
    async (sort) => {
      const { db } = stock;
      const productId = await addProduct(db);
      for (let nth = 0; nth < 27; nth++)
        await addPiece(db, {
          productId,
          priceSom: nth % 3 ? nth * 10_000 : null,
          weightMg: 1000 + (nth % 5),
        });
      const browser = await stock.staff.enter('OWNER');
      const first = await listPieces(browser, `size=25&sort=${sort}`);
      const second = await listPieces(browser, `size=25&sort=${sort}&cursor=${first.next}`);
      const back = await listPieces(browser, `size=25&sort=${sort}&cursor=${second.previous}`);
      expect(serialsOf(back)).toEqual(serialsOf(first));
      expect(new Set([...serialsOf(first), ...serialsOf(second)]).size).toBe(
        first.rows.length + second.rows.length,
      );
    },
  );
});

describe('a piece', () => {
  it('BO-10: its cost is shown to roles that may see it and is in no byte sent to others', async () => {
    const { id, serialNumber } = await addPiece(stock.db);
    await stock.db
      .insertInto('piece_costs')
      .values({ item_id: id, cost_som: 4_444_444, supplier: 'Zargar', invoice: 'N-17' })
      .execute();
    await stock.db
      .updateTable('product_items')
      .set({ price_b2b_som: 5_555_555 })
      .where('id', '=', id)
      .execute();
    for (const role of staffRoles) {
      const browser = await stock.staff.enter(role);
      const body = (await browser.get(`pieces/${serialNumber}`)).body + (await browser.get('pieces')).body;
      expect([role, body.includes('4444444') && body.includes('N-17')]).toEqual([
        role,
        ['OWNER', 'MANAGER', 'ACCOUNTANT'].includes(role),
      ]);
      expect([role, body.includes('5555555')]).toEqual([
        role,
        ['OWNER', 'MANAGER', 'SUPPORT', 'ACCOUNTANT'].includes(role),
      ]);
    }
  });

  it('the order that reserves it is named to staff who may read that order', async () => {
    const { order, pieces } = await buy(stock);
    const serial = pieces[0]?.serialNumber ?? '';
    const [near, far] = [await stock.staff.enter('SELLER'), await stock.staff.enter('SELLER', 1)];
    expect(await readPiece(near, serial)).toMatchObject({
      state: 'RESERVED',
      hold: { by: 'ORDER', orderNumber: order.number },
      orders: [{ number: order.number, state: 'NEW' }],
    });
    expect(await readPiece(far, serial)).toMatchObject({
      hold: { by: 'ORDER', orderNumber: null },
      orders: [],
    });
    expect((await far.get('pieces/ZR-none')).statusCode).toBe(404);
  });

  it('BO-19, BO-47: is corrected based on its version; a hold is not a conflict', async () => {
    const [piece] = (await buy(stock)).pieces;
    const { id, serialNumber } = piece ?? { id: 0, serialNumber: '' };
    await stock.db
      .updateTable('product_items')
      .set({ price_b2c_som: 8_000_000 })
      .where('id', '=', id)
      .execute();
    const browser = await stock.staff.enter('WAREHOUSE');
    const { version } = await readPiece(browser, serialNumber);
    expect(version).toBe(1);
    const saved = await browser.patch(
      `pieces/${serialNumber}`,
      { weightGrams: 3.5, sizeMm: 17.5, ikpu: '07113001001000000' },
      version,
    );
    expect(saved.json()).toMatchObject({ weightGrams: 3.5, sizeMm: 17.5, version: version + 1 });
    const late = await browser.patch(`pieces/${serialNumber}`, { makersMark: 'Q' }, version);
    expect(late.json()).toMatchObject({
      status: 412,
      code: 'VERSION_CONFLICT',
      facts: {
        current: { weightGrams: 3.5 },
        changedBy: expect.any(String),
        changedAt: expect.stringMatching(/Z$/),
      },
    });
    // BO-13
    expect(await auditOf(stock, 'piece', serialNumber)).toEqual([
      { action: 'pieces.change', tables: ['product_items'] },
    ]);
    const history = (await browser.get(`pieces/${serialNumber}/history`)).json<{ changes: object[] }[]>();
    expect(history[0]?.changes[0]).toMatchObject({
      table: 'product_items',
      before: { weight_mg: 3420 },
      after: { weight_mg: 3500 },
    });
  });

  it('cannot be corrected once it is sold', async () => {
    const { serialNumber } = await addPiece(stock.db, { state: 'SOLD' });
    const browser = await stock.staff.enter('WAREHOUSE');
    expect((await browser.patch(`pieces/${serialNumber}`, { makersMark: 'Q' }, 1)).json()).toMatchObject({
      status: 409,
      code: 'PIECE_STATE_CONFLICT',
    });
  });
});

describe('withdrawing a piece and putting it on sale again', () => {
  it('records reason, movements and version; an ordered piece cannot be withdrawn', async () => {
    const { serialNumber: serial } = await addPiece(stock.db, { storeId: stock.places.amirTemur });
    const browser = await stock.staff.enter('WAREHOUSE');
    const body = { because: 'SHOWCASE', reason: 'For the window' };
    const withdrawn = await browser.post(`pieces/${serial}/withdraw`, body, 1);
    expect(withdrawn.json()).toMatchObject({
      state: 'WITHDRAWN',
      withdrawnBecause: 'SHOWCASE',
      version: 2,
      allowedActions: ['EDIT', 'SELL', 'REPAIR', 'LOSE', 'WRITE_OFF'],
      movements: [{ kind: 'WITHDRAWN', reason: 'For the window', toStoreId: stock.places.amirTemur }],
    });
    expect((await browser.post(`pieces/${serial}/withdraw`, body, 2)).json()).toMatchObject({
      code: 'PIECE_STATE_CONFLICT',
    });
    const both = await Promise.all([1, 2].map(() => browser.post(`pieces/${serial}/sell`, undefined, 2)));
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const [ordered] = (await buy(stock)).pieces;
    const inStock = await browser.post(`pieces/${ordered?.serialNumber}/withdraw`, body, 1);
    expect(inStock.json()).toMatchObject({ code: 'PIECE_STATE_CONFLICT', facts: { state: 'RESERVED' } });
  });
});

describe('a scan', () => {
  it('finds a piece, an order or a certificate, in any keyboard layout and from an address', async () => {
    const { order, pieces } = await buy(stock);
    const serial = pieces[0]?.serialNumber ?? '';
    const id = certificateId(2026, 101);
    await stock.db
      .insertInto('certificates')
      .values({ id, item_id: pieces[0]?.id ?? 0, laboratory: 'ZARONA', issued_on: '2026-03-01' })
      .execute();
    const browser = await stock.staff.enter('WAREHOUSE');
    const scan = async (text: string) => (await browser.get(`scan?text=${encodeURIComponent(text)}`)).json();
    expect(await scan(serial.toLowerCase())).toEqual({ kind: 'PIECE', key: serial });
    expect(await scan(serial.replace('Z', 'Я'))).toEqual({ kind: 'PIECE', key: serial });
    expect(await scan(`https://zarona.uz/uz/certificate/${id}?from=tag`)).toEqual({
      kind: 'CERTIFICATE',
      key: serial,
    });
    expect(await scan(order.number)).toEqual({ kind: 'ORDER', key: order.number });
    expect(await scan('nothing of ours')).toEqual({ kind: 'NOTHING', key: null });
    // an artikul opens its model for staff who edit models
    const content = await stock.staff.enter('CONTENT');
    const model = await stock.db.selectFrom('products').select('artikul').executeTakeFirstOrThrow();
    expect((await content.get(`scan?text=${model.artikul.toLowerCase()}`)).json()).toEqual({
      kind: 'MODEL',
      key: model.artikul,
    });
    expect(await scan(model.artikul)).toEqual({ kind: 'NOTHING', key: null });
    expect((await content.get(`scan?text=${order.number}`)).json()).toEqual({ kind: 'NOTHING', key: null });
  });
});
