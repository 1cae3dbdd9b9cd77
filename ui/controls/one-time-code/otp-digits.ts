const digitsOnly = /^\d+$/;

/** The code after something was typed or filled in; null when it is not digits alone, and then nothing changes. */
export function typedDigits(typed: string, length: number): string | null {
  return typed === '' || digitsOnly.test(typed) ? typed.slice(0, length) : null;
}

interface Paste {
  value: string;
  /** The box it is pasted into. */
  at: number;
  pasted: string;
  length: number;
}

/**
 * The code after a paste, one digit a box from `at` on; a whole code takes all boxes. Null when one pasted character is no
 * digit: such a paste is not accepted (product-spec 5).
 */
export function pastedDigits({ value, at, pasted, length }: Paste): string | null {
  if (!digitsOnly.test(pasted)) return null;
  if (pasted.length >= length) return pasted.slice(0, length);
  return (value.slice(0, at) + pasted + value.slice(at + pasted.length)).slice(0, length);
}

/**
 * Whether a change finished the code, so that it may be sent: the last digit was written, or all came at once. Correcting a digit
 * in the middle of a full code finishes nothing, or every corrected digit would cost one of the tries.
 */
export function isFinished({
  before,
  after,
  length,
}: {
  before: string;
  after: string;
  length: number;
}): boolean {
  if (after.length < length) return false;
  const changed = after.split('').filter((digit, box) => digit !== before[box]).length;
  return before.length < length || changed > 1 || after.at(-1) !== before.at(-1);
}
