import type { Problem } from '#contract/problem.ts';
import { OTP_LENGTH } from '#contract/words.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';

/** A code that was sent to the phone of the order (E.164), and when another one may be sent (ms since 1970, the server's clock). */
export interface SentCode {
  phone: string;
  resendAt: number;
}

/** The same for the page, in seconds from now because the browser's clock may be wrong, with the error of the last code. */
export type CodeStep = SentCode & { resendAfter: number; error: string | null };

/** Reads the state of the code's field; null if the code was sent to a phone other than the form's. */
export function readSentCode(form: FormData, phone: string): SentCode | null {
  const resendAt = Number(textOf(form, 'codeResendAt'));
  return textOf(form, 'codePhone') === phone && Number.isSafeInteger(resendAt) ? { phone, resendAt } : null;
}

export const isWholeCode = (typed: string): boolean => new RegExp(`^[0-9]{${OTP_LENGTH}}$`).test(typed);

export function codeStep(
  sent: SentCode,
  { now, error = null }: { now: number; error?: string | null },
): CodeStep {
  return { ...sent, resendAfter: Math.max(0, Math.ceil((sent.resendAt - now) / 1000)), error };
}

export interface CodeAnswer {
  problem: Problem;
  /** The code that was sent according to the form. */
  sent: SentCode | null;
  /** Whether the form contained a code. */
  hadCode: boolean;
  phone: string;
  now: number;
}

/**
 * Decides whether the page requires a code after a refusal, and with which error: the API sent one; it was wrong; or
 * the refusal came before the code was checked. After an accepted code none is required, because the API stores the
 * proof.
 */
export function codeStepAfter({ problem, sent, hadCode, phone, now }: CodeAnswer, t: T): CodeStep | null {
  const { code, facts } = problem;
  if (code === 'PHONE_NOT_VERIFIED') {
    const resendAfter = Number(facts?.['resendAfter'] ?? 0);
    return codeStep({ phone, resendAt: now + resendAfter * 1000 }, { now });
  }
  if (sent === null) return null;
  if (code.startsWith('OTP_')) return codeStep(sent, { now, error: wrongCodeMessage(problem, t) });
  return hadCode && problem.status === 409 ? null : codeStep(sent, { now });
}

function wrongCodeMessage({ title, detail, facts }: Problem, t: T): string {
  const left = facts?.['attemptsLeft'];
  const tries = typeof left === 'number' ? t('checkout:attemptsLeft', { count: left }) : '';
  return [`${title}.`, detail, tries].filter(Boolean).join(' ');
}
