const digitsOnly = /^\d+$/;

/** Returns the code after typing or autofill; null if it is not only digits, and then nothing changes. */
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
 * Returns the code after a paste, one digit per box from `at` on; a complete code fills all boxes. Null if a pasted character is not a
 * digit: such a paste is refused (product-spec 5).
 */
export function pastedDigits({ value, at, pasted, length }: Paste): string | null {
  if (!digitsOnly.test(pasted)) return null;
  if (pasted.length >= length) return pasted.slice(0, length);
  return (value.slice(0, at) + pasted + value.slice(at + pasted.length)).slice(0, length);
}

/**
 * Checks whether a change completed the code, so that it can be sent: the last digit was entered, or all at once. Correcting a digit in a
 * full code does not complete it, because otherwise every correction would cost one of the attempts.
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
