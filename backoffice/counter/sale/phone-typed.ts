/** A phone of Uzbekistan as it was typed, with or without 998; null = it is not whole. */
export function phoneTyped(typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, '');
  const whole = digits.startsWith('998') ? digits : `998${digits}`;
  return whole.length === 12 ? `+${whole}` : null;
}
