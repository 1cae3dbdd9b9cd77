/** What changed: products by id (or everything), or a table of content. */
type Change = { products: number[] | '*' } | { content: string };

/** The tags whose pages a change makes stale. Lists and counts show every product, so any of them touches `catalog`. */
export function tagsOfChange(change: Change): string[] | '*' {
  if ('content' in change) return ['content', 'catalog'];
  return change.products === '*' ? '*' : ['catalog', ...change.products.map((id) => `product:${id}`)];
}
