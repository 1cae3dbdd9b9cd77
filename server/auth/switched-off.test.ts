import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuthShop, newEmail, newPhone, password, testAuth } from './testing-auth.ts';

let shop: AuthShop;
beforeAll(async () => {
  shop = await testAuth({ environment: { NODE_ENV: 'production', PUBLIC_URL: 'https://localhost' } });
});
afterAll(() => shop.close());

it('without an SMS gateway, production responds that the service is unavailable, and stores nothing', async () => {
  const email = newEmail();
  const answers = [
    await shop.post('authenticate-with-otp', { phone: newPhone() }),
    await shop.post('register-with-email', { email, password, firstName: 'Nilufar' }),
    await shop.post('forgot-password', { email }),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
    Array.from({ length: 3 }, () => [503, 'UPSTREAM_UNAVAILABLE']),
  );
  const rows = await shop.pool.query('select 1 from code_challenges union all select 1 from limit_events');
  expect(rows.rowCount).toBe(0);
});
