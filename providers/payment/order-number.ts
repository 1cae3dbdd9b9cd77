/**
 * The number of an order that a provider's call names, typed as a person may: in small letters, with spaces around. Empty for what no order
 * is called, so that nothing else reaches a query: a zero byte or half a surrogate pair would make it fail.
 */
export function orderNumberOf(typed: string): string {
  const number = typed.trim().toUpperCase();
  return /^[A-Z0-9-]{1,40}$/.test(number) ? number : '';
}
