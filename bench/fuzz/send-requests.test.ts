import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { testApp } from '#server/testing.ts';
import { fromPattern } from './from-pattern.ts';
import { fuzzedSettings } from './fuzzed-settings.ts';
import { type Known, loadKnownValues } from './known-values.ts';
import { sendProviderCalls, sendRequests } from './send-requests.ts';
import { sendStaffCalls } from './send-staff-calls.ts';
import { fuzzedStaffOperations } from './staff-operations.ts';
import { testStaff } from '#server/testing-staff.ts';
import { mulberry32 } from '#database/seed/random.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
let known: Known;
beforeAll(async () => {
  shop = await testApp({ seed: 'demo', environment: fuzzedSettings });
  known = await loadKnownValues(shop);
});
afterAll(() => shop.close());

/** Each route three times; `npm run fuzz` sends twenty thousand requests. */
it('any request to any route gets a response, and never a fault of ours', async () => {
  const { calls, statuses, faults } = await sendRequests(shop, { seed: 7, calls: 480, known });
  expect(faults).toEqual([]);
  expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(calls);
  // some requests must pass validation, otherwise little would be tested
  expect(statuses['200']).toBeGreaterThan(30);
  expect(statuses['400']).toBeGreaterThan(30);
  await requireSound(shop.db);
}, 30_000);

it('any call of a payment provider with the right key, in its own protocol, gets a response without a fault', async () => {
  const { calls, statuses, faults } = await sendProviderCalls(shop, { seed: 7, calls: 400, known });
  expect(faults).toEqual([]);
  expect((statuses['200'] ?? 0) + (statuses['400'] ?? 0)).toBe(calls);
  await requireSound(shop.db);
}, 30_000);

it('any call of the staff to any operation of the back-office gets a response, and never a fault of ours', async () => {
  await testStaff({ app: shop.app, db: shop.db, now: new Date() });
  const calls = 8 * fuzzedStaffOperations.length;
  const { statuses, faults } = await sendStaffCalls(
    { ...shop, origin: 'http://localhost:3000' },
    { seed: 7, calls, known },
  );
  expect(faults).toEqual([]);
  // some must pass validation and succeed, otherwise little would be tested
  expect((statuses['200'] ?? 0) + (statuses['201'] ?? 0)).toBeGreaterThan(60);
  expect(statuses['400']).toBeGreaterThan(60);
  await requireSound(shop.db);
}, 60_000);

it.each([
  '^[0-9]+___[0-9.]*___[0-9]*(___[0-9.]*)?(~[0-9a-f]{16})?$',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  '^\\+998[0-9]{9}$',
  '^[A-Za-z0-9-]{1,40}(,[A-Za-z0-9-]{1,40}){0,4}$',
])('a text made from the pattern %s matches it', (pattern) => {
  for (let seed = 0; seed < 50; seed += 1)
    expect(fromPattern(pattern, mulberry32(seed).next)).toMatch(new RegExp(pattern));
});
