import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CashDay, CashDays } from '#contract/admin/cash-day.ts';
import type { Webhook } from '#contract/admin/system/webhook.ts';
import type { WorkKind } from '#contract/admin/figures.ts';
import type { StaffRole } from '#domain/auth/permissions.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type TestedStaff, testStaff } from '#server/testing-staff.ts';

const day = 24 * 60;
let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(() => sale.close());

interface Item {
  kind: WorkKind;
  count: number;
  oldest: string | null;
  store: number | null;
}

/** `nth` selects one of the two sellers, who are in different stores. */
async function work(role: StaffRole, kind: WorkKind, nth = 0): Promise<Item | undefined> {
  const browser = await staff.enter(role, nth);
  const { items } = (await browser.get('work')).json<{ items: Item[] }>();
  return items.find((item) => item.kind === kind);
}

const idOf = async (role: StaffRole): Promise<number> => {
  const one = await sale.db.selectFrom('staff').select('id').where('role', '=', role).execute();
  return one[0]?.id ?? 0;
};

describe('Today (backoffice.md 2.3)', () => {
  it('counts failed imports for members who run imports', async () => {
    const uploaded = { file_name: 'rings.csv', bytes: 10, columns: '[]', uploaded_at: sale.parts.now() };
    const by = await idOf('WAREHOUSE');
    const instants = ['2026-04-07T05:00:00.000Z', '2026-04-06T05:00:00.000Z'];
    for (const moved of instants)
      await sale.db
        .insertInto('imports')
        .values({ ...uploaded, import_state: 'FAILED', uploaded_by: by, moved_at: new Date(moved) })
        .execute();
    await sale.db
      .insertInto('imports')
      .values({ ...uploaded, import_state: 'DONE', uploaded_by: by, moved_at: sale.parts.now() })
      .execute();
    for (const role of ['OWNER', 'MANAGER', 'WAREHOUSE'] as const)
      expect(await work(role, 'IMPORTS')).toMatchObject({ count: 2, oldest: instants[1] });
    const { rows } = (await (await staff.enter('WAREHOUSE')).get('imports?state=FAILED')).json<{
      rows: unknown[];
    }>();
    expect(rows).toHaveLength(2);
    for (const role of ['SELLER', 'SUPPORT', 'ACCOUNTANT'] as const)
      expect(await work(role, 'IMPORTS')).toMatchObject({ count: 0, oldest: null });
  });

  it('counts cash days that were opened on an earlier day and are not closed, in the reader’s stores', async () => {
    const storeId = sale.places.amirTemur;
    const opened = (
      await (await staff.enter('SELLER')).post('counter/days', { storeId, opening: 0 })
    ).json<CashDay>();
    // a day that was opened today is not counted
    expect(await work('OWNER', 'CASH_DAYS')).toMatchObject({ count: 0, store: null });
    sale.turnClock(day);
    const one = { count: 1, store: storeId, oldest: opened.openedAt, order: null, transfer: null };
    for (const role of ['OWNER', 'ACCOUNTANT', 'SELLER'] as const)
      expect(await work(role, 'CASH_DAYS')).toMatchObject(one);
    expect(await work('SELLER', 'CASH_DAYS', 1)).toMatchObject({ count: 0, store: null });
    for (const role of ['SUPPORT', 'WAREHOUSE'] as const)
      expect(await work(role, 'CASH_DAYS')).toMatchObject({ count: 0, store: null });

    const browser = await staff.enter('SELLER');
    const listed = async () =>
      (await browser.get(`counter/days?storeId=${storeId}`)).json<CashDays>().unclosed;
    expect(await listed()).toEqual([{ id: opened.id, storeId, openedAt: opened.openedAt }]);
    await browser.post(`counter/days/${opened.id}/count`, { counted: 0 });
    expect(await work('SELLER', 'CASH_DAYS')).toMatchObject({ count: 1 });
    await browser.post(`counter/days/${opened.id}/close`, {});
    expect(await work('SELLER', 'CASH_DAYS')).toMatchObject({ count: 0 });
    expect(await listed()).toEqual([]);
  });

  it('counts failing webhooks for the owner', async () => {
    const by = await idOf('OWNER');
    const since = new Date('2026-04-07T05:00:00.000Z');
    const add = (name: string, state: object) =>
      sale.db
        .insertInto('webhook_endpoints')
        .values({
          name,
          url: 'https://erp.example.uz/hooks',
          events: ['order.placed'],
          secret_sealed: Buffer.from('sealed'),
          created_by: by,
          created_at: new Date('2026-04-01T05:00:00.000Z'),
          ...state,
        })
        .execute();
    await add('fine', {});
    await add('switched off by hand', { endpoint_state: 'OFF', off_because: 'STAFF', failing_since: since });
    expect(await work('OWNER', 'WEBHOOKS')).toMatchObject({ count: 0, oldest: null });
    await add('failing', { failing_since: since });
    await add('given up', { endpoint_state: 'OFF', off_because: 'FAILING', failing_since: since });
    await add('gone', { endpoint_state: 'OFF', off_because: 'GONE', failing_since: since });
    expect(await work('OWNER', 'WEBHOOKS')).toMatchObject({ count: 3, oldest: since.toISOString() });
    const { rows } = (await (await staff.enter('OWNER')).get('webhooks?failing=true')).json<{
      rows: Webhook[];
    }>();
    expect(rows.map(({ name }) => name)).toEqual(['gone', 'given up', 'failing']);
    expect(await work('MANAGER', 'WEBHOOKS')).toMatchObject({ count: 0, oldest: null });
  });
});
