import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSom, toTiyin } from '../tiyin.ts';
import { createPaymeGuard } from './auth.ts';
import { paymeDetail, sumOfDetail } from './receipt-detail.ts';
import { paymeErrors } from './errors.ts';
import { inBase64, paymeLink } from './link.ts';
import type { Bill } from '../port.ts';
import type { FiscalSale } from '../fiscal-port.ts';

const bill: Bill = {
  orderNumber: 'Z-261122-00012',
  attempt: 3,
  amountSom: 7_270_000,
  language: 'uz',
  successUrl: 'https://zarona.uz/uz/checkout/success?order=Z-261122-00012&token=AbC-_9',
  failedUrl: 'https://zarona.uz/uz/checkout/failed?order=Z-261122-00012&token=AbC-_9',
};
const box = { merchantId: '587f72c72cac0d162c722ae2', checkoutUrl: 'https://checkout.paycom.uz' };

describe('paymeLink', () => {
  it('returns the documented address', () => {
    const pairs = { m: '587f72c72cac0d162c722ae2', 'ac.order_id': '197', a: '500' };
    expect(inBase64(pairs)).toBe('bT01ODdmNzJjNzJjYWMwZDE2MmM3MjJhZTI7YWMub3JkZXJfaWQ9MTk3O2E9NTAw');
  });

  it('contains order, tiyin, language and the way back', () => {
    const link = paymeLink(box, bill);
    const [, path = ''] = /^https:\/\/checkout\.paycom\.uz\/([\w=%]+)$/.exec(link) ?? [];
    expect(Buffer.from(decodeURIComponent(path), 'base64').toString()).toBe(
      `m=${box.merchantId};ac.order_id=Z-261122-00012;a=727000000;l=uz;c=${bill.successUrl};ct=2000`,
    );
  });

  it('is a single path segment, whatever it contains', () => {
    const anyPath = fc.property(fc.webPath(), fc.nat(), (path, amountSom) => {
      fc.pre(!path.includes(';'));
      const link = paymeLink(box, {
        ...bill,
        amountSom,
        successUrl: `https://zarona.uz${path}?a=${amountSom}`,
      });
      expect(new URL(link).pathname.split('/')).toHaveLength(2);
      expect(link).not.toMatch(/[+]|\/[^/]*\/[^/]*\/[^/]*\//);
    });
    expect(() => fc.assert(anyPath)).not.toThrow();
  });

  it('removes characters that would end a pair', () => {
    expect(() => paymeLink(box, { ...bill, successUrl: 'https://zarona.uz/;a=1' })).toThrow('semicolon');
  });
});

describe('tiyin', () => {
  it('convert back to the same soʻm, and other tiyin are refused', () => {
    const thereAndBack = fc.property(
      fc.integer({ min: 1, max: 500_000_000_000 }),
      fc.integer({ min: 1, max: 99 }),
      (som, odd) => {
        expect(toSom(toTiyin(som))).toBe(som);
        expect(toSom(toTiyin(som) + odd)).toBeUndefined();
      },
    );
    expect(() => fc.assert(thereAndBack)).not.toThrow();
  });

  it.each([0, -100, 1.5, 0.1 + 0.2, Number.NaN, Infinity, 2 ** 53, '500', null, undefined, [500], {}])(
    '%j is not an amount',
    (tiyin) => {
      expect(toSom(tiyin)).toBeUndefined();
    },
  );

  it('values that are not amounts are refused', () => {
    for (const som of [0.5, 2 ** 53, Number.NaN]) expect(() => toTiyin(som)).toThrow('is not a valid amount');
  });
});

describe('paymeDetail', () => {
  const line = fc.record({
    title: fc.string(),
    ikpu: fc.constant('07113001001000000'),
    packageCode: fc.constant('1501319'),
    vatPercent: fc.constantFrom(0, 12),
    unitPriceSom: fc.integer({ min: 1, max: 400_000_000 }),
    count: fc.integer({ min: 1, max: 10 }),
    discountSom: fc.constantFrom(0, 1),
    vatSom: fc.constant(0),
  });
  const plainSale = { language: 'ru', deliveryVatPercent: 12, deliveryVatSom: 0 } as const;
  const sale: fc.Arbitrary<FiscalSale> = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 20 }),
    deliverySom: fc.nat(200_000),
    language: fc.constantFrom('ru', 'uz', 'en'),
    deliveryVatPercent: fc.constant(12),
    deliveryVatSom: fc.constant(0),
  });
  const amountOf = ({ lines, deliverySom }: FiscalSale) =>
    lines.reduce((sum, one) => sum + one.unitPriceSom * one.count - one.discountSom, deliverySom);

  it('adds up exactly to the payment, or is not sent', () => {
    const everySale = fc.property(sale, fc.constantFrom(-1, 1), (sold, off) => {
      const amountSom = amountOf(sold);
      expect(sumOfDetail(paymeDetail(sold, amountSom))).toBe(amountSom * 100);
      expect(() => paymeDetail(sold, amountSom + off)).toThrow('the receipt would have');
    });
    expect(() => fc.assert(everySale)).not.toThrow();
  });

  it('contains delivery and discount only if there are any', () => {
    const [one] = fc.sample(line, { numRuns: 1, seed: 1 });
    if (one === undefined) throw new Error('no line');
    const plain = { ...one, unitPriceSom: 100, count: 2, discountSom: 0 };
    expect(paymeDetail({ ...plainSale, lines: [plain], deliverySom: 0 }, 200)).not.toHaveProperty('shipping');
    const detail = paymeDetail(
      { ...plainSale, lines: [{ ...plain, discountSom: 30 }], deliverySom: 50 },
      220,
    );
    expect(detail.shipping).toEqual({ title: 'Доставка', price: 5000 });
    expect(detail.items[0]).toMatchObject({ price: 10_000, count: 2, discount: 3000 });
  });
});

