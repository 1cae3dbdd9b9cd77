import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes';
import { contentPages } from '#contract/words.ts';

/** `npm run dev`; a production build has no page for developers. */
const isDevelopment = import.meta.env.MODE === 'development';

/** Every URL of the shop, once; languages other than Russian have a prefix (decisions 2). */
const pages = (language: string) => [
  index('home/home-page.tsx', { id: `${language}.home` }),
  route('_app', 'shell/frame/app-address.ts', { id: `${language}.app` }),
  route('catalog', 'catalog/catalog-page.tsx', { id: `${language}.catalog` }),
  route('catalog/:slug', 'catalog/category-page.tsx', { id: `${language}.category` }),
  route('search/suggestions', 'search/suggestions.ts', { id: `${language}.suggestions` }),
  route('collections', 'collections/collections-page.tsx', { id: `${language}.collections` }),
  route('collections/:slug', 'collections/collection-page.tsx', { id: `${language}.collection` }),
  route('moments', 'moments/moments-page.tsx', { id: `${language}.moments` }),
  route('product/:slug', 'product/product-page.tsx', { id: `${language}.product` }),
  route('product/:slug/drawing/:view?', 'product/drawing/drawing-picture.ts', {
    id: `${language}.drawing`,
  }),
  route('product/:slug/reviews', 'reviews/reviews-page.tsx', { id: `${language}.reviews` }),
  route('compare', 'compare/compare-page.tsx', { id: `${language}.compare` }),
  route('reviews/write', 'reviews/write-page.tsx', { id: `${language}.writeReview` }),
  route('favorites', 'favorites/favorites-page.tsx', { id: `${language}.favorites` }),
  route('favorites/toggle', 'favorites/toggle.ts', { id: `${language}.favoritesToggle` }),
  route('favorites/sync', 'favorites/sync.ts', { id: `${language}.favoritesSync` }),
  route('favorites/cards', 'favorites/cards.ts', { id: `${language}.favoritesCards` }),
  route('stores', 'stores/stores-page.tsx', { id: `${language}.stores` }),
  route('stores/:slug', 'stores/store-page.tsx', { id: `${language}.store` }),
  route('certificate', 'certificate/look-up-page.tsx', { id: `${language}.lookUp` }),
  route('certificate/:id', 'certificate/certificate-page.tsx', { id: `${language}.certificate` }),
  route('requests/:kind/:key?', 'requests/requests-page.tsx', { id: `${language}.requests` }),
  route('cart', 'cart/cart-page.tsx', { id: `${language}.cart` }),
  route('checkout', 'checkout/checkout-page.tsx', { id: `${language}.checkout` }),
  route('checkout/reserved', 'product/buy/reserved-pieces.ts', { id: `${language}.reserved` }),
  route('checkout/delivery', 'checkout/form/delivery-quote.ts', { id: `${language}.deliveryQuote` }),
  route('checkout/success', 'checkout/after/success-page.tsx', { id: `${language}.success` }),
  route('checkout/failed', 'checkout/after/failed-page.tsx', { id: `${language}.failed` }),
  route('order/:number', 'order/order-page.tsx', { id: `${language}.guestOrder` }),
  route('checkout/gift-slip', 'checkout/after/gift-slip-page.tsx', { id: `${language}.giftSlip` }),
  ...contentPages.map((slug) => route(slug, 'content/content-page.tsx', { id: `${language}.${slug}` })),
  route('size-guide', 'sizes/size-guide-page.tsx', { id: `${language}.sizeGuide` }),
  route('measurement', 'measurement/measurement-page.tsx', { id: `${language}.measurement` }),
  route('measurement/plain.css', 'measurement/plain-style.ts', { id: `${language}.measurementStyle` }),
  route('login', 'auth/login-page.tsx', { id: `${language}.login` }),
  route('logout', 'auth/logout-page.tsx', { id: `${language}.logout` }),
  route('profile', 'profile/profile-layout.tsx', { id: `${language}.profile` }, [
    index('profile/overview-page.tsx', { id: `${language}.overview` }),
    route('my-orders', 'profile/orders/orders-page.tsx', { id: `${language}.orders` }),
    route('my-orders/:number', 'profile/orders/order-page.tsx', { id: `${language}.order` }),
    route('settings', 'profile/settings/settings-page.tsx', { id: `${language}.settings` }),
    route('settings/export', 'profile/settings/export-my-data.ts', { id: `${language}.export` }),
    route('my-cards', 'profile/cards/cards-page.tsx', { id: `${language}.cards` }),
    route('my-addresses', 'profile/addresses/addresses-page.tsx', { id: `${language}.addresses` }),
  ]),
  route('offline', 'offline/offline-page.tsx', { id: `${language}.offline` }),
  ...(isDevelopment ? [route('dev/kit', 'kit/kit-page.tsx', { id: `${language}.kit` })] : []),
  // any other path of one word: a moment, or a page written by editors
  route(':word', 'content/one-word-page.tsx', { id: `${language}.word` }),
  route('*', 'shell/frame/errors/not-found-page.tsx', { id: `${language}.notFound` }),
];

export default [
  ...pages('ru'),
  ...prefix('uz', pages('uz')),
  ...prefix('uz-cyrl', pages('uz-Cyrl')),
  ...prefix('en', pages('en')),
  route('stones/:drawing', 'product/stones/stone-picture.ts', { id: 'stone' }),
  route('manifest/:language', 'offline/manifest.ts', { id: 'manifest' }),
] satisfies RouteConfig;
