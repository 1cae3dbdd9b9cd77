import { afterAll, beforeAll, expect, it } from 'vitest';
import { noon } from '#domain/calendar/testing-noon.ts';
import { authTasks } from './tasks.ts';
import { type AuthShop, logIn, newPhone, testAuth } from './testing-auth.ts';

let shop: AuthShop;
beforeAll(async () => {
  shop = await testAuth();
});
afterAll(() => shop.close());

const day = 24 * 60 * 60;
const count = async (table: 'sessions' | 'refresh_tokens' | 'code_challenges' | 'limit_events') =>
  (await shop.pool.query(`select 1 from ${table}`)).rowCount;
const counts = () =>
  Promise.all((['sessions', 'refresh_tokens', 'code_challenges', 'limit_events'] as const).map(count));

/** Runs the task at the given number of seconds after noon. */
async function forgetLogins(seconds: number): Promise<void> {
  const { tasks } = authTasks({ db: shop.db, now: () => new Date(noon.getTime() + seconds * 1000) });
  const task = tasks['forget-logins'];
  if (task !== undefined) await Reflect.apply(task, undefined, [{}, undefined]);
}

it('only logins, codes and events that are no longer needed are deleted', async () => {
  await logIn(shop, newPhone());
  shop.turnClock(20 * day);
  const { refreshToken } = await logIn(shop, newPhone());
  await shop.post('refresh-token', undefined, { bearer: refreshToken });
  await shop.post('authenticate-with-otp', { phone: newPhone() });
  const before = await counts();
  expect(before).toEqual([2, 3, 1, expect.any(Number)]);

  await forgetLogins(20 * day);
  const [sessions, tokens, codes, events] = await counts();
  expect([sessions, tokens, codes]).toEqual([2, 3, 1]);
  expect(events).toBeLessThan(before[3] ?? 0);

  await forgetLogins(30 * day + 1);
  await forgetLogins(30 * day + 1);
  expect(await counts()).toEqual([1, 2, 0, 0]);
});
