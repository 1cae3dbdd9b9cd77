/** Masks a contact so that a typing error can be noticed but nobody can be called: +998 90 ••• •• 67, d•••@example.uz. */
export function maskContact(contact: string): string {
  const [, code, end] = /^\+998(\d{2})\d{5}(\d{2})$/.exec(contact) ?? [];
  if (code !== undefined && end !== undefined) return `+998\u00A0${code}\u00A0•••\u00A0••\u00A0${end}`;
  const at = contact.lastIndexOf('@');
  return `${contact.slice(0, 1)}•••${at === -1 ? '' : contact.slice(at)}`;
}

/** Masks each phone and address in a text written by other software, such as an error message. */
export const withoutContacts = (text: string): string =>
  text.replaceAll(/\+?998\d{9}|[^\s<>"':,;()]+@[^\s<>"':,;()]+\.[a-z]{2,}/giu, (contact) =>
    maskContact(contact.startsWith('998') ? `+${contact}` : contact),
  );
