import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportedList } from '#contract/admin/export.ts';
import type { SalesOfPeriod, StockFigures } from '#contract/admin/figures.ts';
import { type Margin, marginParts } from '#contract/admin/figures/margin.ts';
import { type StaffRole, staffRoles } from '#domain/auth/permissions.ts';
import { paidForLine } from '#domain/order/paid-for-line.ts';
import { vatInside } from '#domain/pricing/vat.ts';
import { som } from '#domain/units/som.ts';
import { buy, takeBack, walk } from '#server/order/testing-orders.ts';
import { defaultPriceSom } from '#server/testing-goods.ts';
import { byCourier } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { paidWithoutVat } from '../margin-of-lines.ts';

const day = 24 * 60;
/** The cost of one piece; no other number in the responses has these digits. */
const costSom = 2_222_222;
const net = defaultPriceSom - vatInside(som(defaultPriceSom), 12);
const period = 'from=2026-04-02&to=2026-04-08';
const seeing: StaffRole[] = ['OWNER', 'MANAGER', 'ACCOUNTANT'];
let sale: Sale;
let staff: TestedStaff;
let owner: StaffBrowser;

/** Orders a piece with the cost `costSom`. */
async function buyCosted(form?: ReturnType<typeof byCourier>) {
  const bought = await buy(sale, form === undefined ? {} : { form });
  await addCosts(bought.pieces.map(({ serialNumber }) => serialNumber));
  return bought;
}
const addCosts = (serials: readonly string[]) =>
  sql`insert into piece_costs (item_id, cost_som, supplier) select id, ${costSom}, 'Zargar' from product_items
    where serial_number = any(${serials}::text[])`.execute(sale.db);

beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  // the week before: one order with a cost; the period: two with a cost, of which one was returned, and one without
  sale.turnClock(-7 * day);
  await walk(sale, (await buyCosted()).order, 'confirm');
  sale.turnClock(0);
  await walk(sale, (await buyCosted()).order, 'confirm');
  const returned = await buyCosted();
  await walk(sale, returned.order, 'confirm', 'assemble', 'ready', 'deliver');
  await takeBack(sale, returned.order);
  await walk(sale, (await buy(sale, { form: byCourier() })).order, 'confirm');
  await sale.runTask('note-sales');
  await sql`update order_lines set vat_percent = 12`.execute(sale.db);
  owner = await staff.enter('OWNER');
}, 120_000);
afterAll(() => sale.close());

