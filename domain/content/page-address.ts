/** Words of the first place of an address that are the shop's own, or are kept for it: no page of editors may be there. */
export const reservedAddresses: ReadonlySet<string> = new Set([
  // pages of the shop (storefront/routes.test.ts compares them with the storefront's routes)
  'cart',
  'catalog',
  'certificate',
  'checkout',
  'collections',
  'compare',
  'dev',
  'favorites',
  'login',
  'logout',
  'measurement',
  'moments',
  'offline',
  'order',
  'product',
  'profile',
  'requests',
  'reviews',
  'search',
  'size-guide',
  'stores',
  // languages
  'en',
  'ru',
  'uz',
  'uz-cyrl',
  // what is no page
  'admin',
  'api',
  'assets',
  'feeds',
  'health',
  'manifest',
  'metrics',
  'sitemaps',
  'stones',
]);

/** Whether a page of editors may be at `/<slug>`: not where the shop's own pages are, nor where a moment would be. */
export const isReservedAddress = (slug: string): boolean =>
  reservedAddresses.has(slug) || slug.endsWith('-moments');
