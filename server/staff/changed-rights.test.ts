import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type TestedStaff, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(() => sale.close());

describe('BO-8: a change of rights takes effect on the next call', () => {
  it('a seller has a store: neither an invitation nor a change leaves them without one', async () => {
    const owner = await staff.enter('OWNER');
    const invited = { email: 'shopless@example.uz', name: 'Shopless', role: 'SELLER', language: 'ru' };
    expect((await owner.post('invitations', { ...invited, storeIds: [] })).json()).toMatchObject({
      status: 409,
      code: 'STORE_NEEDED',
    });
    expect((await owner.post('invitations', { ...invited, storeIds: [999_999] })).json()).toMatchObject({
      code: 'STORE_NEEDED',
    });
    const memberOf = async (email: string) =>
      (await owner.get('staff'))
        .json<{ id: number; email: string; role: string; storeIds: number[]; version: number }[]>()
        .find((one) => one.email === email);
    const [content, seller] = [await memberOf('content@zarona.demo'), await memberOf('seller@zarona.demo')];
    expect(
      (await owner.patch(`staff/${content?.id}`, { role: 'SELLER' }, content?.version)).json(),
    ).toMatchObject({ code: 'STORE_NEEDED' });
    expect(
      (await owner.patch(`staff/${seller?.id}`, { storeIds: [] }, seller?.version)).json(),
    ).toMatchObject({ code: 'STORE_NEEDED' });
    expect(await memberOf('content@zarona.demo')).toEqual(content);
    expect(await memberOf('seller@zarona.demo')).toEqual(seller);
  });

  it('a suspended seller is refused at once; the last owner cannot be removed', async () => {
    const owner = await staff.enter('OWNER');
    const seller = await staff.enter('SELLER');
    const list = (await owner.get('staff')).json<{ id: number; email: string; version: number }[]>();
    const one = list.find(({ email }) => email === 'seller@zarona.demo');
    expect((await owner.patch(`staff/${one?.id}`, { state: 'SUSPENDED' }, one?.version)).statusCode).toBe(
      200,
    );
    expect((await seller.get('session')).statusCode).toBe(401);
    const { name: ownName } = (await owner.get('session')).json<{ name: string }>();
    const again = await owner.patch(`staff/${one?.id}`, { state: 'ACTIVE' }, one?.version);
    expect(again.json()).toMatchObject({
      status: 412,
      code: 'VERSION_CONFLICT',
      facts: {
        current: { version: (one?.version ?? 0) + 1 },
        changedBy: ownName,
        changedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    });
    expect(
      (await owner.patch(`staff/${one?.id}`, { state: 'ACTIVE' }, (one?.version ?? 0) + 1)).statusCode,
    ).toBe(200);
    const own = list.find(({ email }) => email === 'owner@zarona.demo');
    expect((await owner.patch(`staff/${own?.id}`, { role: 'SUPPORT' }, own?.version)).json()).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('BO-11: of two owners who demote each other concurrently, one remains owner', async () => {
    const [first, second] = [await staff.enter('OWNER'), await staff.enter('MANAGER')];
    await sale.db
      .updateTable('staff')
      .set({ role: 'OWNER' })
      .where('email', '=', 'manager@zarona.demo')
      .execute();
    const list = (await first.get('staff')).json<{ id: number; email: string; version: number }[]>();
    const idOf = (box: string) => list.find(({ email }) => email.startsWith(`${box}@`));
    const [owner, manager] = [idOf('owner'), idOf('manager')];
    const answers = await Promise.all([
      first.patch(`staff/${manager?.id}`, { role: 'SUPPORT' }, manager?.version),
      second.patch(`staff/${owner?.id}`, { role: 'SUPPORT' }, owner?.version),
    ]);
    const codes = answers.map((answer) =>
      answer.statusCode === 200 ? 'OK' : answer.json<{ code: string }>().code,
    );
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    const owners = await sale.db.selectFrom('staff').select('id').where('role', '=', 'OWNER').execute();
    expect(owners).toHaveLength(1);
  });
});