const read = async <Answer>(path: string, browser = owner): Promise<Answer> => {
  const answer = await browser.get(`figures/${path}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Answer>();
};

describe('the margin (backoffice.md 2.3)', () => {
  it('is the amount of unreturned sales without VAT, minus their cost, for pieces with a known cost', async () => {
    const { whole, before } = await read<Margin>(`margin?${period}`);
    const one = { costed: 1, net, cost: costSom, margin: net - costSom, share: (net - costSom) / net };
    expect(whole).toMatchObject({ sold: 2, ...one });
    const { rows } = await sql<{ paid: number }>`
      select sum(${paidWithoutVat})::float8 as paid from sale_events s join order_lines l on l.order_id = s.order_id
      where s.name = 'purchase' and s.day >= '2026-04-02' and l.released_at is null`.execute(sale.db);
    expect(whole.covered).toBeCloseTo(net / (rows[0]?.paid ?? 0), 10);
    expect(before).toEqual({ sold: 1, ...one, covered: 1 });
  });

  it.each(marginParts)('by %s has rows that add up to the total', async (by) => {
    const { whole, rows } = await read<Margin>(`margin?${period}&by=${by}`);
    for (const name of ['sold', 'costed', 'net', 'cost', 'margin'] as const)
      expect(rows.reduce((sum, row) => sum + row[name], 0)).toBe(whole[name]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  it('is grouped by the order’s store, its channel, and the week beginning on Monday', async () => {
    const { amirTemur } = sale.places;
    const { rows } = await read<Margin>(`margin?${period}&by=STORE`);
    expect(rows.map(({ key, costed }) => [key, costed])).toEqual([
      [String(amirTemur), 1],
      [null, 0],
    ]);
    expect(rows[1]).toMatchObject({ net: 0, margin: 0, share: null, covered: 0 });
    const ofStore = await read<Margin>(`margin?${period}&by=WEEK&storeId=${amirTemur}`);
    expect(ofStore.rows).toMatchObject([{ key: '2026-04-06', sold: 1 }]);
    const channels = await read<Margin>(`margin?${period}&by=CHANNEL`);
    expect(channels.rows).toMatchObject([{ key: 'SITE', sold: 2 }]);
  });

  it('uses the same VAT of a line as its receipt, to the soʻm', async () => {
    const lines = Array.from({ length: 300 }, (_, nth) => ({
      nth,
      unit_price_som: 1_000_000 + nth * 997,
      engraving_price_som: (nth % 3) * 50_000,
      gift_price_som: (nth % 2) * 30_001,
      discount_som: (nth % 7) * 1_003,
      manual_discount_som: nth % 11,
    }));
    for (const percent of [0, 12, 15]) {
      const { rows } = await sql<{ net: number }>`
        select ${paidWithoutVat}::float8 as net from (
          select *, ${percent}::integer as vat_percent from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
          as x (nth integer, unit_price_som bigint, engraving_price_som bigint, gift_price_som bigint, discount_som bigint,
            manual_discount_som bigint)) l order by l.nth`.execute(sale.db);
      expect(rows.map((row) => row.net)).toEqual(
        lines.map((line) => paidForLine(line) - vatInside(som(paidForLine(line)), percent)),
      );
    }
  });

  it.each(staffRoles.filter((role) => !seeing.includes(role)))(
    'BO-10: cost and margin are in no response for %s',
    async (role) => {
      const browser = await staff.enter(role);
      const margin = await browser.get(`figures/margin?${period}`);
      const body = { from: '2026-04-02', to: '2026-04-08', format: 'CSV' };
      const file = await browser.post('figures/margin/export', body);
      for (const refused of [margin, file])
        expect(refused.json()).toMatchObject({ code: 'PERMISSION_MISSING' });
      const today = [
        await browser.get('figures/sales?from=2026-04-02&to=2026-04-08'),
        await browser.get('figures/stock'),
      ];
      const bytes = [margin, file, ...today].map((answer) => answer.body).join('');
      expect(bytes).not.toContain(String(costSom));
      expect(bytes).not.toMatch(/"(?:margin|cost)":[^n]/);
    },
  );

  it.each(seeing)('can be seen by %s', async (role) => {
    const browser = await staff.enter(role);
    expect((await read<Margin>(`margin?${period}`, browser)).whole).toMatchObject({ cost: costSom });
    const { now } = await read<SalesOfPeriod>('sales?from=2026-04-02&to=2026-04-08', browser);
    expect(now.margin).not.toBeNull();
    expect((await read<StockFigures>('stock', browser)).cost).not.toBeNull();
  });

  it('is shown on Today with the share of sales it covers, and the stock at cost', async () => {
    const { whole } = await read<Margin>(`margin?${period}`);
    const { now } = await read<SalesOfPeriod>('sales?from=2026-04-02&to=2026-04-08');
    expect(now.margin).toEqual({ share: whole.share, covered: whole.covered });
    expect((await read<SalesOfPeriod>('sales?from=2026-01-01&to=2026-01-02')).now.margin).toBeNull();
    const { rows } = await sql<{ som: number; pieces: number }>`
      select sum(k.cost_som)::float8 as som, count(*)::integer as pieces from piece_costs k
      join product_items i on i.id = k.item_id where i.product_item_state <> 'SOLD'`.execute(sale.db);
    const { cost, ages } = await read<StockFigures>('stock');
    expect(cost).toEqual(rows[0]);
    expect(ages.reduce((sum, age) => sum + (age.cost ?? 0), 0)).toBe(cost?.som);
  });

  it('as a file has the same rows', async () => {
    const file = (
      await owner.post('figures/margin/export', {
        from: '2026-04-02',
        to: '2026-04-08',
        by: 'STORE',
        format: 'CSV',
      })
    ).json<ExportedList>();
    const lines = Buffer.from(file.file, 'base64').toString('utf8').trim().split('\r\n');
    expect(file).toMatchObject({ name: 'margin-2026-04-08.csv', rows: 2 });
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(String(costSom));
    const wrong = await owner.get('figures/margin?from=2026-04-08&to=2026-04-07');
    expect(wrong.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
