import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffCertificate } from '#contract/admin/catalog/certificate.ts';
import type { StaffMember } from '#contract/admin/staff/staff.ts';
import { addKey } from '#server/staff/keys/testing-keys.ts';
import { totpCode } from '#server/staff/totp.ts';
import { addPiece } from '#server/testing-goods.ts';
import { messagesTo } from '#server/testing-messages.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import {
  type StaffAnswer,
  staffBrowser,
  type StaffBrowser,
  type TestedStaff,
  testStaff,
} from '#server/testing-staff.ts';

let sale: Sale;
let staff: TestedStaff;
let owner: StaffBrowser;
let artikul: string;
let serial: string;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  owner = await staff.enter('OWNER');
  serial = (await addPiece(sale.db)).serialNumber;
  ({ artikul } = await sale.db.selectFrom('products').select('artikul').executeTakeFirstOrThrow());
});
afterAll(() => sale.close());

let shade = 0;
/** Returns a different picture each time. */
const picture = () => {
  shade += 20;
  const create = { width: 40, height: 50, channels: 3, background: { r: shade, g: 9, b: 9 } } as const;
  return sharp({ create }).png().toBuffer();
};

interface Entry {
  action: string;
  changes: string[];
}

/** Returns the audit entries that a call writes, with the tables they changed. */
async function entriesOf(call: () => Promise<StaffAnswer>): Promise<Entry[]> {
  const { rows: before } = await sql<{ id: number }>`
    select coalesce(max(id), 0)::integer as id from audit_entries`.execute(sale.db);
  const answer = await call();
  if (answer.statusCode >= 500) throw new Error(answer.body);
  const { rows } = await sql<Entry>`
    select a.action, coalesce((select json_agg(distinct c.op || ' ' || c.table_name order by c.op || ' ' || c.table_name)
      from audit_changes c where c.entry_id = a.id), '[]') as changes
    from audit_entries a where a.id > ${before[0]?.id} order by a.id`.execute(sale.db);
  return rows;
}

describe('BO-13: a file uploaded by the staff has one audit entry, with the row of the picture and its link', () => {
  it('in the media library', async () => {
    const content = await picture();
    expect(await entriesOf(() => owner.upload('attachments?name=one.png', content))).toEqual([
      { action: 'media.add', changes: ['INSERT attachments'] },
    ]);
  });

  it('of content', async () => {
    const content = await picture();
    expect(await entriesOf(() => owner.upload('content-pictures?name=two.png', content))).toEqual([
      { action: 'media.add', changes: ['INSERT attachments'] },
    ]);
  });

  it('of a model', async () => {
    const content = await picture();
    expect(await entriesOf(() => owner.upload(`models/${artikul}/photos?name=three.png`, content))).toEqual([
      {
        action: 'models.photo',
        changes: ['INSERT attachments', 'INSERT product_attachments', 'UPDATE products'],
      },
    ]);
  });

  it('of a piece', async () => {
    const content = await picture();
    expect(await entriesOf(() => owner.upload(`pieces/${serial}/photos?name=piece.png`, content))).toEqual([
      {
        action: 'pieces.photo',
        changes: ['INSERT attachments', 'INSERT item_attachments', 'UPDATE product_items'],
      },
    ]);
  });

  it('of a certificate', async () => {
    const reported = { reportNumber: '2141438167', issuedOn: '2026-04-08', checkUrl: 'https://www.gia.edu/' };
    const issued = await owner.post('certificates', { serialNumber: serial, laboratory: 'GIA', ...reported });
    const { id } = issued.json<StaffCertificate>();
    const content = await picture();
    expect(await entriesOf(() => owner.upload(`certificates/${id}/scan?name=four.png`, content))).toEqual([
      { action: 'certificates.scan', changes: ['INSERT attachments', 'UPDATE certificates'] },
    ]);
  });

  it('writes none if it is not a picture', async () => {
    const content = Buffer.from('no picture at all');
    for (const path of [
      'attachments',
      'content-pictures',
      `models/${artikul}/photos`,
      `pieces/${serial}/photos`,
    ])
      expect(await entriesOf(() => owner.upload(`${path}?name=five.png`, content))).toEqual([]);
  });
});

