import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportedList } from '#contract/admin/export.ts';
import type { SellThrough, SizeRow, WeekRow } from '#contract/admin/figures/assortment.ts';
import { buy, takeBack, walk } from '#server/order/testing-orders.ts';
import { addManyPieces } from '#server/stock/testing-many-pieces.ts';
import { addPiece, addProduct, defaultPriceSom } from '#server/testing-goods.ts';
import { recordStatements, scannedRows } from '#server/testing-growth.ts';
import { byCourier } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';

const day = 24 * 60;
let sale: Sale;
let staff: TestedStaff;
let owner: StaffBrowser;
let heard: ReturnType<typeof recordStatements>;
const period = 'from=2026-04-02&to=2026-04-08';

beforeAll(async () => {
  heard = recordStatements();
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  // one order on 1 April; a week later two that are picked up, of which one is returned, and one that is delivered
  sale.turnClock(-7 * day);
  const past = await buy(sale);
  await walk(sale, past.order, 'confirm');
  sale.turnClock(0);
  const first = await buy(sale);
  await walk(sale, first.order, 'confirm');
  const returned = await buy(sale);
  await walk(sale, returned.order, 'confirm', 'assemble', 'ready', 'deliver');
  await takeBack(sale, returned.order);
  const courier = await buy(sale, { form: byCourier() });
  await walk(sale, courier.order, 'confirm');
  await sale.runTask('note-sales');
  await addManyPieces(sale.db, 150_000);
  // lost pieces are not on hand
  const lost = await addPiece(sale.db, { state: 'AVAILABLE' });
  await sql`update product_items set product_item_state = 'WITHDRAWN', withdrawn_because = 'LOST' where id = ${lost.id}`.execute(
    sale.db,
  );
  owner = await staff.enter('OWNER');
}, 180_000);
afterAll(async () => {
  heard.close();
  await sale.close();
});

const read = async <Answer>(path: string, browser = owner): Promise<Answer> => {
  const answer = await browser.get(`figures/${path}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Answer>();
};
const numberOf = async (query: string): Promise<number> => {
  const { rows } = await sql.raw<{ value: number }>(`select (${query})::float8 as value`).execute(sale.db);
  return rows[0]?.value ?? -1;
};

describe('the sell-through', () => {
  const isOnHand = `product_item_state <> 'SOLD' and withdrawn_because is distinct from 'LOST' and withdrawn_because is distinct from 'WRITTEN_OFF'`;

  it('counts pieces received and sold in the period, and on hand now', async () => {
    const { whole } = await read<SellThrough>(`sell-through?${period}`);
    const onHand = await numberOf(`select count(*) from product_items where ${isOnHand}`);
    expect(whole).toMatchObject({
      // one of the three was returned
      sold: 2,
      soldSom: 2 * defaultPriceSom,
      received: await numberOf(
        `select count(*) from product_items where received_on between '2026-04-02' and '2026-04-08'`,
      ),
      onHand,
      retail: await numberOf(`select sum(price_b2c_som) from product_items where ${isOnHand}`),
      days: await numberOf(
        `select round(avg(greatest('2026-04-08'::date - received_on, 0))) from product_items where ${isOnHand}`,
      ),
      share: 2 / (2 + onHand),
    });
  });

  it.each(['CATEGORY', 'METAL', 'COLLECTION'] as const)(
    'by %s has rows that add up to the total',
    async (by) => {
      const { whole, rows } = await read<SellThrough>(`sell-through?${period}&by=${by}`);
      for (const name of ['received', 'sold', 'onHand', 'retail'] as const)
        expect(rows.reduce((sum, row) => sum + row[name], 0)).toBe(whole[name]);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    },
  );

  it('by model begins with the best-selling ones', async () => {
    const { rows } = await read<SellThrough>(`sell-through?${period}&by=MODEL`);
    expect(rows.length).toBeLessThanOrEqual(300);
    expect(rows.slice(0, 3).map(({ sold }) => sold)).toEqual([1, 1, 0]);
    for (const { key, onHand } of rows.slice(0, 20))
      expect(onHand).toBe(
        await numberOf(
          `select count(*) from product_items i join products p on p.id = i.product_id where p.artikul = '${key}' and ${isOnHand}`,
        ),
      );
  });

  it('is restricted to a seller’s stores, whichever store they choose', async () => {
    const seller = await staff.enter('SELLER');
    const { amirTemur } = sale.places;
    const own = await read<SellThrough>(`sell-through?${period}`, seller);
    expect(own).toEqual(await read<SellThrough>(`sell-through?${period}&storeId=${amirTemur}`));
    expect(own.whole).toMatchObject({
      sold: 1,
      onHand: await numberOf(
        `select count(*) from product_items where store_id = ${amirTemur} and ${isOnHand}`,
      ),
    });
    const other = await staff.enter('SELLER', 1);
    const foreign = await read<SellThrough>(`sell-through?${period}&storeId=${amirTemur}`, other);
    expect(foreign.whole).toMatchObject({ sold: 0, onHand: 0, share: null, days: null });
  });

  it('reads no large table by a sequential scan', async () => {
    heard.take();
    await read<SellThrough>(`sell-through?${period}&by=MODEL`);
    const ours = heard.take().filter(({ text }) => text.includes('product_items'));
    expect(ours).toHaveLength(1);
    for (const statement of ours) {
      const scanned = await scannedRows(sale.parts.pool, statement);
      expect(Object.entries(scanned).filter(([, rows]) => rows > 100_000)).toEqual([]);
    }
  });
});

it('sizes contain those that sessions chose, that shoppers wait for, that were sold and that are on sale', async () => {
  const { productId, artikul } = await sale.db
    .selectFrom('product_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(['p.id as productId', 'p.artikul'])
    .where('i.size_hundredths_mm', '=', 1700)
    .orderBy('i.id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into measured_events (day, id, at, name, session_id, language, page_type, context, extra, items)
    select '2026-04-07', gen_random_uuid(), '2026-04-07T10:00:00+05:00', 'zr_size_select', md5('s' || n % 3)::uuid, 'ru', 'product', '{}',
      jsonb_build_object('size', 18.5, 'available', n <> 1), jsonb_build_array(jsonb_build_object('item_id', ${artikul}::text))
    from generate_series(1, 4) n`.execute(sale.db);
  await sql`
    insert into stock_alerts (product_id, size_hundredths_mm, phone, language, created_at, moved_at)
    values (${productId}, 1850, '+998901234509', 'ru', '2026-04-06T10:00:00+05:00', '2026-04-06T10:00:00+05:00')`.execute(
    sale.db,
  );
  const { rows } = await read<{ rows: SizeRow[] }>(`sizes?${period}`);
  expect(rows.find(({ sizeMm }) => sizeMm === 18.5)).toEqual({
    sizeMm: 18.5,
    wanted: 3,
    missed: 1,
    waits: 1,
    sold: 0,
    onSale: await numberOf(
      `select count(*) from product_items where size_hundredths_mm = 1850 and product_item_state = 'AVAILABLE'`,
    ),
  });
  expect(rows.find(({ sizeMm }) => sizeMm === 17)).toMatchObject({
    wanted: 0,
    sold: 2,
    onSale: await numberOf(
      `select count(*) from product_items where size_hundredths_mm = 1700 and product_item_state = 'AVAILABLE'`,
    ),
  });
  expect(rows.map(({ sizeMm }) => sizeMm)).toEqual(
    rows.map(({ sizeMm }) => sizeMm).toSorted((one, other) => one - other),
  );
  const seller = await staff.enter('SELLER');
  expect((await seller.get(`figures/sizes?${period}`)).json()).toMatchObject({ code: 'PERMISSION_MISSING' });
});

