import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AuthShop, logIn, newEmail, newPhone, password, register, testAuth } from './testing-auth.ts';

type Line = Record<string, unknown>;

let shop: AuthShop;
let lines: Line[] = [];
beforeAll(async () => {
  shop = await testAuth({ logTo: { write: (line) => void lines.push(JSON.parse(line) as Line) } });
});
beforeEach(() => {
  lines = [];
});
afterAll(() => shop.close());

/** The log lines of logins, without the fields that every line has. */
const attempts = () =>
  lines
    .filter(({ event }) => event === 'login' || event === 'logout')
    .map(({ msg, act, by, code, user, login }) => ({
      msg,
      ...(act !== undefined && { act, by }),
      ...(code !== undefined && { code }),
      isKnown: user !== undefined && login !== undefined,
    }));

const yes = 'authenticated';
const no = 'not authenticated';

it('every login, successful or not, is logged with its method and purpose', async () => {
  const [phone, email] = [newPhone(), newEmail()];
  await shop.post('authenticate-with-otp', { phone });
  const code = shop.codeSentTo(phone);
  await shop.post('verify-otp', { phone, code: code === '000000' ? '111111' : '000000' });
  const { refreshToken } = (await shop.post('verify-otp', { phone, code })).json();
  const next = (await shop.post('refresh-token', undefined, { bearer: refreshToken })).json();
  await shop.post('refresh-token', undefined, { bearer: refreshToken });
  await register(shop, email);
  await shop.post('authenticate', { email, password: 'not this one' });
  const entered = (await shop.post('authenticate', { email, password })).json();
  await shop.post('logout', undefined, { bearer: entered.authToken });
  await shop.post('refresh-token', undefined, { bearer: next.refreshToken });
  expect(attempts()).toEqual([
    { msg: no, act: 'LOG_IN', by: 'SMS_CODE', code: 'OTP_INVALID', isKnown: false },
    { msg: yes, act: 'LOG_IN', by: 'SMS_CODE', isKnown: true },
    { msg: yes, act: 'REFRESH', by: 'REFRESH_TOKEN', isKnown: true },
    { msg: no, act: 'REFRESH', by: 'REFRESH_TOKEN', code: 'TOKEN_REUSED', isKnown: false },
    { msg: yes, act: 'REGISTER', by: 'EMAIL_CODE', isKnown: true },
    { msg: no, act: 'LOG_IN', by: 'PASSWORD', code: 'CREDENTIALS_INVALID', isKnown: false },
    { msg: yes, act: 'LOG_IN', by: 'PASSWORD', isKnown: true },
    { msg: 'logged out', isKnown: true },
    { msg: no, act: 'REFRESH', by: 'REFRESH_TOKEN', code: 'UNAUTHENTICATED', isKnown: false },
  ]);
});

it('a new password and a proof are logged, too', async () => {
  const email = newEmail();
  await register(shop, email);
  shop.turnClock(61);
  await shop.post('forgot-password', { email });
  const proof = { email, code: shop.codeSentTo(email), password: 'another long sentence of mine' };
  const { authToken } = (await shop.post('reset-password', proof)).json();
  lines = [];
  await shop.post('me/proof', { password: 'not this one' }, { bearer: authToken });
  await shop.post('me/proof', { password: proof.password }, { bearer: authToken });
  expect(attempts()).toEqual([
    { msg: no, act: 'PROVE', by: 'PASSWORD', code: 'VALIDATION_FAILED', isKnown: false },
    { msg: yes, act: 'PROVE', by: 'PASSWORD', isKnown: true },
  ]);
});

it('each line of a request has its time, place and network, and the user once known', async () => {
  const phone = newPhone();
  const { authToken } = await logIn(shop, phone);
  lines = [];
  const [one, other] = ['10.77.0.1', '10.77.0.2'];
  await shop.post('authenticate', { email: newEmail(), password: 'x' }, { ip: one });
  await shop.post('authenticate', { email: newEmail(), password: 'x' }, { ip: one });
  await shop.post('authenticate', { email: newEmail(), password: 'x' }, { ip: other });
  await shop.post('logout', { everywhere: true }, { bearer: authToken, ip: other });
  const refused = lines.filter(({ msg }) => msg === 'refused');
  expect(refused).toHaveLength(4);
  for (const line of refused)
    expect(line).toMatchObject({
      time: expect.any(Number),
      level: 30,
      reqId: expect.stringMatching(/^[\da-f-]{36}$/),
      route: expect.stringMatching(/^POST \/api\/v1\//),
      from: expect.stringMatching(/^[\w-]{12}$/),
    });
  expect(refused[0]?.['from']).toBe(refused[1]?.['from']);
  expect(refused[0]?.['from']).not.toBe(refused[2]?.['from']);
  expect(refused[3]).toMatchObject({
    code: 'VALIDATION_FAILED',
    who: expect.stringMatching(/^user:\d+ login:[\da-f-]{36}$/),
  });
  // the same contact can be recognized without being disclosed
  const typed = lines.filter(({ msg }) => msg === no).map(({ contact }) => contact);
  expect(new Set(typed).size).toBe(3);
  expect(JSON.stringify(lines)).not.toContain('10.77.0');
});
