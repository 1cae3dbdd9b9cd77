import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { requireSound } from '#database/invariants.ts';
import { runOrdersCommand } from '#server/order/testing-orders-command.ts';
import { addOrder, cards, payAtBank, readOrder } from '#server/testing-order.ts';
import { type Sale, noon, testSale } from '#server/testing-sale.ts';
import type { Shopper } from '#server/testing-shopper.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

/** A paid order, of whose payment its bank says something else than the shop, and goes on doing so. */
async function orderWithDiscrepancy(): Promise<{ buyer: Shopper; order: Order; transactionId: string }> {
  const { buyer, order } = await addOrder(sale, { method: 'FAKE' });
  await payAtBank(buyer, order, cards.approved);
  const payment = await sale.db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.id', 'p.transaction_id'])
    .where('o.number', '=', order.number)
    .executeTakeFirstOrThrow();
  await sale.db
    .insertInto('payment_discrepancies')
    .values({ payment_id: payment.id, noted_at: noon, outcome: 'MANUAL', decided_at: noon })
    .execute();
  return { buyer, order, transactionId: payment.transaction_id ?? '' };
}

const outcomeOf = async ({ number }: Order) =>
  (
    await sql<{
      outcome: string;
    }>`select d.outcome from payment_discrepancies d join payments p on p.id = d.payment_id
      join orders o on o.id = p.order_id where o.number = ${number}`.execute(sale.db)
  ).rows[0]?.outcome;

describe('npm run orders, payment discrepancies', () => {
  it('has none in a quiet shop', async () => {
    expect(await runOrdersCommand(sale, 'discrepancies')).toBe('No payment discrepancy is open.');
    expect(await runOrdersCommand(sale)).not.toContain('discrepancies');
  });

  it('names those that wait for a person, until one says what they found', async () => {
    const { buyer, order, transactionId } = await orderWithDiscrepancy();
    expect(await runOrdersCommand(sale)).toMatch(
      /^Payment discrepancies: 1 \(npm run orders -- discrepancies\)$/m,
    );
    expect(await runOrdersCommand(sale, 'discrepancies')).toContain(
      `${order.number} · PAID · FAKE ${transactionId} · here PAID · ${order.total} soʻm · since 2026-04-08 12:00`,
    );
    const found = await runOrdersCommand(
      sale,
      'resolve-discrepancy',
      order.number,
      'stands',
      'in the cabinet of 8 April',
    );
    expect(found).toBe(`The discrepancy of FAKE ${transactionId}, order ${order.number}, is resolved.`);
    expect(await outcomeOf(order)).toBe('STANDS');
    expect(await runOrdersCommand(sale, 'discrepancies')).toBe('No payment discrepancy is open.');
    expect(await runOrdersCommand(sale, 'show', order.number)).toContain(
      `DISCREPANCY_CLOSED (PAID) · by STAFF · FAKE ${transactionId} STANDS: in the cabinet of 8 April`,
    );
    // the shopper's page shows the history of the order, and no more
    const { events } = await readOrder(buyer, order);
    expect(events.map(({ state }) => state)).toEqual(['PENDING_PAYMENT', 'PAID']);
  });

  it('writes down money that was given back at the bank', async () => {
    const { order, transactionId } = await orderWithDiscrepancy();
    const words = ['returned', 'reversed', 'by', 'Uzum', '--transaction', transactionId];
    await runOrdersCommand(sale, 'resolve-discrepancy', order.number, ...words);
    expect(await outcomeOf(order)).toBe('RETURNED');
    expect(await runOrdersCommand(sale, 'show', order.number)).toContain('RETURNED: reversed by Uzum');
  });

  it('closes nothing twice, nothing without a word why, and no other payment', async () => {
    const { order, transactionId } = await orderWithDiscrepancy();
    const close = (...words: string[]) =>
      runOrdersCommand(sale, 'resolve-discrepancy', order.number, ...words);
    await expect(close('stands')).rejects.toThrow('Say why');
    await expect(close('perhaps', 'who knows')).rejects.toThrow('stands or returned');
    await expect(close('stands', 'seen', '--transaction', 'another')).rejects.toThrow(
      'No payment discrepancy',
    );
    expect(await outcomeOf(order)).toBe('MANUAL');
    await close('stands', 'seen', '--transaction', transactionId);
    await expect(close('returned', 'seen again')).rejects.toThrow('No payment discrepancy');
    expect(await outcomeOf(order)).toBe('STANDS');
  });

  it('asks which, when several payments of an order have a discrepancy', async () => {
    const { order } = await orderWithDiscrepancy();
    await sql`
      with other as (
        insert into payments (order_id, provider, transaction_id, payment_state, amount_som, failure, started_at, opened_at, ended_at, created_at)
        select p.order_id, p.provider, 'other', 'FAILED', p.amount_som, 'DECLINED', p.started_at, p.opened_at, ${noon}, p.created_at
        from payments p join orders o on o.id = p.order_id where o.number = ${order.number} returning id)
      insert into payment_discrepancies (payment_id, noted_at, outcome, decided_at) select id, ${noon}, 'MANUAL', ${noon} from other`.execute(
      sale.db,
    );
    await expect(
      runOrdersCommand(sale, 'resolve-discrepancy', order.number, 'stands', 'seen'),
    ).rejects.toThrow('name one');
    await runOrdersCommand(
      sale,
      'resolve-discrepancy',
      order.number,
      'stands',
      'seen',
      '--transaction',
      'other',
    );
    expect(await runOrdersCommand(sale, 'discrepancies')).not.toContain('other');
    await runOrdersCommand(sale, 'resolve-discrepancy', order.number, 'stands', 'seen');
  });
});
