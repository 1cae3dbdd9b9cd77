import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FoundRecord } from '#contract/admin/staff/find.ts';
import { buy } from '#server/order/testing-orders.ts';
import { loggedIn } from '#server/testing-accounts.ts';
import { recordStatements, simulateMillionRows, fullScans } from '#server/testing-growth.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let staff: TestedStaff;
let heard: ReturnType<typeof recordStatements>;
beforeAll(async () => {
  heard = recordStatements();
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(async () => {
  heard.close();
  await sale.close();
});

async function find(by: StaffBrowser, q: string, meant: Record<string, string> = {}): Promise<FoundRecord[]> {
  const query = new URLSearchParams({ q, ...meant });
  return (await by.get(`search?${query.toString()}`)).json<{ rows: FoundRecord[] }>().rows;
}
const kindsOf = (rows: FoundRecord[]) => rows.map(({ kind }) => kind);

describe('the palette (backoffice.md 2.1)', () => {
  it('finds orders, pieces, models and customers by number, phone or name, with masked contacts', async () => {
    const { order, pieces, phone } = await buy(sale);
    const [piece] = pieces;
    const owner = await staff.enter('OWNER');
    expect(await find(owner, order.number.slice(-5))).toContainEqual({
      kind: 'order',
      key: order.number,
      label: order.number,
      note: '',
    });
    expect(kindsOf(await find(owner, phone.slice(-6)))).toContain('order');
    const serial = piece?.serialNumber ?? '';
    expect(await find(owner, serial.toLowerCase())).toMatchObject([{ kind: 'piece', key: serial }]);
    // the model is named in the reader's language
    await sale.db
      .updateTable('products')
      .set({ name: { ru: 'Кольцо', uz: 'Uzuk', en: 'Ring' } })
      .where('id', '=', (eb) =>
        eb.selectFrom('product_items').select('product_id').where('serial_number', '=', serial),
      )
      .execute();
    owner.headers['accept-language'] = 'uz';
    expect(await find(owner, serial)).toMatchObject([{ note: 'Uzuk' }]);
    owner.headers['accept-language'] = undefined;
    expect(await find(owner, serial)).toMatchObject([{ note: 'Кольцо' }]);
    // typed in the other keyboard layout, and in Cyrillic
    expect(await find(owner, 'яя', { layout: serial.toLowerCase() })).toMatchObject([{ key: serial }]);
    const { userId } = await loggedIn(sale, { phone: '+998935550177' });
    await sale.db
      .updateTable('users')
      .set({ first_name: 'Sitora', last_name: 'Aliyeva' })
      .where('id', '=', userId)
      .execute();
    const found = {
      kind: 'customer',
      key: String(userId),
      label: 'Sitora Aliyeva',
      note: expect.stringContaining('•••') as string,
    };
    expect(await find(owner, 'сито', { latin: 'sito' })).toEqual([found]);
    expect(await find(owner, '550177')).toContainEqual(found);
    // a seller finds a customer only by the whole phone (backoffice.md 3.3)
    const seller = await staff.enter('SELLER');
    expect(kindsOf(await find(seller, '550177'))).not.toContain('customer');
    expect(await find(seller, 'sito')).toEqual([]);
    expect(await find(seller, '935550177')).toContainEqual(found);
    expect(await find(owner, '%')).toEqual([]);
    expect(await find(owner, '%%')).toEqual([]);
  });

  it('finds nothing that a role may not read', async () => {
    const { order } = await buy(sale);
    const content = await staff.enter('CONTENT');
    expect(kindsOf(await find(content, order.number))).not.toContain('order');
    // of another store
    const far = await staff.enter('SELLER', 1);
    expect(kindsOf(await find(far, order.number))).not.toContain('order');
    const owner = await staff.enter('OWNER');
    expect(kindsOf(await find(owner, 'ergash'))).toEqual(['staff']);
    expect(kindsOf(await find(far, 'ergash'))).not.toContain('staff');
  });

  it('takes one statement and scans no growing table', async () => {
    const owner = await staff.enter('OWNER');
    await simulateMillionRows(sale.parts.pool);
    for (const q of ['zr-001017', 'z-260408-00001', 'sitora', '998935550177', 't-12', 'zc-2026-000001']) {
      // the EXPLAIN statements are recorded too
      heard.take();
      await find(owner, q, { layout: 'яя', latin: 'zr' });
      const ours = heard.take().filter(({ text }) => text.includes("'piece' as kind"));
      expect(ours).toHaveLength(1);
      const whole = await fullScans(sale.parts.pool, ours);
      // models, promotions and staff are small tables
      expect(whole.filter((read) => !/ of (?:products|promotions|staff):/.test(read))).toEqual([]);
    }
  });
});

describe('who has a permission that the caller lacks', () => {
  it('lists the roles that have a permission and those who may grant it; names only for callers who may read the staff', async () => {
    const seller = await staff.enter('SELLER');
    expect((await seller.get('permissions/audit.read')).json()).toEqual({
      roles: ['OWNER', 'MANAGER', 'ACCOUNTANT'],
      givers: ['OWNER', 'MANAGER'],
      people: [],
    });
    const manager = await staff.enter('MANAGER');
    const answer = (await manager.get('permissions/keys.write')).json<{
      givers: string[];
      people: string[];
    }>();
    expect(answer.givers).toEqual(['OWNER']);
    expect(answer.people).toHaveLength(1);
    expect((await seller.get('permissions/none')).statusCode).toBe(404);
  });
});
