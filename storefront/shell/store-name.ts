/** A store's name without the brand: «Зарона, Самарканд» → «Самарканд». On the shop's own pages the brand is obvious. */
export const shortStoreName = (name: string): string => name.replace(/^[^,]+,\s*/, '');
