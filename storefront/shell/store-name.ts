/** A store's name without the brand before it: «Зарона, Самарканд» → «Самарканд». On our own pages all stores are ours. */
export const shortStoreName = (name: string): string => name.replace(/^[^,]+,\s*/, '');
