import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Business } from '#contract/admin/people/business.ts';
import { withTransaction } from '#database/transaction.ts';
import { buy, giveBack, takeBack, walk } from '#server/order/testing-orders.ts';
import { loggedIn } from '#server/testing-accounts.ts';
import { addPiece, defaultPriceSom } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { addEndpoint } from './testing-webhooks.ts';

let sale: Sale;
let staff: TestedStaff;
let owner: StaffBrowser;
beforeAll(async () => {
  // with a role that owns no table: triggers write with its rights
  sale = await testSale({ hasServingRole: true });
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(() => sale.close());
beforeEach(async () => {
  owner = await staff.enter('OWNER');
});
afterEach(async () => {
  await sale.db.deleteFrom('webhook_endpoints').execute();
  await sale.db.deleteFrom('webhook_messages').execute();
});

// no server listens there, because only the written messages are checked
const nowhere = 'http://127.0.0.1:9/hooks';
const written = async (event?: string) => {
  const { rows } = await sql<{ event: string; data: Record<string, unknown> }>`
    select event, data from webhook_messages where ${event ?? null}::text is null or event = ${event ?? null} order by at, id`.execute(
    sale.db,
  );
  return rows;
};

describe('the messages that are written', () => {
  it('for an order: placed, moved, refunded, and its piece sold', async () => {
    await addEndpoint(owner, nowhere);
    const { order, pieces } = await buy(sale);
    await walk(sale, order, 'confirm', 'assemble', 'ready', 'deliver');
    await takeBack(sale, order);
    await giveBack(sale, order);
    const { number } = order;
    expect(await written('order.placed')).toMatchObject([{ data: { number, totalSom: defaultPriceSom } }]);
    const moves = (await written('order.moved')).map(({ data }) => [data['from'], data['to']]);
    expect(moves).toEqual(
      expect.arrayContaining([
        ['NEW', 'CONFIRMED'],
        ['CONFIRMED', 'ASSEMBLING'],
        ['ASSEMBLING', 'READY_FOR_PICKUP'],
        ['READY_FOR_PICKUP', 'DELIVERED'],
        ['DELIVERED', 'RETURNED'],
      ]),
    );
    expect(moves).toHaveLength(5);
    expect(await written('order.refunded')).toEqual([
      { event: 'order.refunded', data: { number, amountSom: defaultPriceSom } },
    ]);
    expect(await written('piece.sold')).toMatchObject([
      { data: { pieces: [{ serialNumber: pieces[0]?.serialNumber, priceSom: defaultPriceSom }] } },
    ]);
  });

  it('for pieces: a new place and a new price, up to a hundred in one message', async () => {
    const one = await addPiece(sale.db);
    const productId = await sale.db
      .selectFrom('product_items')
      .select('product_id')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow();
    for (let nth = 0; nth < 120; nth++) await addPiece(sale.db, { productId: productId.product_id });
    const { id: storeId } = await sale.db.selectFrom('stores').select('id').executeTakeFirstOrThrow();
    await addEndpoint(owner, nowhere);
    await sql`update product_items set price_b2c_som = price_b2c_som + 1000 where product_id = ${productId.product_id}`.execute(
      sale.db,
    );
    const priced = await written('piece.priced');
    expect(
      priced.map(({ data }) => (data['pieces'] as unknown[]).length).toSorted((one, other) => one - other),
    ).toEqual([21, 100]);
    await sql`update product_items set store_id = ${storeId} where id = ${one.id}`.execute(sale.db);
    expect(await written('piece.moved')).toMatchObject([
      { data: { pieces: [{ serialNumber: one.serialNumber, fromStoreId: null, toStoreId: storeId }] } },
    ]);
  });

  it('for a company that was approved, and a stocktake that was closed', async () => {
    await addEndpoint(owner, nowhere, { events: ['customer.approved', 'stock.counted'] });
    const { userId } = await loggedIn(sale);
    const body = { customerId: userId, name: 'Registon Gold', stir: '301234567', contract: 'No. 17' };
    const { id, version } = (await owner.post('businesses', body)).json<Business>();
    expect((await owner.post(`businesses/${id}/approve`, undefined, version)).statusCode).toBe(200);
    expect(await written('customer.approved')).toEqual([
      {
        event: 'customer.approved',
        data: { customerId: userId, company: 'Registon Gold', stir: '301234567' },
      },
    ]);
    await closeStocktake();
    expect(await written('stock.counted')).toMatchObject([{ data: { expected: 12, found: 11 } }]);
  });

  it('none if no endpoint subscribes to the event', async () => {
    await addEndpoint(owner, nowhere, { events: ['order.refunded'] });
    const { order } = await buy(sale);
    await walk(sale, order, 'confirm');
    expect(await written()).toEqual([]);
  });

  it('none if the event’s transaction is rolled back', async () => {
    const { id } = await addPiece(sale.db);
    await addEndpoint(owner, nowhere, { events: ['piece.priced'] });
    const failing = withTransaction(sale.db, async (db) => {
      await db.updateTable('product_items').set({ price_b2c_som: 1_000 }).where('id', '=', id).execute();
      throw new Error('too late');
    });
    await expect(failing).rejects.toThrow('too late');
    expect(await written()).toEqual([]);
  });

  const closeStocktake = async () => {
    const { id: staffId } = await sale.db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
    const at = sale.parts.now();
    const { id } = await sale.db
      .insertInto('stocktakes')
      .values({ started_by: staffId, started_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sale.db
      .updateTable('stocktakes')
      .set({ stocktake_state: 'COUNTED', counted_at: at, expected: 12, found: 11 })
      .where('id', '=', id)
      .execute();
    await sale.db
      .updateTable('stocktakes')
      .set({ stocktake_state: 'CLOSED', closed_at: at, closed_by: staffId })
      .where('id', '=', id)
      .execute();
  };
});
