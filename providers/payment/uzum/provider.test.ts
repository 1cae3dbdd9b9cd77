import { describe, expect, it } from 'vitest';
import { isAuthorized } from '../../basic-auth.ts';
import type { ProviderTransaction } from '../port.ts';
import { createUzumProvider } from './provider.ts';
import { readCall, somOf, statusOf, uzumCodes } from './protocol.ts';

const settings = {
  serviceId: '498612',
  login: 'uzum',
  password: 'pass:word of ours',
  payUrl: 'https://www.uzumbank.uz',
};
const provider = createUzumProvider(settings);

const bill = {
  orderNumber: 'Z-261122-00012',
  attempt: 7,
  amountSom: 7_270_000,
  language: 'uz' as const,
  successUrl: 'https://zarona.uz/uz/checkout/success?order=Z-261122-00012&token=a_b-c',
  failedUrl: 'https://zarona.uz/uz/checkout/failed?order=Z-261122-00012&token=a_b-c',
};

describe('the link to Uzum', () => {
  it('contains service, order, amount in tiyin and the way back', () => {
    const url = new URL(provider.begin(bill).redirectUrl);
    expect(url.origin + url.pathname).toBe('https://www.uzumbank.uz/open-service');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      serviceId: '498612',
      order_id: 'Z-261122-00012',
      amount: '727000000',
      redirectUrl: bill.successUrl,
    });
  });

  it('has an origin that the policy of our pages allows', () => {
    expect(new URL(provider.begin(bill).redirectUrl).origin).toBe(provider.origin);
  });

  it('keeps the largest amount exact to the tiyin', () => {
    const url = new URL(provider.begin({ ...bill, amountSom: 500_000_000 }).redirectUrl);
    expect(url.searchParams.get('amount')).toBe('50000000000');
  });
});

describe('somOf', () => {
  it.each([
    [727_000_000, 7_270_000],
    [100, 1],
    [50_000_000_000, 500_000_000],
    [undefined, 'MISSING_PARAMS'],
    [null, 'MISSING_PARAMS'],
    [99, 'BELOW_MINIMUM'],
    [0, 'BELOW_MINIMUM'],
    [-100, 'BELOW_MINIMUM'],
    [50_000_000_100, 'ABOVE_MAXIMUM'],
    [150, 'WRONG_AMOUNT'],
    [100.5, 'WRONG_AMOUNT'],
    ['727000000', 'WRONG_AMOUNT'],
    [Number.MAX_SAFE_INTEGER + 2, 'WRONG_AMOUNT'],
  ])('%j is %j', (tiyin, som) => expect(somOf(tiyin)).toBe(som));
});

describe('the check of Uzum’s calls', () => {
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

  it('requires login and password, with or without a colon in the password', () => {
    expect(isAuthorized(basic('uzum:pass:word of ours'), settings)).toBe(true);
  });

  it.each([
    ['nobody', undefined],
    ['an empty header', ''],
    ['another password', basic('uzum:pass:word of theirs')],
    ['another login', basic('uzun:pass:word of ours')],
    ['a password that only begins alike', basic('uzum:pass')],
    ['a password as it is', 'Basic uzum:pass:word of ours'],
    ['another scheme', basic('uzum:pass:word of ours').replace('Basic', 'Bearer')],
  ])('refuses %s', (_who, header) => expect(isAuthorized(header, settings)).toBe(false));
});

describe('readCall', () => {
  const read = (fields: object) =>
    readCall(JSON.stringify({ serviceId: 498612, timestamp: 1, ...fields }), settings);

  it.each([
    ['', 'NO_JSON'],
    ['{', 'NO_JSON'],
    ['[]', 'NO_JSON'],
    ['null', 'NO_JSON'],
    ['{}', 'MISSING_PARAMS'],
    ['{"serviceId":498612}', 'MISSING_PARAMS'],
    ['{"serviceId":498612,"timestamp":"now"}', 'MISSING_PARAMS'],
    ['{"serviceId":498612,"timestamp":1e300}', 'MISSING_PARAMS'],
    ['{"serviceId":1,"timestamp":1}', 'WRONG_SERVICE'],
    ['{"serviceId":{"toString":1},"timestamp":1}', 'WRONG_SERVICE'],
    ['{"serviceId":["498612"],"timestamp":1}', 'WRONG_SERVICE'],
  ])('%s results in %s', (text, code) => expect(readCall(text, settings)).toBe(code));

  it.each([
    ['Z-261122-00012', 'Z-261122-00012'],
    [' z-261122-00012 ', 'Z-261122-00012'],
    [12, '12'],
    ['Z\u0000', ''],
    [null, undefined],
    [{}, undefined],
    [['Z-1'], undefined],
  ])('the order %j is read as %j', (order, orderNumber) =>
    expect(read({ params: { order_id: order } })).toMatchObject({ orderNumber }),
  );

  it('has no transaction if its id is invalid', () => {
    for (const transId of ['', 7, null, 'a b', 'x'.repeat(65)])
      expect(read({ transId })).toMatchObject({ transId: '' });
  });

  it('accepts the service as a text', () => {
    expect(read({ serviceId: '498612' })).toMatchObject({ timestamp: 1 });
  });
});

it('no two failures have the same code', () => {
  const codes = Object.values(uzumCodes);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toHaveLength(18);
});

it.each([
  ['OPEN', {}, 'CREATED'],
  ['PAID', {}, 'CONFIRMED'],
  ['REFUNDED', {}, 'REVERSED'],
  ['FAILED', { reversed: 1 }, 'REVERSED'],
  ['FAILED', {}, 'FAILED'],
] as const)('a transaction in state %s with %j has the Uzum status %s', (state, facts, status) => {
  const transaction: ProviderTransaction = {
    id: 'a',
    number: 1,
    orderNumber: 'Z-261122-00012',
    amountSom: 1,
    state,
    startedAt: new Date(0),
    openedAt: new Date(0),
    settledAt: null,
    endedAt: null,
    failure: null,
    facts,
  };
  expect(statusOf(transaction)).toBe(status);
});
