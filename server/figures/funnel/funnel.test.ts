import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportedList } from '#contract/admin/export.ts';
import type { Funnel, FunnelStepName } from '#contract/admin/figures/funnel.ts';
import { recordStatements, scannedRows } from '#server/testing-growth.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { buy, walk } from '#server/order/testing-orders.ts';
import { addManyEvents } from '../testing-many-events.ts';

let sale: Sale;
let staff: TestedStaff;
let owner: StaffBrowser;
let heard: ReturnType<typeof recordStatements>;
const period = 'from=2026-04-05&to=2026-04-08';
const address = 'figures/funnel';

beforeAll(async () => {
  heard = recordStatements();
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  await addManyEvents(sale.db, { sessions: 6_000, until: '2026-04-08' });
  // the first two sessions of the last day have one order each; one of them is confirmed and handed over
  const sessions = await sql<{ id: string }>`
    select distinct session_id as id from measured_events where day = '2026-04-08' order by 1 limit 2`.execute(
    sale.db,
  );
  for (const [nth, { id }] of sessions.rows.entries()) {
    const { order } = await buy(sale);
    if (nth === 0) await walk(sale, order, 'confirm', 'assemble', 'ready', 'deliver');
    await sql`insert into measured_orders (order_id, session_id)
      select id, ${id}::uuid from orders where number = ${order.number}`.execute(sale.db);
  }
  await sale.runTask('note-sales');
  owner = await staff.enter('OWNER');
}, 120_000);
afterAll(async () => {
  heard.close();
  await sale.close();
});

const read = async (query: string): Promise<Funnel> =>
  (await owner.get(`${address}?${query}`)).json<Funnel>();
const sessionsAt = ({ steps }: Funnel, step: FunnelStepName) => steps.find((one) => one.step === step);

/** Counts the sessions of these days with such an event one by one. */
async function sessionsWith(condition: string, days: string): Promise<number> {
  const { rows } = await sql
    .raw<{ count: number }>(
      `select count(distinct session_id)::integer as count from measured_events where ${days} and ${condition}`,
    )
    .execute(sale.db);
  return rows[0]?.count ?? -1;
}

describe('the funnel', () => {
  it('counts the sessions with an event of each step', async () => {
    const funnel = await read(period);
    const conditions: [FunnelStepName, string][] = [
      ['SESSION', 'true'],
      ['LIST', `name in ('view_item_list', 'zr_filter_apply', 'search')`],
      ['PRODUCT', `name = 'view_item'`],
      ['SIZE', `name = 'zr_size_select'`],
      ['PIECE', `name = 'zr_piece_select'`],
      ['CART', `name = 'add_to_cart'`],
      ['CHECKOUT', `name = 'begin_checkout'`],
      ['DETAILS', `name = 'add_shipping_info'`],
    ];
    for (const [step, condition] of conditions) {
      const now = await sessionsWith(condition, `day between '2026-04-05' and '2026-04-08'`);
      const before = await sessionsWith(condition, `day between '2026-04-01' and '2026-04-04'`);
      expect([step, sessionsAt(funnel, step)]).toMatchObject([step, { sessions: now, before }]);
    }
    expect(sessionsAt(funnel, 'PRODUCT')?.sessions).toBeGreaterThan(0);
  });

  it('ends with orders that were placed, confirmed and handed over', async () => {
    const funnel = await read(period);
    expect(
      (['ORDER', 'PAID', 'RECEIVED'] as const).map((step) => sessionsAt(funnel, step)?.sessions),
    ).toEqual([2, 1, 1]);
    expect(sessionsAt(funnel, 'PAID')).toMatchObject({ of: 'ORDER', share: 0.5, before: 0 });
    expect(
      (await read('from=2026-04-01&to=2026-04-07')).steps.find(({ step }) => step === 'ORDER'),
    ).toMatchObject({
      sessions: 0,
      share: 0,
    });
  });

  it('of a device, a language or a source counts only its sessions', async () => {
    const days = `day between '2026-04-05' and '2026-04-08'`;
    for (const [query, condition] of [
      ['device=desktop', `context ->> 'device_class' = 'desktop'`],
      ['language=uz', `language = 'uz'`],
      ['source=telegram', `context #>> '{first_touch,source}' = 'telegram'`],
      ['source=direct', `context #> '{first_touch,source}' is null`],
    ] as const) {
      const sessions = sessionsAt(await read(`${period}&${query}`), 'PRODUCT')?.sessions;
      expect([query, sessions]).toEqual([
        query,
        await sessionsWith(`name = 'view_item' and ${condition}`, days),
      ]);
      expect(sessions).toBeGreaterThan(0);
    }
  });

  it.each(['DEVICE', 'LANGUAGE', 'SOURCE', 'LOGIN', 'NETWORK'])(
    'by %s has parts that add up to the total',
    async (by) => {
      const { steps, parts, sources } = await read(`${period}&by=${by}`);
      expect(parts.length).toBeGreaterThan(1);
      for (const [nth, { sessions }] of steps.entries())
        expect(parts.reduce((sum, part) => sum + (part.sessions[nth] ?? 0), 0)).toBe(sessions);
      expect(sources.toSorted()).toEqual(['direct', 'google', 'telegram']);
    },
  );

  it('is empty if nobody agreed to be measured', async () => {
    const { steps, parts } = await read('from=2025-01-01&to=2025-01-31');
    expect(steps.every(({ sessions, share }) => sessions === 0 && share === null)).toBe(true);
    expect(parts).toEqual([]);
  });

  it('as a file has a row per step and a column per part', async () => {
    const answer = await owner.post(`${address}/export`, {
      from: '2026-04-05',
      to: '2026-04-08',
      by: 'DEVICE',
      format: 'CSV',
    });
    const { name, rows, file } = answer.json<ExportedList>();
    expect({ name, rows }).toEqual({ name: 'funnel-2026-04-08.csv', rows: 11 });
    const { steps, parts } = await read(period);
    const lines = Buffer.from(file, 'base64').toString('utf8').trim().split('\r\n');
    expect(lines[0]?.split(';')).toHaveLength(3 + parts.length);
    expect(lines[1]?.split(';').slice(1)).toEqual([
      String(steps[0]?.sessions),
      String(steps[0]?.before),
      ...parts.map(({ sessions }) => String(sessions[0])),
    ]);
  });

  it('refuses members restricted to stores or without figures, and a period that ends before it begins', async () => {
    for (const role of ['SELLER', 'CONTENT', 'WAREHOUSE'] as const) {
      const browser = await staff.enter(role);
      expect((await browser.get(`${address}?${period}`)).json()).toMatchObject({
        code: 'PERMISSION_MISSING',
      });
      const body = { from: '2026-04-05', to: '2026-04-08', format: 'CSV' };
      expect((await browser.post(`${address}/export`, body)).json()).toMatchObject({
        code: 'PERMISSION_MISSING',
      });
    }
    expect((await owner.get(`${address}?from=2026-04-08&to=2026-04-07`)).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('reads only the events of its days, in two statements', async () => {
    heard.take();
    await read(period);
    const ours = heard.take().filter(({ text }) => text.includes('measured_events'));
    expect(ours).toHaveLength(2);
    for (const statement of ours)
      expect(await scannedRows(sale.parts.pool, statement)).not.toHaveProperty('measured_events');
  });
});
