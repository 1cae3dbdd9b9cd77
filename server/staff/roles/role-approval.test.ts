import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Approval } from '#contract/admin/approval.ts';
import type { RoleChoice, StaffMember } from '#contract/admin/staff/staff.ts';
import type { StaffRole } from '#domain/auth/permissions.ts';
import { messagesTo } from '#server/testing-messages.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { staffBrowser, type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { createInvitation } from '../accept-invitation.ts';

let sale: Sale;
let staff: TestedStaff;
let owner: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  owner = await staff.enter('OWNER');
});
afterAll(() => sale.close());

const invitation = (role: StaffRole) => ({
  email: `${role.toLowerCase()}.${crypto.randomUUID()}@example.uz`,
  name: 'Yangi Xodim',
  role,
  language: 'uz',
  storeIds: [],
});
const memberWith = async (email: string) =>
  (await owner.get('staff')).json<StaffMember[]>().find((one) => one.email === email);
const member = async (email: string): Promise<StaffMember> => {
  const found = await memberWith(email);
  if (found === undefined) throw new Error(`no member has ${email}`);
  return found;
};
const setRole = (email: string, role: StaffRole) =>
  sale.db.updateTable('staff').set({ role }).where('email', '=', email).execute();
const change = async (email: string, body: object) => {
  const { id, version } = await member(email);
  return owner.patch(`staff/${id}`, body, version);
};
const requested = (answer: Awaited<ReturnType<StaffBrowser['post']>>): number => {
  const { code, facts } = answer.json<{ code: string; facts: { approvalId: number } }>();
  expect(code).toBe('APPROVAL_NEEDED');
  return facts.approvalId;
};

describe('BO-32: the roles OWNER and MANAGER need a second person', () => {
  it('an invited manager is added by nobody alone; the only owner may approve after 15 minutes, marked SOLE', async () => {
    const form = invitation('MANAGER');
    expect((await owner.post('invitations', form)).json()).toMatchObject({
      code: 'APPROVAL_REASON_NEEDED',
      errors: [{ path: '/reason' }],
    });
    const id = requested(await owner.post('invitations', { ...form, reason: 'A second shop' }));
    expect(await memberWith(form.email)).toBeUndefined();
    expect((await owner.get(`approvals/${id}`)).json<Approval>()).toMatchObject({
      kind: 'ROLE',
      record: form.email,
      facts: [
        { name: 'NAME', value: 'Yangi Xodim' },
        { name: 'ROLE_NEW', value: 'MANAGER' },
      ],
    });
    expect((await owner.post(`approvals/${id}/approve`, {})).json()).toMatchObject({
      code: 'APPROVER_SAME',
      facts: { soleFrom: expect.any(String) },
    });
    sale.turnClock(16);
    const later = await staff.enter('OWNER');
    expect((await later.post(`approvals/${id}/approve`, {})).json()).toMatchObject({
      state: 'APPROVED',
      isSole: true,
    });
    expect(await memberWith(form.email)).toMatchObject({ role: 'MANAGER', state: 'INVITED' });
    await sale.runTask('send-staff-invitation', { staffId: (await member(form.email)).id });
    expect(messagesTo(sale, form.email)).toHaveLength(1);
    sale.turnClock(0);
  });

  it('a rise is shown as waiting until another owner approves it; the first owner cannot', async () => {
    const [support, second] = ['support@zarona.demo', 'manager@zarona.demo'];
    const id = requested(await change(support, { role: 'OWNER', reason: 'My partner' }));
    expect(await member(support)).toMatchObject({ role: 'SUPPORT', waitingApproval: id });
    await setRole(second, 'OWNER');
    expect((await owner.post(`approvals/${id}/approve`, {})).json()).toMatchObject({ code: 'APPROVER_SAME' });
    const other = await staff.enter('OWNER', 1);
    expect((await other.post(`approvals/${id}/approve`, {})).json()).toMatchObject({
      state: 'APPROVED',
      isSole: false,
    });
    expect(await member(support)).toMatchObject({ role: 'OWNER', waitingApproval: null });
    // a lower role needs one person
    expect((await change(support, { role: 'MANAGER' })).json()).toMatchObject({ role: 'MANAGER' });
    expect((await change(support, { role: 'SUPPORT' })).json()).toMatchObject({ role: 'SUPPORT' });
    await setRole(second, 'MANAGER');
  });

  it('is not executed if the requester is no longer an owner, or the member has a higher role by then', async () => {
    const [content, second] = ['content@zarona.demo', 'manager@zarona.demo'];
    const id = requested(await change(content, { role: 'MANAGER', reason: 'Leads the site' }));
    await setRole(second, 'OWNER');
    const other = await staff.enter('OWNER', 1);
    await setRole('owner@zarona.demo', 'MANAGER');
    expect((await other.post(`approvals/${id}/approve`, {})).json()).toMatchObject({ code: 'FORBIDDEN' });
    await setRole('owner@zarona.demo', 'OWNER');
    await setRole(content, 'OWNER');
    expect((await other.post(`approvals/${id}/approve`, {})).json()).toMatchObject({ code: 'CHANGED_SINCE' });
    await setRole(content, 'CONTENT');
    await setRole(second, 'MANAGER');
  });
});

