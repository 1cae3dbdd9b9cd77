import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PrivacyRequest } from '#contract/admin/people/privacy.ts';
import { loggedIn } from '#server/testing-accounts.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let staff: TestedStaff;
let owner: StaffBrowser;
let manager: StaffBrowser;
let phones = 0;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  owner = await staff.enter('OWNER');
  manager = await staff.enter('MANAGER');
});
afterAll(() => sale.close());

const today = () => sale.parts.now().toISOString().slice(0, 10);
const addCustomer = async () => {
  phones += 1;
  return loggedIn(sale, { phone: `+9989355612${String(phones).padStart(2, '0')}` });
};
const request = (customerId: number, kind: 'EXPORT' | 'ERASE', requestedOn = today()) =>
  manager.post('privacy-requests', { customerId, kind, requestedOn, basis: 'Letter 12' });
const of = async (customerId: number): Promise<PrivacyRequest[]> =>
  (await manager.get(`privacy-requests?q=${customerId}`)).json<{ rows: PrivacyRequest[] }>().rows;
const waiting = async () =>
  (await owner.get('work'))
    .json<{ items: { kind: string; count: number }[] }>()
    .items.find(({ kind }) => kind === 'PRIVACY')?.count;

it('a request is due after the days of the settings, is stored once while pending, and is counted in Today', async () => {
  const { userId } = await addCustomer();
  const before = (await waiting()) ?? 0;
  expect((await request(userId, 'EXPORT', '2026-03-01')).json()).toMatchObject({
    state: 'WAITING',
    dueOn: '2026-03-11',
    allowedActions: ['EXPORT', 'REFUSE'],
  });
  expect(await waiting()).toBe(before + 1);
  expect((await request(userId, 'EXPORT')).json()).toMatchObject({ code: 'PRIVACY_REQUEST_KNOWN' });
  expect((await request(userId, 'EXPORT', '2030-01-01')).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  expect((await request(999_999, 'EXPORT')).statusCode).toBe(404);
  expect((await owner.patch('settings/privacy_days', { value: 3 }, 0)).statusCode).toBe(200);
  expect((await request(userId, 'ERASE', '2026-03-01')).json()).toMatchObject({ dueOn: '2026-03-04' });
});

it('an export completes the pending request; one without a request is recorded as done', async () => {
  const { userId } = await addCustomer();
  await request(userId, 'EXPORT');
  await manager.post(`customers/${userId}/export`);
  await owner.post(`customers/${userId}/export`);
  expect((await of(userId)).map(({ state, doneBy, basis }) => ({ state, doneBy, basis }))).toEqual([
    { state: 'DONE', doneBy: 'Nodira Karimova', basis: '—' },
    { state: 'DONE', doneBy: 'Rustam Yoʻldoshev', basis: 'Letter 12' },
  ]);
});

it('BO-53: an export contains the staff’s notes about the person, but not their authors', async () => {
  const { userId, headers } = await addCustomer();
  await owner.post(`notes/customer/${userId}`, { body: 'Prefers white gold', mentions: [] });
  const own = (await sale.app.inject({ url: '/api/v1/me/export', headers })).json<{ notes: object[] }>();
  expect(own.notes).toEqual([{ text: 'Prefers white gold', writtenAt: expect.any(String) }]);
});

it('BO-53: an erasure is pending until approved, and then shows who requested and who approved it', async () => {
  const { userId } = await addCustomer();
  await request(userId, 'ERASE');
  const answer = await manager.post(`customers/${userId}/erase`, { reason: 'Letter 12' });
  expect(await of(userId)).toMatchObject([{ state: 'WAITING', awaitsApproval: true, allowedActions: [] }]);
  const { approvalId } = answer.json<{ facts: { approvalId: number } }>().facts;
  await owner.post(`approvals/${approvalId}/approve`, {});
  expect(await of(userId)).toMatchObject([
    {
      state: 'DONE',
      doneBy: 'Rustam Yoʻldoshev',
      approvedBy: 'Nodira Karimova',
    },
  ]);
});

it('a request can be refused once, with a reason; closing the account leaves none pending', async () => {
  const { userId } = await addCustomer();
  const { id, version } = (await request(userId, 'EXPORT')).json<PrivacyRequest>();
  const refuse = () => manager.post(`privacy-requests/${id}/refuse`, { reason: 'Taken back' }, version);
  expect((await refuse()).json()).toMatchObject({ state: 'REFUSED', outcome: 'Taken back' });
  expect((await refuse()).statusCode).toBe(412);

  const other = await addCustomer();
  await request(other.userId, 'EXPORT');
  await request(other.userId, 'ERASE');
  const closing = { method: 'DELETE', url: '/api/v1/me', headers: other.headers } as const;
  expect((await sale.app.inject(closing)).statusCode).toBe(204);
  const left = (await of(other.userId)).map(({ kind, state, doneBy }) => [kind, state, doneBy]);
  expect(left).toEqual([
    ['EXPORT', 'REFUSED', null],
    ['ERASE', 'DONE', null],
  ]);
});

it('support can read the list but not act on it', async () => {
  const { userId } = await addCustomer();
  await request(userId, 'EXPORT');
  const support = await staff.enter('SUPPORT');
  const { rows } = (await support.get(`privacy-requests?q=${userId}`)).json<{ rows: PrivacyRequest[] }>();
  expect(rows).toMatchObject([{ state: 'WAITING', allowedActions: [] }]);
  const body = { customerId: userId, kind: 'ERASE', requestedOn: today(), basis: 'x' };
  expect((await support.post('privacy-requests', body)).json()).toMatchObject({ code: 'PERMISSION_MISSING' });
});
