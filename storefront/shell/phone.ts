/**
 * Converts a typed or pasted phone to E.164: `90 123-45-67`, `+998 (90) 123 45 67`, `8 90 1234567`, `998901234567`.
 * Operator prefixes are not checked (CHK-2). Returns null unless there are nine digits after the country code.
 */
export function toUzbekPhone(typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, '');
  const national =
    digits.length === 9
      ? digits
      : digits.length === 10 && digits.startsWith('8')
        ? digits.slice(1)
        : digits.startsWith('998')
          ? digits.slice(3)
          : '';
  return national.length === 9 ? `+998${national}` : null;
}

/** +998 90 123 45 67, with no-break spaces, so that the number is not broken across lines (integrations 4.3). */
export function formatPhone(phone: string): string {
  const parts = /^\+998(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(phone);
  return parts ? `+998\u00A0${parts[1]}\u00A0${parts[2]}\u00A0${parts[3]}\u00A0${parts[4]}` : phone;
}
