/** First path segments that the shop uses or reserves: editors' pages cannot have them. */
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
  // not pages
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

/** Checks whether `/<slug>` is reserved: by the shop's own pages, or for moments. */
export const isReservedAddress = (slug: string): boolean =>
  reservedAddresses.has(slug) || slug.endsWith('-moments');
