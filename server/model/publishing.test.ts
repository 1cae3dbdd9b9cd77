import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffModel } from '#contract/admin/catalog/model.ts';
import type { Product } from '#contract/catalog/catalog.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { applySchedules } from './schedule-model.ts';
import { readTheModel } from './testing-models.ts';

let sale: Sale;
let staff: TestedStaff;
let manager: StaffBrowser;
let content: StaffBrowser;
let categoryId: number;
let models = 0;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  const words = { uz: 'Uzuklar', ru: 'Кольца', en: 'Rings' };
  const category = await sale.db
    .insertInto('categories')
    .values({ name: words, description: words, slug_uz: 'u', slug_ru: 'k', slug_en: 'r', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  categoryId = category.id;
});
beforeEach(async () => {
  sale.turnClock(0);
  manager = await staff.enter('MANAGER');
  content = await staff.enter('CONTENT');
});
afterAll(() => sale.close());

const names = { nameRu: 'Кольцо «Весна»', nameUz: '«Bahor» uzugi', nameEn: 'Spring ring' };

async function addRing(): Promise<StaffModel> {
  models += 1;
  const body = {
    artikul: `NEW-${models}`,
    ...names,
    categoryId,
    metal: 'yellow',
    gender: 'women',
    make: 'B',
  };
  const answer = await manager.post('models', body);
  expect(answer.statusCode).toBe(201);
  return answer.json<StaffModel>();
}

const act = (model: StaffModel, what: string, body?: object) =>
  manager.post(
    `models/${model.artikul}/${what}`,
    what === 'unschedule' ? undefined : (body ?? {}),
    model.version,
  );

/** Adds everything that publishing requires. */
async function makeReady(model: StaffModel): Promise<StaffModel> {
  await describeModel(model);
  await receive(model.artikul);
  return readTheModel(manager, model.artikul);
}

async function addWithoutPiece(): Promise<string> {
  const model = await addRing();
  await describeModel(model);
  return model.artikul;
}

async function describeModel({ artikul, version }: StaffModel): Promise<void> {
  const texts = { descriptionRu: 'Ветка.', descriptionUz: 'Novda.', descriptionEn: 'A twig.' };
  await manager.patch(`models/${artikul}`, { ...texts, ikpu: '07113', packageCode: '17' }, version);
  await sql`
    with picture as (
      insert into attachments (key, kind, alt) values (${`${artikul}.jpg`}, 'IMAGE', '{"uz":"","ru":"","en":""}') returning id)
    insert into product_attachments (product_id, attachment_id, order_number, is_main)
    select p.id, picture.id, 1, true from products p, picture where p.artikul = ${artikul}`.execute(sale.db);
}

async function receive(
  artikul: string,
  { weightGrams = 3.4, serial, ...form }: { weightGrams?: number; serial?: string; probe?: number } = {},
  receiver = manager,
) {
  receiver.headers['idempotency-key'] = crypto.randomUUID();
  return receiver.post(`models/${artikul}/pieces`, {
    probe: 585,
    pieces: [{ weightGrams, sizeMm: 17, serial }],
    resizable: '1',
    isEngravable: true,
    makersMark: 'ZRN',
    hallmarkKind: 'maker',
    storeId: null,
    ...form,
  });
}

