import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBroken } from '#database/invariants.ts';
import { sealAudit } from '#server/audit/seal-audit.ts';
import { verifyAudit } from '#server/audit/verify-audit.ts';
import { payloadHash } from '#server/approval/payload-hash.ts';
import { addDemoImports } from '#server/import/screen/demo-imports.ts';
import { addDemoStocktakes } from '#server/stock/count/demo-stocktakes.ts';
import { addDemoWebhook } from '#server/webhook/demo-webhook.ts';
import { testSecret } from '#server/testing-accounts.ts';
import { testApp } from '#server/testing.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
  const now = new Date();
  owner = await (await testStaff({ app: shop.app, db: shop.db, now })).enter('OWNER');
  await addDemoStocktakes(shop.db, now);
  await addDemoWebhook(shop.db, { secret: testSecret, now });
  await addDemoImports(shop.db, now);
});
afterAll(() => shop.close());

const read = async <Answer>(path: string): Promise<Answer> => {
  const answer = await owner.get(path);
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
  return answer.json<Answer>();
};

interface Row {
  id: number;
  number?: string;
  state?: string;
}

/** Returns every row of a list, page by page. */
async function all(path: string): Promise<Row[]> {
  const rows: Row[] = [];
  const [list, filter = ''] = path.split('?');
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = [filter, 'size=200', cursor && `cursor=${cursor}`].filter(Boolean).join('&');
    const page: { rows: Row[]; next?: string | null } = await read(`${list}?${query}`);
    rows.push(...page.rows);
    cursor = page.next ?? null;
  }
  return rows;
}

describe('the demo’s history (backoffice.md 7)', () => {
  it.each([
    ['transfers', 12],
    ['stocktakes', 3],
    ['approvals', 5],
    ['imports', 6],
  ])('has its %s, %i of them, and each can be opened', async (list, count) => {
    const rows = await all(list);
    expect(rows).toHaveLength(count);
    for (const { id } of rows) expect(await read(`${list}/${id}`)).toMatchObject({ id });
  });

  it('has a transfer in transit, one with a missing piece, and a failed import', async () => {
    const states = async (list: string) =>
      (await all(list)).map(({ state = '' }) => state).toSorted((one, other) => one.localeCompare(other));
    expect(await states('transfers')).toEqual(['ARRIVED', ...Array<string>(10).fill('CLOSED'), 'SENT']);
    expect(await all('transfers?missing=true')).toHaveLength(1);
    expect(await states('approvals')).toEqual(['APPROVED', 'APPROVED', 'OVER', 'REFUSED', 'WAITING']);
    expect((await states('imports')).filter((state) => state === 'FAILED')).toHaveLength(1);
    const imports = await all('imports');
    const refusals = await Promise.all(
      imports.map(({ id }) => read<{ rows: unknown[] }>(`imports/${id}/refusals`)),
    );
    expect(refusals.filter(({ rows }) => rows.length > 0).length).toBeGreaterThan(1);
  });

  it('the audit names who uploaded, previewed and ran its imports', async () => {
    const { rows } = await shop.pool.query<{ action: string; count: number }>(
      `select action, count(*)::integer as count from audit_entries where resource = 'import' group by action order by action`,
    );
    expect(rows).toEqual([
      { action: 'imports.run', count: 4 },
      { action: 'imports.try', count: 6 },
      { action: 'imports.upload', count: 6 },
    ]);
  });

  it('has a payment for a person to resolve, a review to moderate and a privacy request', async () => {
    const { rows: payments } = await read<{ rows: { paymentState: string }[] }>('discrepancies');
    expect(payments).toHaveLength(1);
    expect(await all('reviews?state=PENDING')).toHaveLength(1);
    expect(await all('privacy-requests?state=WAITING')).toHaveLength(1);
  });

  it('has cash days of each store: ten past ones, and yesterday’s to be confirmed', async () => {
    const { rows: stores } = await shop.pool.query<{ id: number }>('select id from stores');
    expect(stores).toHaveLength(6);
    for (const { id } of stores) {
      const { past } = await read<{ past: { state: string }[] }>(`counter/days?storeId=${id}`);
      expect(past).toHaveLength(10);
      expect(past.filter(({ state }) => state === 'CONFIRMED').length).toBeGreaterThan(8);
    }
  });

  it('has call-backs, visits, alerts, rates and a webhook with a failed delivery', async () => {
    for (const [list, count] of [
      ['callbacks', 60],
      ['visits', 40],
    ] as const) {
      const rows = await all(list);
      expect(rows).toHaveLength(count);
      for (const { id } of rows) expect((await owner.post(`${list}/${id}/contact`)).statusCode).toBe(200);
    }
    const { rows: waits } = await shop.pool.query('select from stock_alerts');
    expect(waits).toHaveLength(30);
    const { rows: rates } = await shop.pool.query('select from metal_rates where set_by is not null');
    expect(rates).toHaveLength(8);
    const { rows: webhooks } = await read<{ rows: Row[] }>('webhooks');
    const { rows: deliveries } = await read<{ rows: Row[] }>(`webhooks/${webhooks[0]?.id}/deliveries`);
    expect(deliveries.filter(({ state }) => state === 'FAILED')).toHaveLength(1);
  });

  it('each of its orders can be opened with its history', async () => {
    const orders = await all('orders');
    expect(orders.length).toBeGreaterThan(300);
    for (const { number = '' } of orders.filter((_order, nth) => nth % 7 === 0))
      expect(await read(`orders/${number}`)).toMatchObject({ number });
  });

  it('has about 900 audit entries by every role, in an unbroken chain', async () => {
    const { rows } = await shop.pool.query<{ role: string; count: number }>(
      `select s.role, count(*)::integer as count from audit_entries a join staff s on s.id = a.staff_id
       where a.request_id like 'demo-%' group by s.role`,
    );
    expect(rows.map(({ role }) => role).toSorted()).toEqual([
      'ACCOUNTANT',
      'CONTENT',
      'MANAGER',
      'OWNER',
      'SELLER',
      'SUPPORT',
      'WAREHOUSE',
    ]);
    const entries = rows.reduce((sum, { count }) => sum + count, 0);
    expect(entries).toBeGreaterThan(800);
    expect(entries).toBeLessThan(1100);
    expect(await all('audit')).not.toHaveLength(0);
    await sealAudit(shop.db);
    expect(await verifyAudit(shop.db)).toMatchObject({ broken: [] });
  });

  it('a second person can decide the pending approvals, and all invariants hold', async () => {
    const { rows } = await shop.pool.query<{ id: number; payload: unknown; payload_hash: Buffer }>(
      'select id::integer as id, payload, payload_hash from approvals order by id',
    );
    for (const { payload, payload_hash: hash } of rows) expect(payloadHash(payload).equals(hash)).toBe(true);
    const [waiting] = await all('approvals?state=WAITING');
    const { amountNow } = await read<{ amountNow: number }>(`approvals/${waiting?.id}`);
    const answer = await owner.post(`approvals/${waiting?.id}/approve`, { amount: amountNow });
    expect(answer.json()).toMatchObject({ state: 'APPROVED' });
    expect(await all('transfers?missing=true')).toHaveLength(0);
    expect(await findBroken(shop.db)).toEqual([]);
  });
});
