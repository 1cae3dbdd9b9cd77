import { afterAll, beforeAll, expect, it } from 'vitest';
import { noon } from '#domain/calendar/testing-noon.ts';
import { tryConsumeLimits } from '#server/kit/limits/limits.ts';
import { testSecret } from '#server/testing-accounts.ts';
import { type AuthShop, newPhone, testAuth } from './testing-auth.ts';

let shop: AuthShop;
const lines: string[] = [];
beforeAll(async () => {
  shop = await testAuth({ logTo: { write: (line: string) => lines.push(line) } });
});
afterAll(() => shop.close());

it('an unusual number of codes in an hour raises an alarm, and shoppers still get codes', async () => {
  const deps = { db: shop.db, secret: testSecret };
  const limits = [{ name: null, subject: 'codes', max: 1000, perMs: 1 }];
  for (let time = 0; time < 599; time += 1) await tryConsumeLimits(deps, { limits, now: noon });
  await shop.post('authenticate-with-otp', { phone: newPhone() });
  expect(lines.join('')).not.toContain('codes-alarm');
  const answer = await shop.post('authenticate-with-otp', { phone: newPhone() });
  expect(answer.statusCode).toBe(202);
  const alarms = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'codes-alarm');
  expect(alarms).toMatchObject([{ level: 40, perHour: 600, msg: 'unusually many codes' }]);
});
