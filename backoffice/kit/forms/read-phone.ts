/** E.164 of what was typed, with or without the country's code; null: it is no whole number of Uzbekistan. */
export function readPhone(typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, '');
  const whole = digits.length === 9 ? `998${digits}` : digits;
  return /^998\d{9}$/.test(whole) ? `+${whole}` : null;
}
