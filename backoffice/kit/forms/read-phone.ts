/** Converts a typed phone to E.164, with or without the country code; null if it is not a complete number of Uzbekistan. */
export function readPhone(typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, '');
  const whole = digits.length === 9 ? `998${digits}` : digits;
  return /^998\d{9}$/.test(whole) ? `+${whole}` : null;
}
