import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AuthShop, logIn, newEmail, newPhone, password, register, testAuth } from './testing-auth.ts';

let shop: AuthShop;
beforeAll(async () => {
  shop = await testAuth();
});
beforeEach(() => shop.turnClock(0));
afterAll(() => shop.close());

const attacker = { ip: '198.51.100.66', browser: 'attacker' };
const owner = { ip: '203.0.113.5', browser: 'owner' };
const minute = 60;
const hour = 60 * minute;

const requestCode = (phone: string, from: object) => shop.post('authenticate-with-otp', { phone }, from);
const enterCode = (phone: string, code: string, from: object) =>
  shop.post('verify-otp', { phone, code }, from);
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('abuse 10: an attacker who tries to lock out the owner of a phone', () => {
  it('cannot do it by requesting codes all the time from another network', async () => {
    const phone = newPhone();
    for (let second = 0; second < hour; second += 75) {
      shop.turnClock(second);
      await requestCode(phone, attacker);
    }
    expect((await requestCode(phone, owner)).statusCode).toBe(202);
    const code = shop.codeSentTo(phone);
    expect((await enterCode(phone, code, owner)).statusCode).toBe(200);
  });

  it('cannot invalidate the code sent to the owner by requesting another one', async () => {
    const phone = newPhone();
    await requestCode(phone, owner);
    const code = shop.codeSentTo(phone);
    shop.turnClock(minute);
    expect((await requestCode(phone, attacker)).statusCode).toBe(202);
    expect((await enterCode(phone, code, owner)).statusCode).toBe(200);
  });

  it('uses up only their own attempts with wrong codes, also from the owner’s network', async () => {
    const phone = newPhone();
    await requestCode(phone, owner);
    const code = shop.codeSentTo(phone);
    for (const from of [attacker, { ip: owner.ip, browser: 'attacker' }, { ip: owner.ip }])
      for (let time = 0; time < 6; time += 1) await enterCode(phone, wrongFor(code), from);
    expect((await enterCode(phone, code, owner)).statusCode).toBe(200);
  });

  it('slows down their own network with wrong passwords, not the account', async () => {
    const email = newEmail();
    await register(shop, email);
    const guess = (from: object) => shop.post('authenticate', { email, password: 'not this one' }, from);
    for (let time = 0; time < 12; time += 1) await guess(attacker);
    expect((await guess(attacker)).statusCode).toBe(429);
    expect((await shop.post('authenticate', { email, password }, owner)).statusCode).toBe(200);
  });

  it('with many networks locks out neither a known browser nor logins by mail', async () => {
    const [phone, email] = [newPhone(), newEmail()];
    await logIn(shop, phone, owner);
    await register(shop, email, owner);
    shop.turnClock(24 * hour);
    const networks = Array.from({ length: 60 }, (_each, index) => ({ ip: `192.0.2.${index + 1}` }));
    for (const from of networks) {
      await requestCode(phone, from);
      for (let time = 0; time < 2; time += 1)
        await shop.post('authenticate', { email, password: 'not this one' }, from);
    }
    // the phone has received at most the codes that one day allows
    expect(shop.messagesTo(phone).length).toBeLessThanOrEqual(31);
    expect((await requestCode(phone, owner)).statusCode).toBe(202);
    expect((await enterCode(phone, shop.codeSentTo(phone), owner)).statusCode).toBe(200);
    expect((await shop.post('authenticate', { email, password }, owner)).statusCode).toBe(200);
    const stranger = { ip: '203.0.113.99', browser: 'new' };
    expect((await shop.post('authenticate', { email, password }, stranger)).statusCode).toBe(429);
    expect((await shop.post('forgot-password', { email }, stranger)).statusCode).toBe(202);
    const reset = { email, code: shop.codeSentTo(email), password: 'another long sentence of mine' };
    expect((await shop.post('reset-password', reset, stranger)).statusCode).toBe(200);
  });

  it('cannot redeem the code of another browser', async () => {
    const phone = newPhone();
    await requestCode(phone, owner);
    const code = shop.codeSentTo(phone);
    expect((await enterCode(phone, code, attacker)).json()).toMatchObject({ code: 'OTP_EXPIRED' });
  });
});

describe('abuse 10: codes to one phone from all networks together', () => {
  it('are limited to fifteen an hour and thirty a day', async () => {
    const phone = newPhone();
    const sent: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      shop.turnClock(round * 2 * hour);
      for (let network = 1; network <= 20; network += 1)
        await requestCode(phone, { ip: `203.0.${round}.${network}`, browser: `${round} ${network}` });
      sent.push(shop.messagesTo(phone).length);
    }
    expect(sent).toEqual([15, 30, 30]);
    shop.turnClock(25 * hour);
    expect((await requestCode(phone, attacker)).statusCode).toBe(202);
  });
});

describe('abuse 10: a client without cookies', () => {
  it('can log in with its code from the network that requested it', async () => {
    const phone = newPhone();
    await requestCode(phone, { ip: owner.ip });
    const code = shop.codeSentTo(phone);
    expect((await enterCode(phone, code, { ip: attacker.ip })).json()).toMatchObject({ code: 'OTP_EXPIRED' });
    expect((await enterCode(phone, code, { ip: owner.ip })).statusCode).toBe(200);
  });
});

describe('abuse 10: the codes of one network', () => {
  it('are not counted once redeemed, so that shoppers of one mobile operator can log in one after the other', async () => {
    for (let shopper = 0; shopper < 25; shopper += 1) {
      const from = { ip: '203.0.113.200', browser: `shopper ${shopper}` };
      const phone = newPhone();
      expect((await requestCode(phone, from)).statusCode).toBe(202);
      expect((await enterCode(phone, shop.codeSentTo(phone), from)).statusCode).toBe(200);
    }
  });
});
