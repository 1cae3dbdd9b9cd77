import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AwaitedModel, StaffModel } from '#contract/admin/catalog/model.ts';
import { requireSound } from '#database/invariants.ts';
import { addProduct } from '#server/testing-goods.ts';
import type { StaffBrowser } from '#server/testing-staff.ts';
import { auditOf, readPiece, type Stock, testStock } from '../testing-stock.ts';

let stock: Stock;
let content: StaffBrowser;
let warehouse: StaffBrowser;
let categoryId: number;
beforeAll(async () => {
  stock = await testStock();
  await addProduct(stock.db);
  await sql`insert into stone_kinds (kind, name, position) values
    ('diamond', '{"uz":"Brilliant","ru":"Бриллиант","en":"Diamond"}', 901),
    ('ruby', '{"uz":"Yoqut","ru":"Рубин","en":"Ruby"}', 902) on conflict do nothing`.execute(stock.db);
  const category = await stock.db.selectFrom('categories').select('id').executeTakeFirstOrThrow();
  categoryId = category.id;
});
beforeEach(async () => {
  content = await stock.staff.enter('CONTENT');
  warehouse = await stock.staff.enter('WAREHOUSE');
});
afterEach(() => requireSound(stock.db));
afterAll(() => stock.close());

const diamond = {
  kind: 'diamond',
  origin: 'natural',
  shape: 'round',
  count: 1,
  isMain: false,
  caratWeight: 0.51,
  color: 'F',
  clarity: 'VS1',
};
let models = 0;
async function addModel(given: object = {}) {
  models += 1;
  const names = { nameRu: 'Бриллиант', nameUz: 'Brilliant', nameEn: 'Diamond' };
  const model = { kind: 'loose-stone', artikul: `LOOSE-${models}`, ...names, categoryId, ...given };
  return content.post('models', model);
}
async function receive(artikul: string, stone: object = diamond) {
  warehouse.headers['idempotency-key'] = crypto.randomUUID();
  return warehouse.post(`models/${artikul}/stone`, { stone, storeId: null });
}

describe('adding a loose stone', () => {
  it('creates a model without metal, then receives its stone with its carats and without a price', async () => {
    const added = await addModel();
    expect(added.statusCode).toBe(201);
    const { artikul, kind, metal } = added.json<StaffModel>();
    expect([kind, metal]).toEqual(['loose-stone', null]);
    const awaited = (await warehouse.get('awaited-models')).json<AwaitedModel[]>();
    expect(awaited.find((one) => one.artikul === artikul)).toMatchObject({
      kind: 'loose-stone',
      probes: [],
    });

    const answer = await receive(artikul);
    expect(answer.statusCode).toBe(201);
    const [serial = ''] = answer.json<{ serials: string[] }>().serials;
    expect(serial).toMatch(/^ZD-\d{6}$/);
    expect(await readPiece(warehouse, serial)).toMatchObject({
      kind: 'loose-stone',
      state: 'AVAILABLE',
      weightGrams: 0.102,
      probe: null,
      price: null,
      priceSource: 'FIXED',
      stones: [{ kind: 'diamond', caratWeight: 0.51, color: 'F', isMain: true }],
      movements: [{ kind: 'RECEIVED' }],
    });
    expect(await auditOf(stock, 'model', artikul)).toMatchObject([
      { action: 'models.add' },
      { action: 'pieces.receive' },
    ]);
    const [after] = [(await warehouse.get('awaited-models')).json<AwaitedModel[]>()];
    expect(after.map((one) => one.artikul)).not.toContain(artikul);
  });

  it('can be published once it has texts, codes and a price', async () => {
    const { artikul } = (await addModel()).json<StaffModel>();
    const answer = await receive(artikul);
    const [serial = ''] = answer.json<{ serials: string[] }>().serials;
    const missing = async () => (await content.get(`models/${artikul}`)).json<StaffModel>().missing;
    expect(await missing()).toEqual(expect.arrayContaining(['LANGUAGES', 'PRICE', 'CODES']));
    const { version } = (await content.get(`models/${artikul}`)).json<StaffModel>();
    const texts = { descriptionRu: 'Круглый.', descriptionUz: 'Yumaloq.', descriptionEn: 'Round.' };
    const codes = { ikpu: '07113001001000000', packageCode: '1500001' };
    await content.patch(`models/${artikul}`, { ...texts, ...codes }, version);
    await stock.db
      .updateTable('product_items')
      .set({ price_b2c_som: 40_000_000 })
      .where('serial_number', '=', serial)
      .execute();
    expect(await missing()).toEqual([]);
    const ready = (await content.get(`models/${artikul}`)).json<StaffModel>();
    const published = await content.post(`models/${artikul}/publish`, {}, ready.version);
    expect(published.json()).toMatchObject({ state: 'ACTIVE' });
  });

  it('is one stone with its weight, received once', async () => {
    const { artikul } = (await addModel()).json<StaffModel>();
    const noWeight = await receive(artikul, { ...diamond, caratWeight: null });
    expect(noWeight.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: '/stone' }] });
    expect((await receive(artikul, { ...diamond, kind: 'kryptonite' })).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: '/stone/kind' }],
    });
    expect((await receive(artikul)).statusCode).toBe(201);
    expect((await receive(artikul)).json()).toMatchObject({
      code: 'MODEL_STATE_CONFLICT',
      facts: { why: 'HAS_STONE' },
    });
    expect((await receive('ZR-1')).json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('has no fields of a jewel, and a jewel lacks none of them', async () => {
    expect((await addModel({ metal: 'yellow', make: 'B' })).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: '/metal' }, { path: '/make' }],
    });
    expect((await addModel({ kind: 'jewel', gender: 'women' })).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: '/metal', code: 'required' }],
    });
  });
});
