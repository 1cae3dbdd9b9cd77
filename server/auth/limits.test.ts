import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#domain/calendar/testing-noon.ts';
import { consumeLimits } from '#server/kit/limits/limits.ts';
import { testSecret } from '#server/testing-accounts.ts';
import { type AuthShop, newEmail, newPhone, password, register, testAuth } from './testing-auth.ts';

let shop: AuthShop;
beforeAll(async () => {
  shop = await testAuth({ processes: 2 });
});
beforeEach(() => shop.turnClock(0));
afterAll(() => shop.close());

const minute = 60;
const hour = 60 * minute;
const requestCode = (phone: string, from = {}) => shop.post('authenticate-with-otp', { phone }, from);

/** The result of a call: `202`, or `429 after 60`. */
type Answer = Awaited<ReturnType<AuthShop['post']>>;
const answerOf = ({ statusCode, headers }: Answer) =>
  statusCode === 429 ? `429 after ${String(headers['retry-after'])}` : String(statusCode);

/** Requests a code at each of these seconds, each time in another process. */
async function requestAt(phone: string, seconds: readonly number[]): Promise<string[]> {
  const answers = [];
  for (const [index, at] of seconds.entries()) {
    shop.turnClock(at);
    answers.push(answerOf(await requestCode(phone, { process: index % 2 })));
  }
  return answers;
}

describe('codes to a phone, across all processes', () => {
  it('can be requested again after one minute, then two, then four, then eight', async () => {
    const answers = await requestAt(newPhone(), [0, 59, 60, 179, 180, 419, 420, 899, 900]);
    expect(answers).toEqual([
      '202',
      '429 after 1',
      '202',
      '429 after 1',
      '202',
      '429 after 1',
      '202',
      '429 after 1',
      '202',
    ]);
  });

  it('are announced with the time until the next one', async () => {
    const phone = newPhone();
    const waits = [];
    for (const at of [0, 60, 180, 420, 900]) {
      shop.turnClock(at);
      waits.push((await requestCode(phone)).json().resendAfter);
    }
    expect(waits).toEqual([60, 120, 240, 480, hour - 900]);
  });

  it('are limited to five an hour and ten a day', async () => {
    const inOneHour = [0, 10, 20, 30, 40, 50].map((at) => at * minute);
    const phone = newPhone();
    expect(await requestAt(phone, inOneHour)).toEqual(['202', '202', '202', '202', '202', '429 after 600']);
    const later = [2, 3, 4, 5, 6, 7].map((at) => at * hour);
    expect(await requestAt(phone, later)).toEqual([
      '202',
      '202',
      '202',
      '202',
      '202',
      `429 after ${17 * hour}`,
    ]);
    expect(await requestAt(phone, [24 * hour])).toEqual(['202']);
  });

  it('are sent once for twenty concurrent requests', async () => {
    const phone = newPhone();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_each, index) => requestCode(phone, { process: index % 2 })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(1);
    expect(shop.messagesTo(phone)).toHaveLength(1);
  });

  it('stay valid when another one is requested too early', async () => {
    const phone = newPhone();
    await requestCode(phone);
    await requestCode(phone);
    const answer = await shop.post('verify-otp', { phone, code: shop.codeSentTo(phone) });
    expect(answer.statusCode).toBe(200);
  });

  it('are not counted if they could not be sent', async () => {
    const phone = newPhone();
    shop.breakPost();
    const failed = [];
    for (let time = 0; time < 6; time += 1) failed.push((await requestCode(phone)).statusCode);
    shop.mendPost();
    expect(failed).toEqual([503, 503, 503, 503, 503, 503]);
    expect((await requestCode(phone)).json()).toEqual({ resendAfter: 60, expiresIn: 180 });
  });
});

describe('codes requested from one network', () => {
  const from = (index: number, ip: string) => ({ ip, process: index % 2 });
  const logIn = async (index: number, ip: string): Promise<string> => {
    const phone = newPhone();
    const requested = answerOf(await requestCode(phone, from(index, ip)));
    if (requested !== '202') return requested;
    const typed = { phone, code: shop.codeSentTo(phone) };
    return answerOf(await shop.post('verify-otp', typed, from(index, ip)));
  };
  const countUntilRefused = async (send: (index: number) => Promise<string>): Promise<number> => {
    for (let index = 0; index < 200; index += 1) if ((await send(index)) !== '202') return index;
    return Infinity;
  };

  it('are limited to sixty unused ones an hour, for all phones together', async () => {
    const answers = [];
    for (let index = 0; index < 30; index += 1)
      answers.push(answerOf(await requestCode(newPhone(), from(index, '203.0.113.7'))));
    for (let index = 0; index < 31; index += 1)
      answers.push(
        answerOf(await shop.post('forgot-password', { email: newEmail() }, from(index, '203.0.113.7'))),
      );
    expect(answers).toEqual([...Array.from({ length: 60 }, () => '202'), '429 after 3600']);
  });

  it('are counted per network of an IPv6 subscriber', async () => {
    const answers = [];
    for (let index = 1; index <= 61; index += 1)
      answers.push(answerOf(await requestCode(newPhone(), { ip: `2001:db8:1:2::${index}` })));
    expect(answers.at(-1)).toBe('429 after 3600');
    expect(answerOf(await requestCode(newPhone(), { ip: '2001:db8:1:3::1' }))).toBe('202');
  });

  it('are allowed one more per redeemed SMS code: a crowd behind one address is not refused if a fifth redeems none', async () => {
    const crowd = '203.0.113.8';
    for (let index = 0; index < 150; index += 1)
      expect(
        index % 5 === 0
          ? answerOf(await requestCode(newPhone(), from(index, crowd)))
          : await logIn(index, crowd),
      ).toBe(index % 5 === 0 ? '202' : '200');
    // 60, plus 120 redeemed, minus 30 unredeemed
    expect(
      await countUntilRefused(async (index) => answerOf(await requestCode(newPhone(), from(index, crowd)))),
    ).toBe(150);
  });
});

