import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PromoCodeRow, PromotionRow } from '#contract/admin/prices/reduction.ts';
import { addPiece, addProduct } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let owner: StaffBrowser;
let ownerId: number;
beforeAll(async () => {
  sale = await testSale();
  owner = await (await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() })).enter('OWNER');
  ownerId = (await owner.get('session')).json<{ id: number }>().id;
  const productId = await addProduct(sale.db);
  const pieces = [await addPiece(sale.db, { productId }), await addPiece(sale.db, { productId })];
  // days in Tashkent: the first starts on 1 March there, the second a day later
  await sql`
    insert into promotions (name, percent, amount_som, stacks, begins_at, ends_at, set_by) values
      ('{"ru":"Первая","uz":"Birinchi","en":"First"}', 10, null, true, '2026-02-28T19:00:00Z', '2026-03-10T18:59:59Z', ${ownerId}),
      ('{"ru":"Вторая","uz":"Ikkinchi","en":"Second"}', null, 500000, false, '2026-03-01T19:00:00Z', null, null)`.execute(
    sale.db,
  );
  await sql`
    insert into promo_codes (code, percent, amount_som, stacks, begins_at, ends_at, set_by, uses, max_uses) values
      ('FIRST', 10, null, true, '2026-02-28T19:00:00Z', '2026-03-10T18:59:59Z', ${ownerId}, 5, 5),
      ('SECOND', null, 500000, false, '2026-03-01T19:00:00Z', null, null, 0, null)`.execute(sale.db);
  await sql`
    insert into reduction_targets (promotion_id, product_id) select id, ${productId} from promotions where percent = 10`.execute(
    sale.db,
  );
  await sql`
    insert into reduction_targets (promo_code_id, product_id) select id, ${productId} from promo_codes where code = 'FIRST'`.execute(
    sale.db,
  );
  // one piece is on sale with the first, one was sold with it
  await sql`
    update product_items set promotion_id = (select id from promotions where percent = 10), price_b2c_som = 6500000,
      old_price_b2c_som = 7000000 where serial_number = any(${pieces.map(({ serialNumber }) => serialNumber)})`.execute(
    sale.db,
  );
  await sql`update product_items set product_item_state = 'SOLD' where serial_number = ${pieces[1]?.serialNumber ?? ''}`.execute(
    sale.db,
  );
});
afterAll(() => sale.close());

const first = [
  'kind=PERCENT',
  'target=MODEL',
  'stacks=true',
  'from.to=2026-03-01',
  'until.from=2026-03-10',
  'until.to=2026-03-10',
];
const second = ['kind=SUM', 'from.from=2026-03-02', 'target=ALL', 'target=ALL,CATEGORY'];

describe('BO-22: filters of promotions and codes', () => {
  it.each([
    ...first.map((query) => [query, 'First', 'FIRST']),
    ...second.map((query) => [query, 'Second', 'SECOND']),
  ])('by %s', async (query, name, code) => {
    const promotions = (await owner.get(`promotions?${query}`)).json<{ rows: PromotionRow[] }>();
    expect(promotions.rows.map(({ nameEn }) => nameEn)).toEqual([name]);
    const codes = (await owner.get(`promo-codes?${query}`)).json<{ rows: PromoCodeRow[] }>();
    expect(codes.rows.map((row) => row.code)).toEqual([code]);
  });

  it('by the staff member, and for codes by limit and uses', async () => {
    const by = (await owner.get(`promotions?staffId=${ownerId}`)).json<{ rows: PromotionRow[] }>();
    expect(by.rows.map(({ nameEn }) => nameEn)).toEqual(['First']);
    for (const [query, code] of [
      ['limit=set', 'FIRST'],
      ['limit=unset', 'SECOND'],
      ['uses.from=5', 'FIRST'],
      ['uses.to=4', 'SECOND'],
      ['usedUp=true', 'FIRST'],
      [`staffId=${ownerId}`, 'FIRST'],
    ]) {
      const { rows } = (await owner.get(`promo-codes?${query}`)).json<{ rows: PromoCodeRow[] }>();
      expect([query, rows.map((row) => row.code)]).toEqual([query, [code]]);
    }
  });
});

it('a promotion and a code are read by their ids, however many are newer', async () => {
  for (const [list, name] of [
    ['promotions', 'First'],
    ['promo-codes', 'FIRST'],
  ] as const) {
    const { rows } = (await owner.get(`${list}?kind=PERCENT`)).json<{ rows: { id: number }[] }>();
    const one = (await owner.get(`${list}/${rows[0]?.id}`)).json<{ nameEn?: string; code?: string }>();
    expect(one.code ?? one.nameEn).toBe(name);
    expect((await owner.get(`${list}/999999`)).statusCode).toBe(404);
  }
});

it('a promotion shows what is on sale with it, what was sold, and the total discount', async () => {
  const { rows } = (await owner.get('promotions?kind=PERCENT')).json<{ rows: PromotionRow[] }>();
  expect(rows).toMatchObject([{ pieces: 1, total: 6_500_000, sold: 1, given: 500_000 }]);
});
