import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { testDictionary } from '#storefront/shell/i18n/testing-dictionary.ts';
import { viewOrderDetail } from './order-detail.ts';

const order: Order = {
  number: 'Z-261122-00042',
  token: 'token',
  proven: true,
  state: 'CONFIRMED',
  paymentState: 'NONE',
  language: 'ru',
  createdAt: '2026-11-21T19:07:00.000Z',
  contact: { name: 'Малика', phone: '+998901112233', email: 'malika@example.com' },
  fulfillment: {
    kind: 'DELIVERY',
    address: {
      regionId: 1726,
      districtId: 1_726_264,
      street: 'улица Ойбек',
      house: '14',
      apartment: '7',
      landmark: '',
    },
  },
  lines: [],
  engravingTotal: 0,
  giftTotal: 0,
  discountTotal: 0,
  promoCode: null,
  goodsTotal: 7_420_000,
  deliveryCost: 0,
  total: 7_420_000,
  returnDays: 10,
  pickupHours: 48,
  payment: { method: 'CASH', redirectUrl: null, failure: null },
  reservedUntil: null,
  confirmBy: null,
  promisedFrom: '2026-11-24',
  promisedTo: '2026-11-24',
  late: false,
  keptUntil: null,
  handoverCode: null,
  events: [{ at: '2026-11-21T19:07:00.000Z', kind: 'MOVED', state: 'NEW', amount: null }],
  nextSteps: [],
  receipts: [],
  allowedActions: ['CANCEL'],
};
const names = (name: string) => ({ nameUz: `${name} uz`, nameRu: name, nameEn: `${name} en` });
const places = {
  stores: [],
  regions: [{ id: 1726, code: 'tashkent-city', ...names('город Ташкент') }],
  districts: [{ id: 1_726_264, regionId: 1726, ...names('Бектемирский район') }],
};

describe('an order as its owner sees it', () => {
  it('contains the delivery address in the language of the page', () => {
    expect(viewOrderDetail(order, places, { language: 'ru', dictionary: testDictionary }).address).toBe(
      'город Ташкент, Бектемирский район, улица Ойбек 14, 7',
    );
    expect(viewOrderDetail(order, places, { language: 'uz', dictionary: testDictionary }).address).toMatch(
      /^город Ташкент uz, /,
    );
  });

  it('contains the recipient and their contacts', () => {
    expect(viewOrderDetail(order, places, { language: 'ru', dictionary: testDictionary }).recipient).toEqual({
      name: 'Малика',
      phone: '+998901112233',
    });
  });

  it('has no address if it is picked up in a store', () => {
    const fetched: Order = { ...order, fulfillment: { kind: 'PICKUP', storeId: 1 } };
    expect(viewOrderDetail(fetched, places, { language: 'ru', dictionary: testDictionary })).toMatchObject({
      address: null,
      fulfillmentKind: 'PICKUP',
    });
  });
});