it('sizes are ring sizes only: a model with a larger diameter has none, even for its narrow pieces', async () => {
  const onSale = async () =>
    (await read<{ rows: SizeRow[] }>(`sizes?${period}`)).rows.find(({ sizeMm }) => sizeMm === 16)?.onSale ??
    0;
  const before = await onSale();
  await addPiece(sale.db, { size: 1600 });
  expect(await onSale()).toBe(before + 1);
  const productId = await addProduct(sale.db);
  await addPiece(sale.db, { productId, size: 1600 });
  await addPiece(sale.db, { productId, size: 3000 });
  expect(await onSale()).toBe(before + 1);
  const { rows } = await read<{ rows: SizeRow[] }>(`sizes?${period}`);
  expect(rows.every(({ sizeMm }) => sizeMm < 25)).toBe(true);
});

it('weeks begin on Monday and contain the purchases of their days, by store and channel', async () => {
  const { rows } = await read<{ rows: WeekRow[] }>('weeks?from=2026-04-01&to=2026-04-08');
  const { amirTemur: storeId } = sale.places;
  const pickedUp = { storeId, channel: 'SITE' };
  expect(rows).toMatchObject([
    { ...pickedUp, week: '2026-03-30', orders: 1, sold: defaultPriceSom },
    { ...pickedUp, week: '2026-04-06', orders: 2, sold: 2 * defaultPriceSom },
    { storeId: null, channel: 'SITE', week: '2026-04-06', orders: 1 },
  ]);
  expect(rows.reduce((sum, { sold }) => sum + sold, 0)).toBe(
    await numberOf(`select sum(value_som + shipping_som) from sale_events where name = 'purchase'`),
  );
  const own = await read<{ rows: WeekRow[] }>(
    'weeks?from=2026-04-01&to=2026-04-08',
    await staff.enter('SELLER'),
  );
  expect(own.rows).toEqual(rows.slice(0, 2));
  expect((await read<{ rows: WeekRow[] }>(`weeks?${period}`, await staff.enter('SELLER', 1))).rows).toEqual(
    [],
  );
});

it.each(['sell-through', 'sizes', 'weeks'])(
  '%s as a file has the same rows; it is refused for members without figures',
  async (name) => {
    const body = { from: '2026-04-02', to: '2026-04-08', format: 'CSV' };
    const { rows } = await read<{ rows: unknown[] }>(`${name}?${period}`);
    const file = (await owner.post(`figures/${name}/export`, body)).json<ExportedList>();
    expect(file).toMatchObject({ name: `${name}-2026-04-08.csv`, rows: rows.length });
    expect(Buffer.from(file.file, 'base64').toString('utf8').trim().split('\r\n')).toHaveLength(
      rows.length + 1,
    );
    for (const role of ['CONTENT', 'WAREHOUSE'] as const) {
      const browser = await staff.enter(role);
      expect((await browser.get(`figures/${name}?${period}`)).json()).toMatchObject({
        code: 'PERMISSION_MISSING',
      });
      expect((await browser.post(`figures/${name}/export`, body)).json()).toMatchObject({
        code: 'PERMISSION_MISSING',
      });
    }
    const wrong = await owner.get(`figures/${name}?from=2026-04-08&to=2026-04-07`);
    expect(wrong.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  },
);