describe('BO-13: changes of the member’s own account', () => {
  it('an accepted invitation and a confirmed authenticator app have an entry each, failed attempts none', async () => {
    const invited = {
      email: 'yangi@example.uz',
      name: 'Yangi',
      role: 'SUPPORT',
      language: 'uz',
      storeIds: [],
    };
    const { id } = (await owner.post('invitations', invited)).json<StaffMember>();
    await sale.runTask('send-staff-invitation', { staffId: id });
    const [, token] = /#([\w-]{43})/.exec(messagesTo(sale, invited.email).at(-1)?.text ?? '') ?? [];
    const browser = staffBrowser(sale.app, '10.2.0.1');
    const password = 'bodom gullari oq';
    const accept = () => browser.post('invitations/accept', { token, password });
    expect(await entriesOf(accept)).toEqual([{ action: 'staff.accept', changes: ['UPDATE staff'] }]);
    expect(await entriesOf(accept)).toEqual([]);

    const { secret } = (await browser.post('me/factors/totp')).json<{ secret: string }>();
    const confirm = (code: string) => browser.post('me/factors/totp/confirm', { code });
    const code = totpCode(secret, sale.parts.now());
    expect(await entriesOf(() => confirm(code === '000000' ? '000001' : '000000'))).toEqual([]);
    expect(await entriesOf(() => confirm(code))).toEqual([
      { action: 'staff.totp-add', changes: ['UPDATE staff_factors'] },
      { action: 'session.step-up', changes: [] },
    ]);
  });

  it('ending a session elsewhere has an entry', async () => {
    await staff.enter('OWNER');
    const sessions = (await owner.get('me/sessions')).json<{ id: string; isThisOne: boolean }[]>();
    const other = sessions.find(({ isThisOne }) => !isThisOne);
    expect(await entriesOf(() => owner.delete(`me/sessions/${other?.id}`))).toEqual([
      { action: 'session.end-other', changes: [] },
    ]);
  });
});

describe('a call refused for a missing permission has an entry without changes', () => {
  const written = () =>
    sale.db
      .selectFrom('audit_entries as a')
      .innerJoin('staff as s', 's.id', 'a.staff_id')
      .select(['s.role', 'a.key_id', 'a.resource', 'a.record_id', 'a.reason', 'a.ip', 'a.request_id'])
      .where('action', '=', 'session.permission-missing')
      .orderBy('a.id')
      .execute();

  it('which names the member, the operation and the permission: one a minute', async () => {
    const seller = await staff.enter('SELLER');
    const read = () => seller.get('settings');
    expect(await entriesOf(read)).toEqual([{ action: 'session.permission-missing', changes: [] }]);
    expect(await written()).toEqual([
      {
        role: 'SELLER',
        key_id: null,
        resource: 'operation',
        record_id: 'listSettings',
        reason: 'settings.read',
        ip: '127.0.0.1',
        request_id: expect.stringMatching(/./),
      },
    ]);
    await Promise.all([read(), read(), read()]);
    expect(await written(), 'the same call again within the minute').toHaveLength(1);
    const content = await staff.enter('CONTENT');
    await content.get('settings');
    await seller.post('invitations', {});
    expect((await written()).map(({ role, record_id }) => `${role} ${record_id}`)).toEqual([
      'SELLER listSettings',
      'CONTENT listSettings',
      'SELLER inviteStaff',
    ]);
    sale.turnClock(1.01);
    await Promise.all([read(), read(), read()]);
    expect(await written(), 'a minute later').toHaveLength(4);
    sale.turnClock(0);
  });

  it('also if the operation itself refuses, and for a key', async () => {
    const before = (await written()).length;
    const seller = await staff.enter('SELLER');
    const body = { query: {}, columns: ['artikul'], format: 'CSV' };
    expect((await seller.post('models/export', body)).json()).toMatchObject({ code: 'PERMISSION_MISSING' });
    const key = await addKey(sale, { role: 'CONTENT', scopes: ['pieces.read'] });
    expect((await key.browser.get('orders')).json()).toMatchObject({ code: 'PERMISSION_MISSING' });
    expect((await written()).slice(before)).toMatchObject([
      { role: 'SELLER', key_id: null, record_id: 'exportModels', reason: 'catalog.write' },
      { role: 'CONTENT', key_id: key.id, record_id: 'listStaffOrders', reason: 'orders.read' },
    ]);
  });
});
