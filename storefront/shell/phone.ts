/**
 * What people type or paste → E.164: `90 123-45-67`, `+998 (90) 123 45 67`, `8 90 1234567`, `998901234567`.
 * Operator prefixes are not white-listed (CHK-2). Null when it is not nine digits after the country's code.
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

/** +998 90 123 45 67, with no-break spaces: a line never ends inside a number (integrations 4.3). */
export function formatPhone(phone: string): string {
  const parts = /^\+998(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(phone);
  return parts ? `+998\u00A0${parts[1]}\u00A0${parts[2]}\u00A0${parts[3]}\u00A0${parts[4]}` : phone;
}
