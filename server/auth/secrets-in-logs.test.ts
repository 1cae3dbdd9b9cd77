import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuthShop, logIn, newEmail, newPhone, password, register, testAuth } from './testing-auth.ts';

let shop: AuthShop;
let logged = '';
beforeAll(async () => {
  const logTo = {
    write: (line: string) => {
      logged += line;
    },
  };
  shop = await testAuth({ logTo });
});
afterAll(() => shop.close());

it('logs contain no code, phone, email, password or token, but do contain what failed', async () => {
  const [phone, email] = [newPhone(), newEmail()];
  const { authToken, refreshToken } = await logIn(shop, phone);
  await register(shop, email);
  await shop.post('authenticate', { email, password: 'not this one' });
  await shop.post('authenticate', { email, password });
  await shop.post('verify-otp', { phone, code: '123456' });
  await shop.post('verify-otp', { phone, code: 'x'.repeat(40), [phone]: phone });
  await shop.post('refresh-token', undefined, { bearer: refreshToken });
  await shop.post('refresh-token', undefined, { bearer: refreshToken });
  await shop.post('logout', undefined, { bearer: authToken });
  const codes = [shop.codeSentTo(phone), shop.codeSentTo(email)];
  shop.breakPost();
  await shop.post('authenticate-with-otp', { phone: newPhone() });
  await shop.post('forgot-password', { email });

  for (const event of ['CREDENTIALS_INVALID', 'OTP_EXPIRED', 'TOKEN_REUSED', 'code not sent', 'fault'])
    expect(logged).toContain(event);
  const secrets = [phone.slice(1), email, password, 'not this one', authToken, refreshToken, ...codes];
  for (const secret of secrets) expect(logged).not.toContain(secret);
  expect(logged).not.toMatch(/99890\d{7}|@example\.uz/);
});
