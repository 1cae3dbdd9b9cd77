import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { addPiece, defaultPriceSom } from '#server/testing-goods.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';
import { auditOf, readPiece, type Stock, testStock } from '../testing-stock.ts';

let stock: Stock;
let warehouse: StaffBrowser;
let likes = 700_000;
beforeAll(async () => {
  stock = await testStock();
});
beforeEach(async () => {
  stock.turnClock(0);
  warehouse = await stock.staff.enter('WAREHOUSE');
});
afterEach(() => requireSound(stock.db));
afterAll(() => stock.close());

/** A piece with a new serial number series, 3.42 g. */
async function addLike(prefix: string) {
  const serialNumber = `${prefix}-${String((likes += 1)).padStart(6, '0')}`;
  const piece = await addPiece(stock.db);
  await stock.db
    .updateTable('product_items')
    .set({ serial_number: serialNumber, weight_mg: 3420, ikpu: '07113', package_code: '17' })
    .where('id', '=', piece.id)
    .execute();
  return { ...piece, serialNumber };
}

function receive(by: StaffBrowser, form: object, key: string = crypto.randomUUID()) {
  by.headers['idempotency-key'] = key;
  return by.post('pieces', {
    storeId: stock.places.amirTemur,
    cost: 4_000_000,
    supplier: 'Zar Usta',
    invoice: 'N-17',
    isWeightSure: false,
    ...form,
  });
}

