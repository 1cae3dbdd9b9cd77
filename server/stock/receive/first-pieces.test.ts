import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { addProduct } from '#server/testing-goods.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';
import { readPiece, type Stock, testStock } from '../testing-stock.ts';

let stock: Stock;
let warehouse: StaffBrowser;
beforeAll(async () => {
  stock = await testStock();
});
beforeEach(async () => {
  stock.turnClock(0);
  warehouse = await stock.staff.enter('WAREHOUSE');
});
afterEach(() => requireSound(stock.db));
afterAll(() => stock.close());

/** The artikul of a draft model with a make, which has no piece yet. */
async function addModel(): Promise<string> {
  const id = await addProduct(stock.db, 'DRAFT');
  const { artikul } = await stock.db
    .updateTable('products')
    .set({ make: 'B' })
    .where('id', '=', id)
    .returning('artikul')
    .executeTakeFirstOrThrow();
  return artikul;
}

async function receive(
  by: StaffBrowser,
  artikul: string,
  { pieces = [{ weightGrams: 3.4 }], ...form }: { pieces?: object[] } & Record<string, unknown> = {},
) {
  by.headers['idempotency-key'] = crypto.randomUUID();
  const answer = await by.post(`models/${artikul}/pieces`, {
    probe: 585,
    pieces,
    resizable: 'none',
    isEngravable: false,
    makersMark: 'ZRN',
    hallmarkKind: 'state',
    storeId: null,
    ...form,
  });
  return { answer, serial: answer.json<{ serials?: string[] }>().serials?.[0] ?? '' };
}

describe('the first pieces of a model', () => {
  it('are received together, each with its size, weight, number and price, and with the same characteristics', async () => {
    const { rows: params } = await sql<{ id: number }>`
      insert into params (id, code, name, type, position) values (902, 'clasp-of-test', '{"uz":"Qulf","ru":"Замок","en":"Clasp"}', 'text', 902)
      returning id`.execute(stock.db);
    const [param] = params;
    const pieces = [
      { weightGrams: 3.4, sizeMm: 17, serial: 'MANY-000007' },
      { weightGrams: 6.8, sizeMm: 18 },
      { weightGrams: 3.4, sizeMm: 17 },
    ];
    const form = { pieces, params: [{ id: param?.id, value: 'box' }] };
    const { answer } = await receive(warehouse, await addModel(), form);
    const { serials } = answer.json<{ serials: string[] }>();
    expect([serials.length, new Set(serials).size, serials[0]]).toEqual([3, 3, 'MANY-000007']);
    const received = [];
    for (const serial of serials) received.push(await readPiece(warehouse, serial));
    expect(received.map(({ sizeMm, weightGrams }) => [sizeMm, weightGrams])).toEqual([
      [17, 3.4],
      [18, 6.8],
      [17, 3.4],
    ]);
    expect(received.map((piece) => piece.params)).toEqual(Array(3).fill([{ id: param?.id, value: 'box' }]));
    expect(received[1]?.price).toBeGreaterThan(received[0]?.price ?? Infinity);
    expect(received[2]?.price).toBe(received[0]?.price);
    const twice = await receive(warehouse, await addModel(), {
      pieces: [
        { weightGrams: 3.4, serial: 'SAME-000001' },
        { weightGrams: 3.4, serial: 'SAME-000001' },
      ],
    });
    expect(twice.answer.json()).toMatchObject({ code: 'SERIAL_TAKEN' });
  });

  it('get the length, the make and the number that were typed', async () => {
    const { serial } = await receive(warehouse, await addModel(), {
      pieces: [{ weightGrams: 3.4, lengthCm: 45.5, serial: 'FIRST-000001' }],
      resizable: '0.5',
      isEngravable: true,
    });
    expect(await readPiece(warehouse, serial)).toMatchObject({
      serialNumber: 'FIRST-000001',
      sizeMm: null,
      lengthCm: 45.5,
      resizable: '0.5',
      isEngravable: true,
    });
  });

  it('BO-10: their cost is shown to roles that may see it and is in no byte sent to the person who received them', async () => {
    const purchase = { cost: 4_321_000, supplier: 'Zar Usta', invoice: 'N-18' };
    const { serial } = await receive(warehouse, await addModel(), purchase);
    const owner = await stock.staff.enter('OWNER');
    expect(await readPiece(owner, serial)).toMatchObject({
      purchase,
      movements: [{ kind: 'RECEIVED', document: 'N-18' }],
    });
    const seen = (await warehouse.get(`pieces/${serial}`)).body;
    expect([seen.includes('4321000'), seen.includes('Zar Usta')]).toEqual([false, false]);
  });

  it('with an unknown cost have no purchase', async () => {
    const { serial } = await receive(warehouse, await addModel());
    expect((await readPiece(await stock.staff.enter('OWNER'), serial)).purchase).toBeNull();
  });

  it('get the typed stones, and the formula counts them', async () => {
    await sql`insert into stone_kinds (kind, name, position) values
      ('diamond', '{"uz":"Brilliant","ru":"Бриллиант","en":"Diamond"}', 901) on conflict do nothing`.execute(
      stock.db,
    );
    const stones = [
      { kind: 'diamond', origin: 'natural', shape: 'round', count: 1, isMain: true, caratWeight: 0.3 },
    ].map((stone) => ({ ...stone, color: 'G', clarity: 'VS1' }));
    const artikul = await addModel();
    const plain = await readPiece(warehouse, (await receive(warehouse, artikul)).serial);
    const set = await readPiece(warehouse, (await receive(warehouse, artikul, { stones })).serial);
    expect(set.stones).toMatchObject(stones);
    expect(set.price).toBeGreaterThan(plain.price ?? Infinity);
    const unknown = stones.map((stone) => ({ ...stone, shape: 'cloud' }));
    const { answer } = await receive(warehouse, artikul, { stones: unknown });
    expect(answer.json()).toMatchObject({ errors: [{ path: '/stones/0/shape' }] });
  });

  it('can be made resizable later', async () => {
    const { serial } = await receive(warehouse, await addModel());
    const { version } = await readPiece(warehouse, serial);
    const saved = await warehouse.patch(`pieces/${serial}`, { resizable: '2', isEngravable: true }, version);
    expect(saved.json()).toMatchObject({ resizable: '2', isEngravable: true, version: version + 1 });
  });
});