describe('a new model', () => {
  it('is a draft with addresses made of its name, which no shopper can open', async () => {
    const model = await addRing();
    expect(model).toMatchObject({
      state: 'DRAFT',
      slugRu: 'koltso-vesna',
      slugUz: 'bahor-uzugi',
      slugEn: 'spring-ring',
      missing: ['PICTURE', 'LANGUAGES', 'PRICE', 'CODES'],
    });
    expect((await sale.app.inject({ url: '/api/v1/products/spring-ring' })).statusCode).toBe(404);
    const again = { artikul: model.artikul, ...names, categoryId, metal: 'yellow', gender: 'women' };
    expect((await manager.post('models', again)).json()).toMatchObject({ code: 'ARTIKUL_TAKEN' });
  });

  it('copied from another one has its texts and codes, separate addresses and no pieces', async () => {
    const model = await makeReady(await addRing());
    const answer = await act(model, 'duplicate', { newArtikul: `${model.artikul}-W` });
    expect(answer.json()).toMatchObject({
      artikul: `${model.artikul}-W`,
      state: 'DRAFT',
      texts: { descriptionUz: 'Novda.' },
      ikpu: '07113',
      pieces: 0,
      photos: [],
    });
    expect(answer.json<StaffModel>().slugEn).not.toBe(model.slugEn);
  });

  it('gets its first piece at the formula price of its weight', async () => {
    const { artikul } = await addRing();
    const [light, heavy] = [await receive(artikul), await receive(artikul, { weightGrams: 6.8 })];
    expect([light.statusCode, heavy.statusCode]).toEqual([201, 201]);
    const { stock, priceFrom, priceTo } = await readTheModel(manager, artikul);
    expect(stock).toMatchObject([{ priceSource: 'FORMULA' }, { priceSource: 'FORMULA' }]);
    expect(priceTo).toBeGreaterThan(priceFrom ?? Infinity);
    expect((await receive(artikul, { probe: 925 })).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('continues the latest series if the most recent serial number belongs to none', async () => {
    const { artikul } = await addRing();
    const [before] = (await receive(artikul)).json<{ serials: string[] }>().serials;
    expect((await receive(artikul, { serial: 'FROM-THE-SAFE' })).statusCode).toBe(201);
    const [after] = (await receive(artikul)).json<{ serials: string[] }>().serials;
    const next = Number(before?.slice(-6)) + 1;
    expect(after).toBe(`${before?.slice(0, -6)}${String(next).padStart(6, '0')}`);
  });
});

describe('the price for a weight', () => {
  it('equals the price that a piece of that weight then gets', async () => {
    const author = await staff.enter('CONTENT');
    const query = 'metal=yellow&make=B&probe=585&weightGrams=3.4';
    const { price } = (await author.get(`price-by-weight?${query}`)).json<{ price: number }>();
    const { artikul } = await addRing();
    await receive(artikul);
    expect(await readTheModel(manager, artikul)).toMatchObject({ priceFrom: price, priceTo: price });
  });

  it('is unknown in a fineness in which the metal is not sold', async () => {
    const answer = await manager.get('price-by-weight?metal=yellow&make=B&probe=925&weightGrams=3.4');
    expect(answer.json()).toEqual({ price: null });
  });
});

describe('BO-49: publishing', () => {
  it('is refused with a list of what is missing', async () => {
    const model = await addRing();
    expect((await act(model, 'publish')).json()).toMatchObject({
      code: 'MODEL_NOT_READY',
      facts: { missing: ['PICTURE', 'LANGUAGES', 'PRICE', 'CODES'] },
    });
  });

  it('shows the model on the site at once, and archiving removes it', async () => {
    const model = await makeReady(await addRing());
    const published = (await act(model, 'publish')).json<StaffModel>();
    expect(published).toMatchObject({ state: 'ACTIVE', missing: [] });
    const page = () => sale.app.inject({ url: `/api/v1/products/${model.slugEn}` });
    expect((await page()).statusCode).toBe(200);
    expect((await act(published, 'archive')).json()).toMatchObject({ state: 'ARCHIVED' });
    expect((await page()).statusCode).toBe(404);
  });

  it('at a scheduled time: the job acts at that minute, and a model that is not ready waits', async () => {
    const [ready, bare] = [await makeReady(await addRing()), await makeReady(await addRing())];
    const at = new Date(sale.parts.now().getTime() + 10 * 60_000).toISOString();
    for (const model of [ready, bare])
      expect((await act(model, 'publish', { at })).json()).toMatchObject({ state: 'DRAFT', publishAt: at });
    await manager.patch(`models/${bare.artikul}`, { descriptionEn: '' }, bare.version + 1);
    sale.turnClock(9);
    expect(await applySchedules(sale.db, sale.parts.now())).toBe(0);
    sale.turnClock(10);
    expect(await applySchedules(sale.db, sale.parts.now())).toBe(1);
    expect(await applySchedules(sale.db, sale.parts.now())).toBe(0);
    expect(await readTheModel(manager, ready.artikul)).toMatchObject({ state: 'ACTIVE', publishAt: null });
    expect(await readTheModel(manager, bare.artikul)).toMatchObject({ state: 'DRAFT', publishAt: at });
  });

  it('may be scheduled before the first piece; the model is published once the warehouse has received it', async () => {
    const author = await staff.enter('CONTENT');
    const artikul = await addWithoutPiece();
    const at = new Date(sale.parts.now().getTime() + 10 * 60_000).toISOString();
    const { version } = await readTheModel(author, artikul);
    expect((await author.post(`models/${artikul}/publish`, {}, version)).json()).toMatchObject({
      facts: { missing: ['PRICE'] },
    });
    const scheduled = await author.post(`models/${artikul}/publish`, { at }, version);
    expect(scheduled.json()).toMatchObject({ state: 'DRAFT', publishAt: at, missing: ['PRICE'] });
    expect((await author.get('awaited-models')).statusCode).toBe(403);
    const warehouse = await staff.enter('WAREHOUSE');
    expect((await warehouse.get('awaited-models')).json()).toContainEqual(
      expect.objectContaining({ artikul, publishAt: at, probes: expect.arrayContaining([585]) }),
    );
    sale.turnClock(10);
    expect(await applySchedules(sale.db, sale.parts.now())).toBe(0);
    await receive(artikul, {}, await staff.enter('WAREHOUSE'));
    expect(await applySchedules(sale.db, sale.parts.now())).toBe(1);
    expect((await readTheModel(manager, artikul)).state).toBe('ACTIVE');
  });

  it('archives at the scheduled time, unless the schedule was cancelled', async () => {
    const [one, other] = [await makeReady(await addRing()), await makeReady(await addRing())];
    const at = new Date(sale.parts.now().getTime() + 60_000).toISOString();
    for (const model of [one, other]) {
      const published = (await act(model, 'publish')).json<StaffModel>();
      await act(published, 'archive', { at });
    }
    const off = await act(await readTheModel(manager, other.artikul), 'unschedule');
    expect(off.json()).toMatchObject({ archiveAt: null });
    sale.turnClock(2);
    expect(await applySchedules(sale.db, sale.parts.now())).toBe(1);
    expect((await readTheModel(manager, one.artikul)).state).toBe('ARCHIVED');
    expect(await readTheModel(manager, other.artikul)).toMatchObject({ state: 'ACTIVE', archiveAt: null });
  });

  it('at a time in the past is refused', async () => {
    const model = await makeReady(await addRing());
    expect((await act(model, 'publish', { at: '2020-01-01T00:00:00+05:00' })).json()).toMatchObject({
      code: 'TIME_PAST',
    });
  });
});

describe('BO-51: a preview', () => {
  it('shows a draft to holders of its link for half an hour, and no other model', async () => {
    const model = await addRing();
    const { token } = (await manager.post(`models/${model.artikul}/preview`, {})).json<{ token: string }>();
    const look = (text: string) => sale.app.inject({ url: `/api/v1/product-preview?token=${text}` });
    const seen = await look(token);
    expect(seen.json()).toMatchObject({ artikul: model.artikul, state: 'DRAFT', nameRu: names.nameRu });
    expect(seen.headers['cache-control']).toContain('no-store');
    const said = await sale.app.inject({ url: `/api/v1/preview?token=${token}` });
    expect(said.json()).toMatchObject({ kind: 'model', isDraft: true });
    expect((await look(`9${token}`)).statusCode).toBe(404);
    sale.turnClock(31);
    expect((await look(token)).statusCode).toBe(404);
  });

  it('at a future time shows the effect of the schedule and the promotions at that time', async () => {
    const model = await makeReady(await addRing());
    const day = (count: number) => new Date(sale.parts.now().getTime() + count * 86_400_000).toISOString();
    await act(model, 'publish', { at: day(3) });
    const { id } = await sale.db
      .selectFrom('products')
      .select('id')
      .where('artikul', '=', model.artikul)
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ id: number }>`
      insert into promotions (name, percent, stacks, begins_at, ends_at)
      values ('{"ru":"Акция","uz":"Aksiya","en":"Promotion"}', 20, false, ${day(5)}, ${day(8)}) returning id`.execute(
      sale.db,
    );
    await sql`insert into reduction_targets (promotion_id, product_id) values (${rows[0]?.id ?? 0}, ${id})`.execute(
      sale.db,
    );
    const seenAt = async (at?: string) => {
      const body = at === undefined ? {} : { at };
      const { token } = (await manager.post(`models/${model.artikul}/preview`, body)).json<{
        token: string;
      }>();
      const { isDraft } = (await sale.app.inject({ url: `/api/v1/preview?token=${token}` })).json<{
        isDraft: boolean;
      }>();
      const seen = (await sale.app.inject({ url: `/api/v1/product-preview?token=${token}` })).json<Product>();
      const { state, mainItem, saleReasonEn, items } = seen;
      return { isDraft, state, price: mainItem?.b2CFixed, old: items[0]?.oldPrice, saleReasonEn };
    };
    const now = await seenAt();
    expect(now).toMatchObject({ isDraft: true, state: 'DRAFT', saleReasonEn: null });
    expect(await seenAt(day(4))).toEqual({ ...now, isDraft: false, state: 'ACTIVE' });
    const reduced = await seenAt(day(6));
    expect(reduced).toMatchObject({ isDraft: false, old: now.price, saleReasonEn: 'Promotion' });
    expect(reduced.price).toBeLessThan(now.price ?? 0);
    expect(await seenAt(day(9))).toMatchObject({ price: now.price });
    expect(await seenAt()).toEqual(now);
  });

  it('with wholesale prices is for staff who may see them', async () => {
    const model = await addRing();
    const as = (kind: string, by = manager) => by.post(`models/${model.artikul}/preview`, { as: kind });
    const { token } = (await as('BUSINESS')).json<{ token: string }>();
    const said = await sale.app.inject({ url: `/api/v1/preview?token=${token}` });
    expect(said.json()).toMatchObject({ kind: 'business' });
    const seen = await sale.app.inject({ url: `/api/v1/product-preview?token=${token}` });
    expect(seen.json()).toMatchObject({ artikul: model.artikul });
    expect(seen.headers['cache-control']).toContain('no-store');
    expect((await as('GUEST', content)).statusCode).toBe(200);
    expect((await as('BUSINESS', content)).json()).toMatchObject({
      code: 'PERMISSION_MISSING',
      facts: { permission: 'prices.b2b' },
    });
  });
});
