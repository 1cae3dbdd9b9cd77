import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { staffBrowser, type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';

const office = '198.51.100.7';
const setting = 'settings/staff-networks';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterEach(async () => {
  await sale.db.deleteFrom('shop_settings').where('name', '=', 'staff_networks').execute();
  // longer than a process uses an outdated list
  sale.turnClock(1);
  await staffBrowser(sale.app, office).get('session');
  sale.turnClock(0);
});
afterAll(() => sale.close());

async function put(browser: StaffBrowser, networks: string[], version = 0) {
  browser.headers['if-match'] = `"${version}"`;
  const answer = await browser.put(setting, { networks });
  browser.headers['if-match'] = undefined;
  return answer;
}

describe('the networks of the staff', () => {
  it('BO-9: outside of them nothing of the back-office responds, and the shop does', async () => {
    const owner = await staff.enter('OWNER');
    expect((await owner.get(setting)).json()).toEqual({
      networks: [],
      ownAddress: '127.0.0.1',
      isFixed: false,
      version: 0,
    });
    const networks = ['127.0.0.0/8', '198.51.100.0/24'];
    expect((await put(owner, networks)).json()).toMatchObject({ networks });
    const outside = staffBrowser(sale.app, '203.0.113.9');
    for (const answer of [
      await outside.get('orders'),
      await outside.post('session', { email: 'owner@zarona.demo', password: 'guess' }),
    ])
      expect(answer.json()).toMatchObject({ status: 403, code: 'NETWORK_NOT_ALLOWED' });
    expect((await staffBrowser(sale.app, office).get('orders')).statusCode).toBe(401);
    const health = await sale.app.inject({ url: '/health/live', remoteAddress: '203.0.113.9' });
    expect(health.statusCode).toBe(200);
  });

  it('BO-19: of concurrent first lists one is stored', async () => {
    const owner = await staff.enter('OWNER');
    owner.headers['if-match'] = '"0"';
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, nth) =>
        owner.put(setting, { networks: ['127.0.0.1', `198.51.100.${nth}`] }),
      ),
    );
    owner.headers['if-match'] = undefined;
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 412, 412, 412, 412,
    ]);
  });

  it('refuses a list without its author’s address, an invalid network, and an outdated version', async () => {
    const owner = await staff.enter('OWNER');
    expect((await put(owner, ['198.51.100.0/24'])).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: '/networks', code: 'ownAddressMissing' }],
    });
    expect((await put(owner, ['127.0.0.1', '1.2.3'])).json()).toMatchObject({
      errors: [{ path: '/networks', code: 'pattern' }],
    });
    expect((await put(owner, ['127.0.0.1'], 3)).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      facts: { changedBy: expect.any(String), changedAt: expect.stringMatching(/Z$/) },
    });
    expect((await owner.get(setting)).json()).toMatchObject({ networks: [] });
  });
});

describe('STAFF_NETWORKS', () => {
  it('overrides the setting, and can be changed in the environment only', async () => {
    const fixed = await testSale({ environment: { STAFF_NETWORKS: '127.0.0.1' } });
    const people = await testStaff({ app: fixed.app, db: fixed.db, now: fixed.parts.now() });
    const owner = await people.enter('OWNER');
    expect((await owner.get(setting)).json()).toMatchObject({ networks: ['127.0.0.1'], isFixed: true });
    expect((await put(owner, [])).json()).toMatchObject({ code: 'FORBIDDEN' });
    expect((await staffBrowser(fixed.app, office).get('session')).statusCode).toBe(403);
    await fixed.close();
  });
});
