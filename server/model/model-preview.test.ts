import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#contract/catalog/catalog.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { actOnModel, ringNames, testRings } from './testing-models.ts';

let sale: Sale;
let staff: TestedStaff;
let rings: Awaited<ReturnType<typeof testRings>>;
let manager: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  rings = await testRings(sale);
});
beforeEach(async () => {
  sale.turnClock(0);
  manager = await staff.enter('MANAGER');
});
afterAll(() => sale.close());

describe('BO-51: a preview', () => {
  it('shows a draft to holders of its link for half an hour, and no other model', async () => {
    const model = await rings.add(manager);
    const { token } = (await manager.post(`models/${model.artikul}/preview`, {})).json<{ token: string }>();
    const look = (text: string) => sale.app.inject({ url: `/api/v1/product-preview?token=${text}` });
    const seen = await look(token);
    expect(seen.json()).toMatchObject({ artikul: model.artikul, state: 'DRAFT', nameRu: ringNames.nameRu });
    expect(seen.headers['cache-control']).toContain('no-store');
    const said = await sale.app.inject({ url: `/api/v1/preview?token=${token}` });
    expect(said.json()).toMatchObject({ kind: 'model', isDraft: true });
    expect((await look(`9${token}`)).statusCode).toBe(404);
    sale.turnClock(31);
    expect((await look(token)).statusCode).toBe(404);
  });

  it('at a future time shows the effect of the schedule and the promotions at that time', async () => {
    const model = await rings.addReady(manager);
    const day = (count: number) => new Date(sale.parts.now().getTime() + count * 86_400_000).toISOString();
    await actOnModel(manager, model, { what: 'publish', body: { at: day(3) } });
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
    const content = await staff.enter('CONTENT');
    const model = await rings.add(manager);
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