describe('abuse: unredeemed codes of the whole shop', () => {
  let small: AuthShop;
  beforeAll(async () => {
    small = await testAuth({ environment: { UNANSWERED_CODES_PER_HOUR: '10' } });
  });
  afterAll(() => small.close());
  const requestFrom = async (ip: string, phone = newPhone()) =>
    answerOf(await small.post('authenticate-with-otp', { phone }, { ip }));

  it('end with the budget for unknown browsers; networks that redeem codes and known browsers are not affected', async () => {
    const phone = newPhone();
    const honest = { ip: '198.51.100.1', browser: 'known' };
    await small.post('authenticate-with-otp', { phone }, honest);
    const known = await small.post('verify-otp', { phone, code: small.codeSentTo(phone) }, honest);
    expect(known.statusCode).toBe(200);
    const answers = [];
    for (let index = 1; index <= 11; index += 1) answers.push(await requestFrom(`203.0.113.${index}`));
    expect(answers).toEqual([...Array.from({ length: 10 }, () => '202'), '429 after 3600']);
    expect(await requestFrom('198.51.100.1')).toBe('202');
    expect(await requestFrom('198.51.100.1')).toBe('429 after 3600');
    small.turnClock(minute);
    const elsewhere = { ip: '192.0.2.1', browser: 'known' };
    const again = await small.post('authenticate-with-otp', { phone }, elsewhere);
    expect(again.statusCode).toBe(202);
    small.turnClock(hour + 1);
    expect(await requestFrom('203.0.113.30')).toBe('202');
  });
});

describe('failed passwords, across all processes', () => {
  const guess = (email: string, from = {}) =>
    shop.post('authenticate', { email, password: 'not this one' }, from);

  it('are limited to ten in a quarter of an hour; then even the right one is refused', async () => {
    const email = newEmail();
    await register(shop, email);
    const answers = [];
    for (let index = 0; index < 10; index += 1)
      answers.push(answerOf(await guess(email, { process: index % 2 })));
    expect(answers).toEqual(Array.from({ length: 10 }, () => '401'));
    expect(answerOf(await shop.post('authenticate', { email, password }))).toBe('429 after 900');
    shop.turnClock(15 * minute);
    expect(answerOf(await shop.post('authenticate', { email, password }))).toBe('200');
  });

  it('are limited to ten of fifty concurrent attempts', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_each, index) => guess(email, { process: index % 2 })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(40);
  });

  it('do not include successful logins', async () => {
    const email = newEmail();
    await register(shop, email);
    const answers = [];
    for (let time = 0; time < 12; time += 1)
      answers.push(answerOf(await shop.post('authenticate', { email, password })));
    expect(answers).toEqual(Array.from({ length: 12 }, () => '200'));
  });

  it('are limited to a hundred an hour from one network, for all accounts together', async () => {
    const deps = { db: shop.db, secret: testSecret };
    const limits = [{ name: null, subject: 'passwords-from:2001:db8:9:9::/64', max: 100, perMs: 1 }];
    for (let time = 0; time < 98; time += 1) await consumeLimits(deps, { limits, now: noon });
    const answers = [];
    for (const index of [1, 2, 3])
      answers.push(answerOf(await guess(newEmail(), { ip: `2001:db8:9:9::${index}`, process: index % 2 })));
    expect(answers).toEqual(['401', '401', '429 after 3600']);
  });
});

describe('calls of one address', () => {
  it('are limited to sixty a minute in each process', async () => {
    const answers = [];
    for (let time = 0; time < 61; time += 1)
      answers.push((await shop.post('verify-email', {}, { ip: '198.51.100.9' })).statusCode);
    expect(answers).toEqual([...Array.from({ length: 60 }, () => 400), 429]);
  });
});
