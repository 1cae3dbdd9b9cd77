import type { Problem } from '#contract/problem.ts';
import { OTP_LENGTH } from '#contract/words.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';

/** A code that was sent to the phone of the order (E.164), and when another may be sent (ms since 1970, the server's clock). */
export interface SentCode {
  phone: string;
  resendAt: number;
}

/** The same for the page: seconds from now, because the browser's clock may be wrong, and what was wrong with the code. */
export type CodeStep = SentCode & { resendAfter: number; error: string | null };

/** The state of the code's field; null when the code was sent to another phone than the form's. */
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
  /** The code that the form knew of. */
  sent: SentCode | null;
  /** The form brought a code. */
  hadCode: boolean;
  phone: string;
  now: number;
}

/**
 * Whether the page asks for a code after a refusal, and what it says of it: the API sent one; it was wrong; or the refusal came before
 * the code was checked. After a right one no code is needed: the API remembers it.
 */
export function codeStepAfter({ problem, sent, hadCode, phone, now }: CodeAnswer, t: T): CodeStep | null {
  const { code, facts } = problem;
  if (code === 'PHONE_NOT_VERIFIED') {
    const resendAfter = Number(facts?.['resendAfter'] ?? 0);
    return codeStep({ phone, resendAt: now + resendAfter * 1000 }, { now });
  }
  if (sent === null) return null;
  if (code.startsWith('OTP_')) return codeStep(sent, { now, error: wordsOfWrongCode(problem, t) });
  return hadCode && problem.status === 409 ? null : codeStep(sent, { now });
}

function wordsOfWrongCode({ title, detail, facts }: Problem, t: T): string {
  const left = facts?.['attemptsLeft'];
  const tries = typeof left === 'number' ? t('checkout:attemptsLeft', { count: left }) : '';
  return [`${title}.`, detail, tries].filter(Boolean).join(' ');
}
