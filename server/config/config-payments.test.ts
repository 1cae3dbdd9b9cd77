import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const SECRET_KEY = 'a-secret-for-tests-only-0123456789';

test('online payment in production requires codes of the classifier; demo codes are not accepted', () => {
  const production = { NODE_ENV: 'production', SECRET_KEY, PUBLIC_URL: 'https://zarona.uz/' };
  expect(readConfig(production).fiscalRule).toBe('REAL');
  expect(readConfig({ ...production, FISCAL_RECEIPTS: 'off' }).fiscalRule).toBe('OFF');
  expect(readConfig({ SECRET_KEY, FISCAL_RECEIPTS: 'on' }).fiscalRule).toBe('DEMO_TOO');
});

test('an incomplete contract with a payment provider is an error, whichever part is missing', () => {
  const click = { CLICK_SERVICE_ID: '1', CLICK_SECRET_KEY: 'secret-1' };
  expect(() => readConfig({ SECRET_KEY, ...click })).toThrow(
    'CLICK_TIN must be set together with CLICK_SERVICE_ID.',
  );
  expect(() => readConfig({ SECRET_KEY, ...click })).toThrow('CLICK_DELIVERY_IKPU must be set');
});

test('fake payments are off by default', () => {
  const production = { NODE_ENV: 'production', SECRET_KEY, PUBLIC_URL: 'https://zarona.uz/' };
  expect(readConfig(production)).toMatchObject({ hasFakePayments: false, publicUrl: 'https://zarona.uz' });
  expect(readConfig({ SECRET_KEY, FAKE_PAYMENTS: 'on' }).hasFakePayments).toBe(true);
});

test('Payme addresses must be addresses or networks', () => {
  const read = (PAYME_ADDRESSES: string) =>
    readConfig({
      SECRET_KEY,
      PAYME_MERCHANT_ID: '587f72c72cac0d162c722ae2',
      PAYME_KEY: 'key-of-the-box',
      PAYME_ADDRESSES,
    });
  expect(read('185.234.113.0/28,2001:db8::1').secrets.payments.payme?.addresses).toEqual([
    '185.234.113.0/28',
    '2001:db8::1',
  ]);
  for (const wrong of ['999.1.1.1', '185.234.113.0/33', '185.234.113.0/', '1.2.3.4/8/8'])
    expect(() => read(wrong)).toThrow(
      `PAYME_ADDRESSES must be addresses or networks with commas between them, like 185.234.113.0/28, not "${wrong}".`,
    );
});
