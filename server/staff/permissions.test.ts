import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffAccess, StaffOperation } from '#contract/operations/admin/staff-operation.ts';
import {
  keyPermissions,
  needsStepUp,
  type Permission,
  permissions,
  scopeOf,
  type StaffRole,
  staffRoles,
} from '#domain/auth/permissions.ts';
import { addKey } from './keys/testing-keys.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import {
  everyStaffOperation,
  staffBrowser,
  type StaffBrowser,
  type TestedStaff,
  testStaff,
} from '#server/testing-staff.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(() => sale.close());

/** An allowed call gets any other response than these: the record does not exist, or the body is invalid. */
const refusals = new Set([
  'UNAUTHENTICATED',
  'PERMISSION_MISSING',
  'STEP_UP_REQUIRED',
  'FORBIDDEN',
  'KEY_NOT_ALLOWED',
  'RATE_LIMITED',
]);

async function refusalOf(
  browser: StaffBrowser,
  { method, path }: StaffOperation,
): Promise<string | undefined> {
  const url = path
    .replace('/api/admin/v1/', '')
    .replace(':number', 'Z-260408-00001')
    .replace(':id', '999999999');
  const answer =
    method === 'GET'
      ? await browser.get(url)
      : method === 'DELETE'
        ? await browser.delete(url)
        : method === 'PUT'
          ? await browser.put(url, {})
          : await browser[method === 'PATCH' ? 'patch' : 'post'](url, {}, 1);
  const { code } = answer.statusCode < 400 ? {} : answer.json<{ code?: string }>();
  return code !== undefined && refusals.has(code) ? code : undefined;
}

/** Reports of the providers cover all stores, so members of some stores are refused. Other such operations first refuse an empty query. */
const ofAllStores = new Set(['listSettlements']);

const expectedOf = (
  role: StaffRole,
  [name, { access }]: (typeof everyStaffOperation)[number],
  isFresh: boolean,
): string | undefined => {
  if (!isPermission(access)) return undefined;
  const scope = scopeOf({ role }, access);
  if (scope === null || (scope !== 'ALL' && ofAllStores.has(name))) return 'PERMISSION_MISSING';
  return needsStepUp(access) && !isFresh ? 'STEP_UP_REQUIRED' : undefined;
};

const refusalOfKey = (
  { role, scopes }: { role: StaffRole; scopes: readonly Permission[] },
  { access, status }: StaffOperation,
): string | undefined => {
  if (!isPermission(access) || needsStepUp(access) || status === 202) return 'KEY_NOT_ALLOWED';
  const isGiven = scopes.includes(access) && scopeOf({ role }, access) !== null;
  return isGiven ? undefined : 'PERMISSION_MISSING';
};

const isPermission = (access: StaffAccess): access is Permission =>
  permissions.some((permission) => permission === access);

const withPermission = everyStaffOperation.filter(([, { access }]) => isPermission(access));

