/**
 * Formats of the shop's contacts, as they are stored and sent. A TEXT is one line without surrounding space, and so is a LINE of a page.
 */
export type ContactKind = 'PHONE' | 'TELEGRAM' | 'EMAIL' | 'URL' | 'TAX_NUMBER' | 'TEXT' | 'LINE';

const forms: Record<ContactKind, RegExp> = {
  // of Uzbekistan in E.164, including landlines
  PHONE: /^\+998\d{9}$/,
  // a public name, without @
  TELEGRAM: /^[A-Za-z]\w{3,31}$/,
  EMAIL: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  URL: /^https:\/\/[^\s/.@]+(?:\.[^\s/.@]+)+(?:\/\S*)?$/,
  // a company's STIR
  TAX_NUMBER: /^\d{9}$/,
  TEXT: /^\S(?:.*\S)?$/,
  LINE: /^\S(?:.*\S)?$/,
};

/** Checks whether a contact has the required format. An empty string never has. */
export const isContact = (kind: ContactKind, value: string): boolean => forms[kind].test(value);

/** Converts what people type or paste to the stored format if possible: `71 200-07-07`, `https://t.me/zarona_uz`, `301 234 567`. */
export function readContact(kind: ContactKind, typed: string): string {
  const text = typed.trim();
  switch (kind) {
    case 'PHONE': {
      const digits = text.replaceAll(/[\s()\u2011-]/g, '').replace(/^\+?998(?=\d{9}$)/, '');
      return /^\d{9}$/.test(digits) ? `+998${digits}` : text;
    }
    case 'TELEGRAM':
      return text.replace(/^(?:https?:\/\/)?t\.me\//, '').replace(/^@/, '');
    case 'TAX_NUMBER':
      return text.replaceAll(/\s/g, '');
    case 'EMAIL':
    case 'URL':
    case 'TEXT':
    case 'LINE':
      return text;
  }
}
