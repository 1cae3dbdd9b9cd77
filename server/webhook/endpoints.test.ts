import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MadeWebhook, Webhook } from '#contract/admin/system/webhook.ts';
import { createSealer } from '#server/kit/crypto/sealing.ts';
import { testSecret } from '#server/testing-accounts.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { addDemoWebhook } from './demo-webhook.ts';
import { addEndpoint, deliveriesOf } from './testing-webhooks.ts';

let sale: Sale;
let staff: TestedStaff;
let owner: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(() => sale.close());
beforeEach(async () => {
  await sale.db.deleteFrom('webhook_endpoints').execute();
  owner = await staff.enter('OWNER');
});

const url = 'https://erp.example.uz/hooks';

describe('an endpoint', () => {
  it('BO-46: has a secret that is shown once and is in no table in plain text', async () => {
    const made = await addEndpoint(owner, url);
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    const plain = made.secret.slice('whsec_'.length);
    for (const path of ['webhooks', `webhooks/${made.id}`])
      expect((await owner.get(path)).body).not.toContain(plain);
    const [row] = await sale.db.selectFrom('webhook_endpoints').selectAll().execute();
    if (row === undefined) throw new Error('no endpoint was added');
    for (const text of [made.secret, plain, Buffer.from(plain, 'base64').toString('hex')])
      expect(`${JSON.stringify(row)} ${row.secret_sealed.toString('hex')}`).not.toContain(text);
    expect(createSealer(testSecret, 'webhook-secret').open(row.secret_sealed)).toBe(made.secret);
    expect(() => createSealer(`${testSecret}!`, 'webhook-secret').open(row.secret_sealed)).toThrow(
      'a sealed webhook-secret does not open',
    );
    const changes = JSON.stringify(await sale.db.selectFrom('audit_changes').selectAll().execute());
    expect(changes).not.toMatch(/secret_sealed|whsec/);
  });

  it('must have a public https address', async () => {
    const wrong = async (address: string) => {
      const body = { name: 'x', url: address, events: ['order.placed'], hasContacts: false };
      return (await owner.post('webhooks', body)).json<{ code: string; facts?: object }>();
    };
    expect(await wrong('http://erp.example.uz/')).toMatchObject({
      code: 'WEBHOOK_ADDRESS_WRONG',
      facts: { reason: 'HTTPS_NEEDED' },
    });
    expect(await wrong('https://10.0.0.7/')).toMatchObject({
      code: 'WEBHOOK_ADDRESS_WRONG',
      facts: { reason: 'PRIVATE_ADDRESS' },
    });
    for (const address of [
      'https://user:word@erp.example.uz/',
      'ftp://erp.example.uz',
      'https://',
      'https://[x]/',
    ])
      expect(await wrong(address)).toMatchObject({ code: 'VALIDATION_FAILED' });
    const { id, version } = await addEndpoint(owner, url);
    const moved = await owner.patch(`webhooks/${id}`, { url: 'https://169.254.169.254/' }, version);
    expect(moved.json()).toMatchObject({ code: 'WEBHOOK_ADDRESS_WRONG' });
  });

  it('is changed based on its latest version, and each change is audited', async () => {
    const { id, version } = await addEndpoint(owner, url, { events: ['order.placed'] });
    const change = { name: ' ERP ', events: ['piece.sold', 'order.placed'], hasContacts: true };
    const changed = (await owner.patch(`webhooks/${id}`, change, version)).json<Webhook>();
    expect(changed).toMatchObject({ ...change, name: 'ERP', version: version + 1 });
    const stale = await owner.patch(`webhooks/${id}`, { name: 'Another' }, version);
    expect(stale.json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      facts: { current: { name: 'ERP' }, changedBy: 'Nodira Karimova' },
    });
    expect((await owner.patch(`webhooks/${id}`, { events: [] }, version + 1)).statusCode).toBe(400);
    const rolled = (await owner.post(`webhooks/${id}/roll`)).json<MadeWebhook>();
    expect((await owner.delete(`webhooks/${id}`, version)).statusCode).toBe(412);
    expect((await owner.delete(`webhooks/${id}`, rolled.version)).statusCode).toBe(200);
    expect((await owner.get(`webhooks/${id}`)).statusCode).toBe(404);
    const { rows } = (await owner.get(`audit?resource=webhook&record=${id}`)).json<{
      rows: { action: string }[];
    }>();
    expect(rows.map(({ action }) => action)).toEqual([
      'webhooks.remove',
      'webhooks.roll',
      'webhooks.change',
      'webhooks.make',
    ]);
  });

  it('is refused above twenty endpoints', async () => {
    for (let nth = 0; nth < 20; nth++) await addEndpoint(owner, `${url}/${nth}`);
    const body = { name: 'x', url, events: ['order.placed'], hasContacts: false };
    expect((await owner.post('webhooks', body)).json()).toMatchObject({ code: 'TOO_MANY_WEBHOOKS' });
    expect((await owner.get('webhooks')).json<{ rows: object[] }>().rows).toHaveLength(20);
  });

  it('shows its own deliveries only', async () => {
    const [one, other] = [await addEndpoint(owner, url), await addEndpoint(owner, `${url}/other`)];
    await owner.post(`webhooks/${one.id}/test`);
    const [delivery] = await deliveriesOf(owner, one.id);
    expect(await deliveriesOf(owner, other.id)).toEqual([]);
    for (const path of [`webhooks/${other.id}/deliveries/${delivery?.id}`, 'webhooks/999999/deliveries'])
      expect((await owner.get(path)).statusCode).toBe(404);
    const elsewhere = await owner.post(`webhooks/${other.id}/deliveries/${delivery?.id}/resend`);
    expect(elsewhere.statusCode).toBe(404);
  });
});

it('the demo gets one endpoint once: if removed, it is not added again', async () => {
  const demo = { secret: testSecret, now: sale.parts.now() };
  await addDemoWebhook(sale.db, demo);
  const [row] = (await owner.get('webhooks')).json<{ rows: Webhook[] }>().rows;
  expect(row).toMatchObject({ name: 'Бухгалтерия', state: 'ACTIVE' });
  await owner.delete(`webhooks/${row?.id}`, row?.version);
  await addDemoWebhook(sale.db, demo);
  expect((await owner.get('webhooks')).json<{ rows: Webhook[] }>().rows).toEqual([]);
});
