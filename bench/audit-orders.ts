import type { Pool } from 'pg';
import { cpuMs } from './cpu-time.ts';
import { connectTo } from './callers/http-client.ts';
import { addBuyers, type Buyer, readOffers } from './callers/sale-buyers.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { openPreparedShop } from './started-shop.ts';
import { percentile } from './times.ts';

const rounds = 10;
const ordersEach = 150;
const atOnce = 10;

/**
 * Compares orders of shoppers with and without the audit triggers, round by round in one shop: what the triggers add to the CPU time of
 * server, buyers and database, and to the duration of an order (BO-17, goal 3 %). The triggers write nothing for a shopper's order, but
 * being called costs time.
 */
export async function compareOrders(): Promise<void> {
  const shop = await openPreparedShop({
    fill: (pool) => generateCatalogue(pool, 1_500),
    // the order is measured, not the SMS
    env: { CHECKOUT_CODE: 'off' },
  });
  const { db, pool } = shop.database;
  try {
    const client = await connectTo(shop.url);
    const offers = await readOffers(db);
    const cpu: Record<'with' | 'without', number[]> = { with: [], without: [] };
    const times: Record<'with' | 'without', number[]> = { with: [], without: [] };
    for (let round = -1; round < rounds; round += 1) {
      // alternating, because the second one has larger tables
      for (const which of round % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const)) {
        const buyers = await addBuyers(client, offers.splice(0, ordersEach));
        await setTriggers(pool, which === 'with' ? 'enable' : 'disable');
        const cpuBefore = cpuMs();
        const taken = await placeAll(buyers);
        if (round < 0) continue;
        cpu[which].push((cpuMs() - cpuBefore) / buyers.length);
        times[which].push(...taken);
      }
    }
    const line = (name: string, of: Record<'with' | 'without', number[]>) => {
      const [without, own] = [percentile(of.without, 0.5), percentile(of.with, 0.5)];
      console.log(
        `  ${name}: ${without.toFixed(2)} ms without the triggers, ${own.toFixed(2)} ms with them, ${((own / without - 1) * 100).toFixed(1)} % more (goal 3 %)`,
      );
    };
    console.log(`${rounds} rounds of ${ordersEach} orders each way, medians`);
    line('CPU of an order', cpu);
    line('time of an order', times);
  } finally {
    await shop.close();
  }
}

/** Enables or disables every trigger that `audit_table` created, on every table. */
async function setTriggers(pool: Pool, word: 'enable' | 'disable'): Promise<void> {
  const { rows } = await pool.query<{ statement: string }>(
    `select format('alter table %s ${word} trigger %I', tgrelid::regclass, tgname) as statement from pg_trigger
     where tgname in ('audit_insert', 'audit_update', 'audit_delete')`,
  );
  for (const { statement } of rows) await pool.query(statement);
}

/** Returns the duration of each order, ms. */
async function placeAll(buyers: readonly Buyer[]): Promise<number[]> {
  const waiting = [...buyers];
  const times: number[] = [];
  const worker = async () => {
    for (let buyer = waiting.pop(); buyer !== undefined; buyer = waiting.pop()) {
      const startedAt = performance.now();
      await buyer.place();
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return times;
}
