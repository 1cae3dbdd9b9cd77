import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isWeak } from './config-production.ts';
import { readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  SECRET_KEY: 'a-secret-for-tests-only-0123456789',
  PUBLIC_URL: 'https://zarona.uz',
};

const demoSwitches: [name: string, value: string, why: string][] = [
  ['FAKE_PAYMENTS', 'on', 'FAKE_PAYMENTS=on is refused in production: it is the test bank'],
  ['SMS', 'file', 'SMS=file is refused in production: it writes codes of shoppers into a file'],
  [
    'CHECKOUT_CODE',
    'off',
    'CHECKOUT_CODE=off is refused in production: it lets orders be placed under any phone',
  ],
  ['PROVIDERS_PORT', '3100', 'PROVIDERS_PORT=3100 is refused in production'],
];

describe('abuse 14: production', () => {
  it.each(demoSwitches)('refuses %s=%s with its name, while a demo accepts it', (name, value, why) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(why);
    const { NODE_ENV: _production, ...demo } = production;
    expect(() => readConfig({ ...demo, [name]: value })).not.toThrow();
  });

  it.each(['http://zarona.uz', 'http://192.168.1.5:3000', 'http://localhost.zarona.uz'])(
    'refuses the address %s, which has no TLS',
    (PUBLIC_URL) =>
      expect(() => readConfig({ ...production, PUBLIC_URL })).toThrow(
        `PUBLIC_URL=${PUBLIC_URL} is refused in production`,
      ),
  );

  it.each(['https://zarona.uz', 'http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])(
    'accepts the address %s',
    (PUBLIC_URL) => expect(() => readConfig({ ...production, PUBLIC_URL })).not.toThrow(),
  );

  it.each([
    'a'.repeat(32),
    'abc'.repeat(12),
    '0123456789abcdefghijklmnopqrstuvwxyz',
    '12'.repeat(16),
    '01'.repeat(40),
  ])('refuses the key %s without printing it', (SECRET_KEY) => {
    const start = () => readConfig({ ...production, SECRET_KEY });
    expect(start).toThrow('SECRET_KEY is too weak for production');
    expect(start).toThrow(new RegExp(`^(?!.*${SECRET_KEY})`, 's'));
  });

  it('accepts any random key', () => {
    // hashes stand in for random keys, so that every run has the same ones
    for (let round = 0; round < 200; round += 1) {
      const drawn = createHash('sha256').update(`key ${round}`);
      expect(isWeak(drawn.copy().digest('hex'))).toBe(false);
      expect(isWeak(drawn.digest('base64'))).toBe(false);
    }
  });

  it('refuses a made-up delivery code and a password of one repeated letter', () => {
    const click = {
      CLICK_SERVICE_ID: '1',
      CLICK_MERCHANT_ID: '2',
      CLICK_MERCHANT_USER_ID: '3',
      CLICK_SECRET_KEY: 'secret-1',
      CLICK_TIN: '123456789',
      CLICK_DELIVERY_IKPU: 'DEMO-delivery',
      CLICK_DELIVERY_PACKAGE: 'DEMO-1',
    };
    expect(() => readConfig({ ...production, ...click })).toThrow(
      /CLICK_DELIVERY_IKPU=DEMO-delivery is refused.*\nCLICK_DELIVERY_PACKAGE/,
    );
    const uzum = { UZUM_SERVICE_ID: '1', UZUM_LOGIN: 'uzum', UZUM_PASSWORD: 'x'.repeat(20) };
    expect(() => readConfig({ ...production, ...uzum })).toThrow('UZUM_PASSWORD is too weak');
  });
});

describe('abuse 17: the address that a shop listens on', () => {
  it('is loopback in a demo, all addresses in production, or the one that is set', () => {
    const { NODE_ENV: _production, ...demo } = production;
    expect(readConfig(demo).host).toBe('127.0.0.1');
    expect(readConfig(production).host).toBe('0.0.0.0');
    expect(readConfig({ ...demo, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });
});

describe('abuse 18: the host names of a shop', () => {
  it('are that of PUBLIC_URL and, outside production, this machine’s; any name if it is not set', () => {
    const { NODE_ENV: _production, PUBLIC_URL: _url, ...demo } = production;
    expect(readConfig(production).hostnames).toEqual(['zarona.uz']);
    expect(readConfig(demo).hostnames).toBeUndefined();
    const phone = readConfig({ ...demo, PUBLIC_URL: 'http://192.168.1.5:3000' }).hostnames;
    expect(phone).toEqual(['192.168.1.5', 'localhost', '127.0.0.1', '[::1]']);
  });
});

describe('a demo', () => {
  const { NODE_ENV: _production, ...demo } = production;
  const payme = { PAYME_MERCHANT_ID: '587f72c72cac0d162c722ae2', PAYME_KEY: 'key-of-the-box' };
  const checkoutUrl = (more: Record<string, string>) =>
    readConfig({ ...demo, ...payme, ...more }).secrets.payments.payme?.checkoutUrl;

  it.each([
    ['PAYME_CHECKOUT_URL', 'https://checkout.paycom.uz/'],
    ['CLICK_PAY_URL', 'https://my.click.uz'],
    ['CLICK_API_URL', 'https://api.click.uz'],
    ['UZUM_PAY_URL', 'http://www.uzumbank.uz:80'],
  ])('refuses %s=%s, a host of real payments, while production accepts it', (name, value) => {
    expect(() => readConfig({ ...demo, [name]: value })).toThrow(`${name}=${value} is refused outside`);
    expect(() => readConfig({ ...production, [name]: value })).not.toThrow();
  });

  it('uses no provider’s host unless a sandbox or simulator is set; production uses the real one', () => {
    expect(checkoutUrl({})).toBe('http://127.0.0.1:9');
    expect(checkoutUrl({ PAYME_CHECKOUT_URL: 'https://checkout.test.paycom.uz' })).toBe(
      'https://checkout.test.paycom.uz',
    );
    expect(checkoutUrl({ NODE_ENV: 'production' })).toBe('https://checkout.paycom.uz');
  });
});