describe('BO-1: who may call which operation', () => {
  it.each(staffRoles)(
    '%s: as the table of permissions allows, with a fresh second factor and with one six minutes old',
    async (role) => {
      for (const isFresh of [true, false]) {
        sale.turnClock(0);
        const browser = await staff.enter(role);
        if (!isFresh) sale.turnClock(6);
        const found = [];
        for (const [name, operation] of withPermission)
          found.push([name, await refusalOf(browser, operation)]);
        expect(found).toEqual(withPermission.map((one) => [one[0], expectedOf(role, one, isFresh)]));
      }
      sale.turnClock(0);
    },
    60_000,
  );

  it('without a login: no operation except the login', async () => {
    for (const [name, operation] of everyStaffOperation) {
      const expected = operation.access === 'anyone' ? undefined : 'UNAUTHENTICATED';
      expect([name, await refusalOf(staffBrowser(sale.app), operation)]).toEqual([name, expected]);
    }
  }, 60_000);

  it('BO-5: half a session reaches the operations of the factor only', async () => {
    const [login] = staff.logins.filter(({ email }) => email.startsWith('support@'));
    let logins = 0;
    const half = async () => {
      const browser = staffBrowser(sale.app, `10.3.0.${(logins += 1)}`);
      const answer = await browser.post('session', { email: login?.email, password: login?.password });
      expect(answer.json()).toMatchObject({ next: 'FACTOR' });
      return browser;
    };
    const browser = await half();
    for (const [name, operation] of everyStaffOperation) {
      const isReached = operation.access === 'anyone' || operation.access === 'half-session';
      // a call that is let in may end the session
      const refused = await refusalOf(isReached ? await half() : browser, operation);
      expect.soft([name, refused]).toEqual([name, isReached ? undefined : 'UNAUTHENTICATED']);
    }
    // the half session was still one
    expect((await browser.get('orders')).json()).toMatchObject({ facts: { next: 'FACTOR' } });
  }, 60_000);

  it.each([
    ['that was ended', (browser: StaffBrowser) => browser.delete('session').then(() => undefined)],
    [
      'of a suspended member',
      () =>
        sale.db
          .updateTable('staff')
          .set({ staff_state: 'SUSPENDED' })
          .where('email', '=', 'support@zarona.demo')
          .execute()
          .then(() => undefined),
    ],
  ])(
    'a session %s opens nothing',
    async (_what, end) => {
      const browser = await staff.enter('SUPPORT');
      const cookie = browser.headers['cookie'];
      expect((await browser.get('orders')).statusCode).toBe(200);
      await end(browser);
      for (const [name, operation] of everyStaffOperation) {
        browser.headers['cookie'] = cookie;
        const expected = operation.access === 'anyone' ? undefined : 'UNAUTHENTICATED';
        expect.soft([name, await refusalOf(browser, operation)]).toEqual([name, expected]);
      }
      await sale.db.updateTable('staff').set({ staff_state: 'ACTIVE' }).execute();
    },
    60_000,
  );

  it.each(staffRoles)(
    'a key of %s: the scopes that the role has, and no personal operations',
    async (role) => {
      // each half with every second role
      const half = staffRoles.indexOf(role) % 2;
      const scopes = keyPermissions.filter((_, index) => index % 2 === half);
      const { browser } = await addKey(sale, { role, scopes });
      const found = [];
      for (const [index, [name, operation]] of everyStaffOperation.entries()) {
        // a hundred calls a minute
        sale.turnClock(Math.floor(index / 100));
        found.push([name, await refusalOf(browser, operation)]);
      }
      sale.turnClock(0);
      expect(found).toEqual(
        everyStaffOperation.map(([name, operation]) => [name, refusalOfKey({ role, scopes }, operation)]),
      );
    },
    60_000,
  );

  it.each([
    ['revoked', { revoked: true }],
    ['expired', { days: 0.001 }],
    ['of a suspended maker', { suspended: true }],
  ])(
    'a key that is %s opens nothing',
    async (_what, state) => {
      const { browser } = await addKey(sale, { role: 'SUPPORT', scopes: keyPermissions, ...state });
      sale.turnClock(2);
      for (const [name, operation] of everyStaffOperation)
        expect([name, await refusalOf(browser, operation)]).toEqual([name, 'UNAUTHENTICATED']);
      sale.turnClock(0);
      await sale.db.updateTable('staff').set({ staff_state: 'ACTIVE' }).execute();
    },
    60_000,
  );

  it('a shopper’s token is refused', async () => {
    const browser = staffBrowser(sale.app);
    browser.headers['authorization'] = 'Bearer zak_something';
    expect((await browser.get('orders')).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('a session idle for half an hour needs the second factor, one of twelve hours has ended', async () => {
    const browser = await staff.enter('OWNER');
    sale.turnClock(31);
    expect((await browser.get('orders')).json()).toMatchObject({
      code: 'UNAUTHENTICATED',
      facts: { next: 'FACTOR' },
    });
    sale.turnClock(12 * 60 + 1);
    expect((await browser.get('orders')).json()).toMatchObject({
      code: 'UNAUTHENTICATED',
      facts: { next: 'PASSWORD' },
    });
    sale.turnClock(0);
  });
});

describe('BO-3: a call that another site’s page started', () => {
  it.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['without an origin', { origin: undefined }],
    ['without the token', { 'x-csrf': undefined }],
    ['with another session’s token', { 'x-csrf': 'A'.repeat(43) }],
  ])('%s is refused', async (_what, headers) => {
    const browser = await staff.enter('OWNER');
    Object.assign(browser.headers, headers);
    const answer = await browser.post('invitations', {
      email: 'new@example.uz',
      name: 'New',
      role: 'SUPPORT',
      language: 'ru',
      storeIds: [],
    });
    expect(answer.json()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(
      await sale.db.selectFrom('staff').select('id').where('email', '=', 'new@example.uz').execute(),
    ).toEqual([]);
  });
});
