import { describe, expect, it } from 'vitest';
import { readFields } from './shop-api-fields.ts';
import { isSigned, merchantAuth } from './signature.ts';

// the test vectors of integrations 2.1 and 2.3, with a dummy secret
const secret = 'SECRET';
const prepare = {
  click_trans_id: '123456',
  service_id: '777',
  click_paydoc_id: '55',
  merchant_trans_id: 'A-1001',
  amount: '1500000.00',
  action: '0',
  error: '0',
  sign_time: '2026-01-15 10:00:00',
  sign_string: 'b76bf939a2afc7f3d1dfbfb941e0a330',
};
const complete = {
  ...prepare,
  merchant_prepare_id: '42',
  action: '1',
  sign_time: '2026-01-15 10:00:30',
  sign_string: 'f5756c2a2fb0c21a7982923f999a852a',
};
const isRight = (fields: Record<string, string>) =>
  isSigned(readFields(new URLSearchParams(fields).toString()), secret);

describe('isSigned', () => {
  it('accepts the vector of Prepare, with or without an empty prepare id', () => {
    expect(isRight(prepare)).toBe(true);
    expect(isRight({ ...prepare, merchant_prepare_id: '' })).toBe(true);
  });

  it('the prepare id is part of the signature of Complete', () => {
    expect(isRight(complete)).toBe(true);
    expect(isRight({ ...complete, merchant_prepare_id: '43' })).toBe(false);
    expect(isRight({ ...complete, merchant_prepare_id: '' })).toBe(false);
  });

  it('signs the amount as it was written', () => {
    expect(isRight({ ...prepare, amount: '1500000' })).toBe(false);
    expect(isRight({ ...prepare, amount: '1500000.0' })).toBe(false);
  });

  it.each(['click_trans_id', 'service_id', 'merchant_trans_id', 'action', 'sign_time'])(
    'is false if %s differs',
    (name) => {
      expect(isRight({ ...complete, [name]: '9' })).toBe(false);
    },
  );

  it('accepts only 32 lowercase hex digits', () => {
    expect(isRight({ ...prepare, sign_string: prepare.sign_string.toUpperCase() })).toBe(false);
    expect(isRight({ ...prepare, sign_string: prepare.sign_string.slice(0, 31) })).toBe(false);
    expect(isRight({ ...prepare, sign_string: `${prepare.sign_string}00` })).toBe(false);
    expect(isSigned(readFields(new URLSearchParams(prepare).toString()), 'OTHER')).toBe(false);
  });
});

describe('merchantAuth', () => {
  it('returns the vector of the protocol', () => {
    const now = new Date(1_767_225_600_000);
    expect(merchantAuth({ merchantUserId: '12', secretKey: secret }, now)).toBe(
      '12:6fb5bf656f7ed245bb4238c4c4b511d42cdf6041:1767225600',
    );
  });
});
