/** Enough to see whether it was typed right, not enough to call: +998 90 ••• •• 67, d•••@example.uz. */
export function maskContact(contact: string): string {
  const [, code, end] = /^\+998(\d{2})\d{5}(\d{2})$/.exec(contact) ?? [];
  if (code !== undefined && end !== undefined) return `+998\u00A0${code}\u00A0•••\u00A0••\u00A0${end}`;
  const at = contact.lastIndexOf('@');
  return `${contact.slice(0, 1)}•••${at === -1 ? '' : contact.slice(at)}`;
}
