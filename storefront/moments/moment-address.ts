const ending = '-moments';

/** `nikoh` for `nikoh-moments`; null for any other word (ui.md MOM-1). */
export function productOfAddress(word: string): string | null {
  const product = word.endsWith(ending) ? word.slice(0, -ending.length) : '';
  return /^[a-z0-9-]+$/.test(product) ? product : null;
}
