import { describe, expect, it } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import { type CodeAnswer, codeStepAfter, isWholeCode, readSentCode } from './phone-code.ts';

const phone = '+998901234567';
const now = 1_000_000;
const sent = { phone, resendAt: now + 45_000 };

function problem(fields: Pick<Problem, 'code' | 'status'> & Partial<Problem>): Problem {
  const words = { title: 'Title', detail: 'Detail.' };
  return { type: '', instance: '', requestId: '', ...words, ...fields };
}

const after = (fields: Parameters<typeof problem>[0], answer: Partial<CodeAnswer> = {}) =>
  codeStepAfter(
    { problem: problem(fields), sent, hadCode: true, phone, now, ...answer },
    (key, options) => `${key} ${JSON.stringify(options)}`,
  );

describe('the code of the checkout', () => {
  it('is required after one was sent, and again after a wrong one, with the error', () => {
    const facts = { resendAfter: 60, expiresIn: 180 };
    const step = after({ code: 'PHONE_NOT_VERIFIED', status: 409, facts }, { sent: null, hadCode: false });
    expect(step).toEqual({ phone, resendAt: now + 60_000, resendAfter: 60, error: null });
    expect(after({ code: 'OTP_INVALID', status: 400, facts: { attemptsLeft: 4 } })).toEqual({
      ...sent,
      resendAfter: 45,
      error: 'Title. Detail. checkout:attemptsLeft {"count":4}',
    });
  });

  it('is still required after a refusal that came before it was checked', () => {
    expect(after({ code: 'RATE_LIMITED', status: 429 })).toMatchObject({ error: null, resendAfter: 45 });
    expect(after({ code: 'CART_CHANGED', status: 409 }, { hadCode: false })).toMatchObject({ phone });
  });

  it('is not required again after it was accepted, nor if none was sent', () => {
    expect(after({ code: 'CART_CHANGED', status: 409 })).toBeNull();
    expect(after({ code: 'CART_CHANGED', status: 409 }, { sent: null })).toBeNull();
  });

  it('belongs to the phone it was sent to', () => {
    const form = new FormData();
    form.set('codePhone', phone);
    form.set('codeResendAt', '1045000');
    expect(readSentCode(form, phone)).toEqual(sent);
    expect(readSentCode(form, '+998907654321')).toBeNull();
    expect(readSentCode(new FormData(), phone)).toBeNull();
  });

  it('has six digits', () => {
    expect(isWholeCode('012345')).toBe(true);
    expect(['', '12345', '1234567', '12345a'].map(isWholeCode)).toEqual([false, false, false, false]);
  });
});
