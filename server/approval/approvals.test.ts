import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Approval } from '#contract/admin/approval.ts';
import type { StaffRole } from '#domain/auth/permissions.ts';
import { requireSound } from '#database/invariants.ts';
import { withTransaction } from '#database/transaction.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { approve } from './decide-approval.ts';
import { approvalExecutor } from './executor.ts';
import { requestApproval } from './request-approval.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale({ connections: 10 });
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const person = (role: StaffRole) =>
  sale.db.selectFrom('staff').select('id').where('role', '=', role).orderBy('id').executeTakeFirstOrThrow();

async function request(by: StaffRole, payload: object = { nth: crypto.randomUUID() }): Promise<number> {
  const { id: requestedBy } = await person(by);
  return requestApproval(sale.db, {
    kind: 'WRITE_OFF',
    payload,
    effect: { amountSom: 7_000_000, serials: ['ZR-001017'] },
    resource: 'piece',
    recordId: 'ZR-001017',
    reason: 'Broken in the window',
    requestedBy,
    now: sale.parts.now(),
  });
}

const nthPayloads = Compile(Type.Object({ nth: Type.String() }));

/** Records each execution in a table, inside the same transaction. */
const executors = {
  WRITE_OFF: approvalExecutor({
    payloads: nthPayloads,
    run: async (db, { nth }, { decidedBy }) => {
      await db
        .insertInto('shop_settings')
        .values({ name: `test_${nth}`, value: JSON.stringify(decidedBy) })
        .execute();
    },
  }),
};

const decide = (
  id: number,
  by: { id: number; role: 'OWNER' | 'MANAGER' },
  seenSom: number | null = 7_000_000,
) =>
  withTransaction(sale.db, (db) => approve(db, { id, staff: by, seenSom, executors, now: sale.parts.now() }));

const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : error);

describe('BO-32: an approval', () => {
  it('is executed once when approved twice concurrently', async () => {
    const nth = crypto.randomUUID();
    const id = await request('WAREHOUSE', { nth });
    const [owner, manager] = [await person('OWNER'), await person('MANAGER')];
    const results = await Promise.allSettled([
      decide(id, { ...owner, role: 'OWNER' }),
      decide(id, { ...manager, role: 'MANAGER' }),
    ]);
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [codeOf(one.reason)] : []));
    expect(refused).toEqual(['APPROVAL_DECIDED']);
    const done = await sale.db
      .selectFrom('shop_settings')
      .select('name')
      .where('name', '=', `test_${nth}`)
      .execute();
    expect(done).toHaveLength(1);
  });

  it('cannot be approved by its requester; the database refuses it, too', async () => {
    const id = await request('MANAGER');
    const manager = await person('MANAGER');
    await expect(decide(id, { ...manager, role: 'MANAGER' })).rejects.toMatchObject({
      code: 'APPROVER_SAME',
    });
    const decided = sale.db
      .updateTable('approvals')
      .set({
        approval_state: 'APPROVED',
        decided_by: manager.id,
        decided_at: new Date(),
        done_at: new Date(),
      })
      .where('id', '=', id)
      .execute();
    await expect(decided).rejects.toMatchObject({ constraint: 'approvals_two_people' });
  });

  it('is immutable: neither its payload nor its decision can be changed', async () => {
    const id = await request('WAREHOUSE');
    const set = (values: object) =>
      sale.db.updateTable('approvals').set(values).where('id', '=', id).execute();
    await expect(set({ payload: '{"nth":"other"}' })).rejects.toThrow('frozen');
    await decide(id, { ...(await person('OWNER')), role: 'OWNER' });
    await expect(set({ approval_state: 'WAITING' })).rejects.toThrow('frozen');
  });

  it('is refused with CHANGED_SINCE when its amount differs from the one the approver saw', async () => {
    const id = await request('WAREHOUSE');
    const owner = await person('OWNER');
    await expect(decide(id, { ...owner, role: 'OWNER' }, 6_900_000)).rejects.toMatchObject({
      code: 'CHANGED_SINCE',
      facts: { amount: 7_000_000 },
    });
    await decide(id, { ...owner, role: 'OWNER' }, 6_950_000);
  });

  it('is stored once while the same request is pending', async () => {
    const nth = crypto.randomUUID();
    const ids = await Promise.all([1, 2, 3].map(() => request('WAREHOUSE', { nth })));
    expect(new Set(ids).size).toBe(1);
  });

  it('can be approved by its requester after 15 minutes if nobody else has the permission', async () => {
    const owner = await person('OWNER');
    const id = await request('OWNER');
    await expect(decide(id, { ...owner, role: 'OWNER' })).rejects.toMatchObject({ code: 'APPROVER_SAME' });
    const suspend = (state: 'ACTIVE' | 'SUSPENDED') =>
      sale.db.updateTable('staff').set({ staff_state: state }).where('role', '=', 'MANAGER').execute();
    await suspend('SUSPENDED');
    await expect(decide(id, { ...owner, role: 'OWNER' })).rejects.toMatchObject({
      facts: { soleFrom: expect.any(String) },
    });
    sale.turnClock(15);
    await decide(id, { ...owner, role: 'OWNER' });
    sale.turnClock(0);
    await suspend('ACTIVE');
    const row = await sale.db
      .selectFrom('approvals')
      .select(['is_sole', 'approval_state'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ is_sole: true, approval_state: 'APPROVED' });
  });
});

describe('the screens of approvals', () => {
  it('show a request to approvers and its requester; it can be refused with a reason, or withdrawn', async () => {
    const id = await request('WAREHOUSE');
    const [warehouse, manager, accountant] = [
      await staff.enter('WAREHOUSE'),
      await staff.enter('MANAGER'),
      await staff.enter('ACCOUNTANT'),
    ];
    expect((await warehouse.get(`approvals/${id}`)).json<Approval>()).toMatchObject({
      isOwn: true,
      mayApprove: false,
      mayRefuse: false,
    });
    expect((await manager.get(`approvals/${id}`)).json<Approval>()).toMatchObject({
      kind: 'WRITE_OFF',
      amountNow: 7_000_000,
      mayApprove: true,
      mayRefuse: true,
    });
    // accountants decide refunds only
    expect((await accountant.get(`approvals/${id}`)).statusCode).toBe(404);
    const { items } = (await manager.get('work')).json<{ items: { kind: string; count: number }[] }>();
    expect(items.find(({ kind }) => kind === 'APPROVAL')?.count).toBeGreaterThan(0);
    expect(
      (await manager.post(`approvals/${id}/refuse`, { reason: 'It can be mended' })).json(),
    ).toMatchObject({
      state: 'REFUSED',
      refusedBecause: 'It can be mended',
    });
    expect((await manager.post(`approvals/${id}/refuse`, { reason: 'again' })).json()).toMatchObject({
      code: 'APPROVAL_DECIDED',
      facts: { state: 'REFUSED' },
    });
    const other = await request('WAREHOUSE');
    expect((await manager.post(`approvals/${other}/withdraw`)).statusCode).toBe(404);
    expect((await warehouse.post(`approvals/${other}/withdraw`)).json()).toMatchObject({ state: 'OVER' });
    expect((await warehouse.get('approvals?state=OVER')).json()).toMatchObject({ rows: [{ id: other }] });
    expect((await accountant.get('approvals?kind=WRITE_OFF')).json()).toMatchObject({ rows: [] });
  });
});