describe('the check of Payme’s calls', () => {
  const call = (authorization: string | undefined, ip = '203.0.113.5') => ({
    ip,
    headers: { authorization },
  });

  it('accepts the published header', () => {
    const isPayme = createPaymeGuard({ key: 'TESTKEY', addresses: [] });
    expect(isPayme(call('Basic UGF5Y29tOlRFU1RLRVk='))).toBe(true);
    expect(isPayme(call('basic UGF5Y29tOlRFU1RLRVk='))).toBe(true);
    for (const wrong of [
      undefined,
      '',
      'Basic',
      'UGF5Y29tOlRFU1RLRVk=',
      'Basic UGF5Y29tOlRFU1RLRVkK',
      'Basic UGF5bWU6VEVTVEtFWQ==',
    ])
      expect(isPayme(call(wrong))).toBe(false);
  });

  it('also checks the addresses if they are configured', () => {
    const isPayme = createPaymeGuard({ key: 'TESTKEY', addresses: ['185.234.113.0/28', '2001:db8::/64'] });
    for (const [ip, known] of [
      ['185.234.113.1', true],
      ['185.234.113.15', true],
      ['185.234.113.16', false],
      ['2001:db8::7', true],
      ['2001:db9::7', false],
      ['unknown', false],
    ] as const)
      expect([ip, isPayme(call('Basic UGF5Y29tOlRFU1RLRVk=', ip))]).toEqual([ip, known]);
  });
});

describe('Payme’s errors', () => {
  it('are the published ones, in three languages', () => {
    const errors = Object.values(paymeErrors);
    const codes = errors.map(({ code }) => code).toSorted((a, b) => a - b);
    expect(codes).toEqual([
      -32700, -32602, -32601, -32600, -32504, -32400, -32300, -32001, -31099, -31052, -31051, -31050, -31008,
      -31007, -31007, -31003, -31001,
    ]);
    for (const { message } of errors) expect(new Set(Object.values(message)).size).toBe(3);
  });

  it('have Uzbek texts with the correct apostrophes', () => {
    for (const { message } of Object.values(paymeErrors)) expect(message.uz).not.toMatch(/['‘’`]/);
  });
});