describe('BO-68: an invitation', () => {
  it('is sent again with a link that ends the earlier one, and is revoked', async () => {
    const form = invitation('SUPPORT');
    await owner.post('invitations', form);
    const { id, version, allowedActions } = await member(form.email);
    expect(allowedActions).toEqual(['CHANGE', 'SEND_AGAIN', 'REVOKE']);
    const now = sale.parts.now();
    const first = await createInvitation(sale.db, { staffId: id, now });
    const again = await owner.post(`staff/${id}/invitation`, undefined, version);
    expect(again.json()).toMatchObject({ state: 'INVITED', version: version + 1 });
    await sale.runTask('send-staff-invitation', { staffId: id });
    expect(messagesTo(sale, form.email)).toHaveLength(1);
    const accept = (token: string) =>
      staffBrowser(sale.app, '10.3.0.1').post('invitations/accept', { token, password: 'bodom gullari oq' });
    expect((await accept(first)).json()).toMatchObject({ code: 'GONE' });
    const second = await createInvitation(sale.db, { staffId: id, now });
    const revoked = await owner.patch(`staff/${id}`, { state: 'SUSPENDED' }, version + 1);
    expect(revoked.json()).toMatchObject({ state: 'SUSPENDED', allowedActions: ['CHANGE', 'RESTORE'] });
    expect((await accept(second)).json()).toMatchObject({ code: 'GONE' });
    expect((await owner.post(`staff/${id}/invitation`, undefined, version + 2)).json()).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('a member of the list', () => {
  it('has the actions and roles that the reader is allowed: a manager none on an owner, and only lower roles', async () => {
    const manager = await staff.enter('MANAGER');
    const rows = (await manager.get('staff')).json<StaffMember[]>();
    const of = (role: StaffRole) => rows.find((one) => one.role === role);
    expect(of('OWNER')).toMatchObject({ allowedActions: [], roles: [] });
    expect(of('MANAGER')).toMatchObject({ allowedActions: [], roles: [] });
    const lower = ['CONTENT', 'SUPPORT', 'WAREHOUSE', 'SELLER'].map((role) => ({
      role,
      needsApproval: false,
    }));
    expect(of('SELLER')).toMatchObject({ allowedActions: ['CHANGE', 'SUSPEND', 'RESET'], roles: lower });
    expect((await manager.get('invitations/roles')).json()).toEqual(lower);
    const guarded = (await owner.get('invitations/roles'))
      .json<RoleChoice[]>()
      .flatMap(({ role, needsApproval }) => (needsApproval ? [role] : []));
    expect(guarded).toEqual(['OWNER', 'MANAGER']);
  });
});
