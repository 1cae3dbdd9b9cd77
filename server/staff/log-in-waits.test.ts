import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { staffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
beforeEach(() => sale.turnClock(0));
afterAll(() => sale.close());

let addresses = 0;
const nextAddress = (): string => `10.4.0.${++addresses}`;

const loginOf = (box: string) => {
  const login = staff.logins.find(({ email }) => email.startsWith(`${box}@`));
  if (login === undefined) throw new Error(`there is no ${box}`);
  return login;
};

describe('a wrong password', () => {
  it('slows down the network that guesses, without locking out the owner of the address', async () => {
    const ip = nextAddress();
    const guess = () =>
      staffBrowser(sale.app, ip).post('session', { email: loginOf('warehouse').email, password: 'guess' });
    for (let nth = 0; nth < 5; nth++) expect((await guess()).statusCode).toBe(401);
    expect((await guess()).statusCode).toBe(429);
    const { email, password } = loginOf('warehouse');
    const own = await staffBrowser(sale.app, nextAddress()).post('session', { email, password });
    expect([own.statusCode, own.json()]).toEqual([202, { next: 'FACTOR', hasPasskey: false }]);
  });

  it('counts wrong passwords only: who logs in often from one network does not wait', async () => {
    const ip = nextAddress();
    const { email, password } = loginOf('warehouse');
    for (let nth = 0; nth < 22; nth++)
      expect((await staffBrowser(sale.app, ip).post('session', { email, password })).statusCode).toBe(202);
  });

  it('doubles the wait after each five wrong passwords up to an hour, and then lets the owner in', async () => {
    const ip = nextAddress();
    const { email, password } = loginOf('seller2');
    const attempt = async (typed: string) => {
      const answer = await staffBrowser(sale.app, ip).post('session', { email, password: typed });
      return answer.statusCode === 429
        ? answer.json<{ facts: { retryAfterSeconds: number } }>().facts.retryAfterSeconds / 60
        : answer.statusCode;
    };
    let minutes = 0;
    for (const wait of [15, 30, 60, 60]) {
      for (let nth = 0; nth < 5; nth++) expect(await attempt('guess')).toBe(401);
      expect(await attempt(password)).toBe(wait);
      minutes += wait;
      sale.turnClock(minutes);
    }
    expect(await attempt(password)).toBe(202);
  });
});
