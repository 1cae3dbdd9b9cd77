import { describe, expect, it } from 'vitest';
import { clickItems, readReceiptLink } from './receipt.ts';
import { clickLink } from './provider.ts';
import type { FiscalLine, FiscalSale } from '../fiscal-port.ts';
import type { ClickSettings } from '../settings.ts';

const settings: ClickSettings = {
  serviceId: '777',
  merchantId: '888',
  merchantUserId: '12',
  secretKey: 'SECRET',
  sellerTin: '123456789',
  deliveryIkpu: 'DEMO-delivery',
  deliveryPackageCode: 'DEMO-1',
  payUrl: 'https://my.click.uz',
  apiUrl: 'https://api.click.uz',
};
const ring: FiscalLine = {
  title: 'Кольцо Nur, 17,0',
  ikpu: 'DEMO-rings',
  packageCode: 'DEMO-1',
  vatPercent: 12,
  vatSom: 588_214,
  unitPriceSom: 5_490_000,
  count: 1,
  discountSom: 0,
};
const sale: FiscalSale = {
  language: 'ru',
  lines: [ring],
  deliverySom: 0,
  deliveryVatPercent: 12,
  deliveryVatSom: 0,
};

describe('clickItems', () => {
  it('amounts are in tiyin and include the VAT', () => {
    expect(clickItems(sale, settings)).toEqual([
      {
        Name: 'Кольцо Nur, 17,0 шт',
        SPIC: 'DEMO-rings',
        PackageCode: 'DEMO-1',
        GoodPrice: 549_000_000,
        Price: 549_000_000,
        Amount: 1,
        VAT: 58_821_400,
        VATPercent: 12,
        Discount: 0,
        CommissionInfo: { TIN: '123456789' },
      },
    ]);
  });

  it('the delivery is an item with a code of its own', () => {
    const [, delivery] = clickItems({ ...sale, deliverySom: 60_000, deliveryVatSom: 6_429 }, settings);
    expect(delivery).toMatchObject({
      Name: 'Доставка, усл',
      SPIC: 'DEMO-delivery',
      PackageCode: 'DEMO-1',
      Price: 6_000_000,
      VAT: 642_900,
      VATPercent: 12,
    });
  });

  it('an item has its discount and the full price of the line', () => {
    const [item] = clickItems({ ...sale, lines: [{ ...ring, discountSom: 490_000 }] }, settings);
    expect(item).toMatchObject({ Price: 549_000_000, Discount: 49_000_000 });
  });

  it.each([
    ['ru', ' шт'],
    ['uz', ' dona'],
    ['en', ' pcs'],
  ] as const)('in %s a name has at most 63 characters and ends with its unit', (language, unit) => {
    const [item] = clickItems({ ...sale, language, lines: [{ ...ring, title: 'Я'.repeat(90) }] }, settings);
    expect(item?.Name).toHaveLength(63);
    expect(item?.Name.endsWith(unit)).toBe(true);
  });

  it('the items of an individual seller have the taxpayer number of a person', () => {
    const [item] = clickItems(sale, { ...settings, sellerTin: '12345678901234' });
    expect(item?.CommissionInfo).toEqual({ PINFL: '12345678901234' });
  });
});

describe('readReceiptLink', () => {
  it('returns terminal, number, time in Tashkent and sign', () => {
    const url = 'https://ofd.soliq.uz/epi?t=EP000000000001&r=123&c=20260408120503&s=987654321098';
    expect(readReceiptLink(url)).toEqual({
      url,
      terminal: 'EP000000000001',
      receiptNumber: '123',
      fiscalSign: '987654321098',
      issuedAt: new Date('2026-04-08T07:05:03Z'),
      statusCode: 0,
      message: null,
    });
  });

  it('accepts a link of another format', () => {
    const receipt = readReceiptLink('https://ofd.soliq.uz/check/1');
    expect(receipt).toMatchObject({ receiptNumber: null, issuedAt: null, statusCode: 0 });
  });
});

describe('clickLink', () => {
  it('contains the order, its amount with two decimals, and the way back', () => {
    const link = clickLink(
      {
        orderNumber: 'Z-260408-00012',
        attempt: 3,
        amountSom: 5_490_000,
        language: 'uz',
        successUrl: 'https://zarona.uz/uz/checkout/success?order=Z-260408-00012&token=a',
        failedUrl: 'https://zarona.uz/uz/checkout/failed?order=Z-260408-00012&token=a',
      },
      settings,
    );
    expect(link).toBe(
      'https://my.click.uz/services/pay?service_id=777&merchant_id=888&amount=5490000.00&transaction_param=Z-260408-00012' +
        '&return_url=https%3A%2F%2Fzarona.uz%2Fuz%2Fcheckout%2Fsuccess%3Forder%3DZ-260408-00012%26token%3Da',
    );
  });
});
