/**
 * Normalizes the order number in a provider's call, as a person may have typed it: lowercase, with spaces around. Returns an empty string
 * for anything else, so that it never reaches a query: a zero byte or an unpaired surrogate would make the query fail.
 */
export function orderNumberOf(typed: string): string {
  const number = typed.trim().toUpperCase();
  return /^[A-Z0-9-]{1,40}$/.test(number) ? number : '';
}
