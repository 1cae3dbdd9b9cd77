import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AuthShop, newEmail, password, register, testAuth } from './testing-auth.ts';

let shop: AuthShop;
beforeAll(async () => {
  shop = await testAuth();
});
beforeEach(() => shop.turnClock(0));
afterAll(() => shop.close());

/** Two emails of the same length; only the first has an account. */
async function pair(): Promise<[known: string, unknown: string]> {
  const known = newEmail();
  await register(shop, known);
  shop.turnClock(3600);
  return [known, newEmail()];
}

/** Everything in a response except what differs between any two responses. */
async function seen(call: string, body: { email: string; [field: string]: unknown }) {
  // the account was created from another address, whose calls are counted
  const from = { ip: `192.0.2.${/\d+/.exec(body.email)?.[0]}`, browser: body.email };
  const { statusCode, headers, body: text } = await shop.post(call, body, from);
  const { date: _date, etag: _hashOfText, 'x-request-id': id, 'set-cookie': set, ...rest } = headers;
  // seconds of the real clock until the address may call again
  const { 'x-ratelimit-reset': _seconds, ...stable } = rest;
  const cookies = [set ?? []].flat().map((cookie) => cookie.replace(/=[^;]*/, ''));
  return { statusCode, headers: stable, cookies, text: text.replace(String(id), '') };
}

async function seenTimes(count: number, call: string, body: { email: string; [field: string]: unknown }) {
  const answers = [];
  for (let time = 0; time < count; time += 1) answers.push(await seen(call, body));
  return answers;
}

describe('whether an email has an account', () => {
  it('is not revealed by registering, only by the mail', async () => {
    const [known, unknown] = await pair();
    const form = { password, firstName: 'Nilufar' };
    expect(await seenTimes(2, 'register-with-email', { email: known, ...form })).toEqual(
      await seenTimes(2, 'register-with-email', { email: unknown, ...form }),
    );
    const [notice] = shop.messagesTo(known).slice(-1);
    expect(notice).toMatchObject({ subject: 'You already have an account' });
    expect(notice?.text).not.toMatch(/\d{6}/);
    expect(shop.messagesTo(unknown)).toMatchObject([{ subject: 'Confirm your email' }]);
  });

  it('is not revealed by the code of a registration', async () => {
    const [known, unknown] = await pair();
    const form = { password, firstName: 'Nilufar' };
    await shop.post('register-with-email', { email: known, ...form });
    await shop.post('register-with-email', { email: unknown, ...form });
    const code = shop.codeSentTo(unknown) === '000000' ? '111111' : '000000';
    expect(await seenTimes(6, 'verify-email', { email: known, code })).toEqual(
      await seenTimes(6, 'verify-email', { email: unknown, code }),
    );
  });

  it('is not revealed by a password reset or its code', async () => {
    const [known, unknown] = await pair();
    expect(await seenTimes(2, 'forgot-password', { email: known })).toEqual(
      await seenTimes(2, 'forgot-password', { email: unknown }),
    );
    expect(shop.messagesTo(unknown)).toMatchObject([{ subject: 'No account with this address' }]);
    const code = shop.codeSentTo(known) === '000000' ? '111111' : '000000';
    const form = { code, password: 'another long sentence of mine' };
    expect(await seenTimes(6, 'reset-password', { email: known, ...form })).toEqual(
      await seenTimes(6, 'reset-password', { email: unknown, ...form }),
    );
  });

  it('is not revealed by a login, before and after the limit', async () => {
    const [known, unknown] = await pair();
    const answers = await seenTimes(12, 'authenticate', { email: known, password: 'not this one' });
    expect(await seenTimes(12, 'authenticate', { email: unknown, password: 'not this one' })).toEqual(
      answers,
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...Array.from({ length: 10 }, () => 401),
      429,
      429,
    ]);
  });

  it('is not revealed by a mail that cannot be sent', async () => {
    const [known, unknown] = await pair();
    shop.breakPost();
    const answers = [
      await seen('forgot-password', { email: known }),
      await seen('forgot-password', { email: unknown }),
    ];
    shop.mendPost();
    expect(answers[0]).toMatchObject({ statusCode: 503 });
    expect(answers[1]).toEqual(answers[0]);
  });

  it('does not change the work done for a login', async () => {
    const [known, unknown] = await pair();
    const spent = async (email: string) => {
      const before = process.cpuUsage();
      await shop.post('authenticate', { email, password: 'not this one' });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let time = 0; time < 8; time += 1) {
      times.known.push(await spent(known));
      times.unknown.push(await spent(unknown));
    }
    expect(Math.min(...times.unknown) / Math.min(...times.known)).toBeGreaterThan(0.6);
  });
});