describe('receiving pieces', () => {
  it('assigns the next numbers, copies the make, stores each weight and puts them on sale', async () => {
    const like = await addLike('AA');
    const answer = await receive(warehouse, {
      like: like.serialNumber.toLowerCase(),
      pieces: [{ weightGrams: 3.4 }, { weightGrams: 3.51, sizeMm: 18 }],
    });
    expect(answer.statusCode).toBe(201);
    const { serials } = answer.json<{ serials: string[] }>();
    expect(serials).toEqual([`AA-${likes + 1}`, `AA-${likes + 2}`]);
    const [one, two] = [
      await readPiece(warehouse, serials[0] ?? ''),
      await readPiece(warehouse, serials[1] ?? ''),
    ];
    expect([one.weightGrams, two.weightGrams, two.sizeMm]).toEqual([3.4, 3.51, 18]);
    expect(one).toMatchObject({
      state: 'AVAILABLE',
      storeId: stock.places.amirTemur,
      receivedOn: '2026-04-08',
      hasCodes: true,
      movements: [{ kind: 'RECEIVED', document: 'N-17' }],
    });
    const owner = await stock.staff.enter('OWNER');
    expect((await readPiece(owner, serials[0] ?? '')).purchase).toEqual({
      cost: 4_000_000,
      supplier: 'Zar Usta',
      invoice: 'N-17',
    });
    likes += 2;
    const [entry] = await auditOf(stock, 'piece', like.serialNumber.toLowerCase());
    expect(entry).toMatchObject({ action: 'pieces.receive' });
    expect(entry?.tables).toEqual(expect.arrayContaining(['piece_costs', 'product_items']));
  });

  it('is done once per idempotency key', async () => {
    const like = await addLike('BB');
    const [form, key] = [{ like: like.serialNumber, pieces: [{ weightGrams: 3.4 }] }, crypto.randomUUID()];
    const first = await receive(warehouse, form, key);
    expect((await receive(warehouse, form, key)).json()).toEqual(first.json());
  });

  it('refuses a number that is in use or given twice, and receives none of them', async () => {
    const like = await addLike('CC');
    const taken = { like: like.serialNumber, pieces: [{ weightGrams: 3.4, serial: like.serialNumber }] };
    expect((await receive(warehouse, taken)).json()).toMatchObject({
      status: 409,
      code: 'SERIAL_TAKEN',
      facts: { serials: [like.serialNumber] },
    });
    const twice = { weightGrams: 3.4, serial: 'CC-900001' };
    const answer = await receive(warehouse, { like: like.serialNumber, pieces: [twice, twice] });
    expect(answer.json()).toMatchObject({ code: 'SERIAL_TAKEN', facts: { serials: ['CC-900001'] } });
    expect((await warehouse.get('pieces/CC-900001')).statusCode).toBe(404);
  });

  it('of the same number by concurrent calls succeeds once', async () => {
    const like = await addLike('HH');
    const form = { like: like.serialNumber, pieces: [{ weightGrams: 3.4, serial: 'HH-900001' }] };
    const browsers = await Promise.all(Array.from({ length: 6 }, () => stock.staff.enter('WAREHOUSE')));
    const answers = await Promise.all(browsers.map((browser) => receive(browser, form)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409, 409,
    ]);
  });

  it('with an unknown cost stores none', async () => {
    const like = await addLike('KK');
    const answer = await receive(warehouse, {
      like: like.serialNumber,
      cost: undefined,
      pieces: [{ weightGrams: 3.4 }],
    });
    const [serial = ''] = answer.json<{ serials: string[] }>().serials;
    expect((await readPiece(await stock.staff.enter('OWNER'), serial)).purchase).toBeNull();
  });

  it('asks to confirm a weight far from the existing piece’s, and accepts a confirmed one', async () => {
    const like = await addLike('DD');
    const form = { like: like.serialNumber, pieces: [{ weightGrams: 3.4 }, { weightGrams: 34.2 }] };
    expect((await receive(warehouse, form)).json()).toMatchObject({
      code: 'WEIGHT_UNUSUAL',
      facts: { pieces: [1], usual: 3.42 },
    });
    expect((await receive(warehouse, { ...form, isWeightSure: true })).statusCode).toBe(201);
  });

  it('refuses a fineness in which the metal may not be sold', async () => {
    const like = await addLike('PR');
    await sql`insert into precious_metals (code, name, probes, position) values ('gold-of-law', '{"ru":"","uz":"","en":""}', '{375,585}', 99)`.execute(
      stock.db,
    );
    await sql`insert into metals (code, name, precious_metal, position) values ('gold-of-law', '{"ru":"","uz":"","en":""}', 'gold-of-law', 99)`.execute(
      stock.db,
    );
    await sql`update products set metal = 'gold-of-law' where id = (select product_id from product_items where id = ${like.id})`.execute(
      stock.db,
    );
    await sql`update product_items set probe = 583 where id = ${like.id}`.execute(stock.db);
    const form = { like: like.serialNumber, pieces: [{ weightGrams: 3.4 }] };
    expect((await receive(warehouse, form)).json()).toMatchObject({
      code: 'PROBE_NOT_SOLD',
      facts: { probe: 583, probes: [375, 585] },
    });
    await sql`update product_items set probe = 585 where id = ${like.id}`.execute(stock.db);
    expect((await receive(warehouse, form)).statusCode).toBe(201);
  });

  it('by several people at once assigns each number once', async () => {
    const like = await addLike('EE');
    const form = { like: like.serialNumber, pieces: [{ weightGrams: 3.4 }, { weightGrams: 3.4 }] };
    const browsers = await Promise.all(Array.from({ length: 6 }, () => stock.staff.enter('WAREHOUSE')));
    const answers = await Promise.all(browsers.map((browser) => receive(browser, form)));
    const serials = answers.flatMap((answer) => answer.json<{ serials: string[] }>().serials);
    expect(new Set(serials).size).toBe(12);
  });

  it.each([
    ['FIXED', { price: defaultPriceSom, queued: 0 }],
    ['FORMULA', { price: null, queued: 1 }],
  ] as const)('copies the price source of a piece whose price is %s', async (source, expected) => {
    const like = await addLike(source);
    await stock.db
      .updateTable('product_items')
      .set({ price_source: source })
      .where('id', '=', like.id)
      .execute();
    const answer = await receive(warehouse, { like: like.serialNumber, pieces: [{ weightGrams: 3.4 }] });
    const [serial = ''] = answer.json<{ serials: string[] }>().serials;
    const { rows } = await sql<{ queued: number }>`
      select count(*)::integer as queued from repricing r join product_items i on i.id = r.item_id
      where i.serial_number = ${serial}`.execute(stock.db);
    expect({ price: (await readPiece(warehouse, serial)).price, ...rows[0] }).toEqual(expected);
  });

  it('needs the permission to correct pieces, which a seller does not have', async () => {
    const like = await addLike('GG');
    const seller = await stock.staff.enter('SELLER');
    const answer = await receive(seller, { like: like.serialNumber, pieces: [{ weightGrams: 3.4 }] });
    expect(answer.json()).toMatchObject({ status: 403, code: 'PERMISSION_MISSING' });
  });
});
