import type { StaffSession } from '#contract/admin/staff/staff.ts';
import type { Permission } from '#domain/auth/permissions.ts';
import { sectionsOf } from '../sections.ts';
import { hasPermission, hasPermissionEverywhere } from '../session.ts';

export interface PaletteScreen {
  path: string;
  /** Its text is `bo-palette:<name>`. */
  name: string;
}

interface Known extends PaletteScreen {
  permission: Permission | null;
  /** It shows nothing that belongs only to the user's own stores. */
  ofAll?: true;
}

const screen = (path: string, name: string, permission: Permission | null): Known => ({
  path,
  name,
  permission,
});

/** Every screen with a fixed address, without a record. */
const screens: readonly Known[] = [
  screen('/orders', 'orders', 'orders.read'),
  screen('/orders/new', 'newOrder', 'orders.write'),
  screen('/counter', 'sale', 'counter.sell'),
  screen('/counter/returns', 'returns', 'orders.return'),
  screen('/counter/gold', 'gold', 'counter.gold'),
  screen('/counter/day', 'cashDay', 'money.read'),
  screen('/pieces', 'pieces', 'pieces.read'),
  screen('/pieces/receive', 'receive', 'pieces.write'),
  screen('/transfers', 'transfers', 'pieces.move'),
  screen('/transfers/new', 'newTransfer', 'pieces.move'),
  screen('/stocktakes', 'stocktakes', 'pieces.count'),
  screen('/models', 'models', 'catalog.write'),
  screen('/models/new', 'newModel', 'catalog.write'),
  screen('/catalog/categories', 'categories', 'catalog.write'),
  screen('/catalog/collections', 'collections', 'catalog.write'),
  screen('/catalog/params', 'params', 'catalog.write'),
  screen('/catalog/words', 'catalogWords', 'catalog.write'),
  screen('/catalog/media', 'media', 'catalog.write'),
  screen('/certificates', 'certificates', 'certificates.write'),
  screen('/certificates/misses', 'certificateMisses', 'certificates.write'),
  screen('/prices/rates', 'rates', 'prices.read'),
  screen('/prices/rates/new', 'newRate', 'rates.write'),
  screen('/prices/formula', 'formula', 'prices.read'),
  screen('/prices/pieces', 'piecePrices', 'prices.write'),
  screen('/prices/promotions', 'promotions', 'promotions.read'),
  screen('/prices/promotions/new', 'newPromotion', 'promotions.write'),
  screen('/prices/codes', 'promoCodes', 'promotions.read'),
  screen('/prices/codes/new', 'newPromoCode', 'promotions.write'),
  screen('/people/calls', 'calls', 'requests.work'),
  screen('/people/visits', 'visits', 'requests.work'),
  screen('/people/waits', 'waits', 'requests.work'),
  screen('/people/reviews', 'reviews', 'reviews.moderate'),
  screen('/people/customers', 'customers', 'customers.read'),
  screen('/people/privacy', 'privacy', 'customers.privacy'),
  screen('/people/businesses', 'businesses', 'customers.b2b'),
  screen('/content/pages', 'pages', 'content.write'),
  screen('/content/moments', 'moments', 'content.write'),
  screen('/content/banners', 'banners', 'content.write'),
  screen('/content/stores', 'stores', 'content.write'),
  screen('/content/delivery', 'delivery', 'delivery.write'),
  screen('/content/search', 'siteSearch', 'search.write'),
  screen('/content/wording', 'wording', 'content.write'),
  screen('/money/refunds', 'refunds', 'money.read'),
  screen('/money/discrepancies', 'discrepancies', 'money.read'),
  screen('/money/receipts', 'receipts', 'money.read'),
  screen('/money/payments', 'payments', 'money.read'),
  screen('/money/days', 'days', 'money.settle'),
  screen('/figures/weeks', 'weeks', 'figures.read'),
  screen('/figures/stock', 'stock', 'figures.read'),
  { ...screen('/figures/funnel', 'funnel', 'figures.read'), ofAll: true },
  { ...screen('/figures/demand', 'demand', 'figures.read'), ofAll: true },
  { ...screen('/figures/sizes', 'sizes', 'figures.read'), ofAll: true },
  screen('/figures/margin', 'margin', 'figures.margin'),
  screen('/exchange/imports', 'imports', 'imports.run'),
  screen('/exchange/exports', 'exports', 'exports.run'),
  screen('/exchange/feeds', 'feeds', 'feeds.read'),
  screen('/approvals', 'approvals', 'approvals.read'),
  screen('/staff', 'staff', 'staff.read'),
  screen('/audit', 'audit', 'audit.read'),
  screen('/jobs', 'jobs', 'jobs.read'),
  { ...screen('/tasks', 'tasks', 'jobs.read'), ofAll: true },
  screen('/messages', 'messages', 'jobs.read'),
  screen('/keys', 'keys', 'keys.read'),
  screen('/webhooks', 'webhooks', 'keys.read'),
  screen('/settings', 'settings', 'settings.read'),
  screen('/me', 'me', null),
];

/** The screens that a member of the staff may open; sections whose first screen is among them come before all others. */
export function screensOf(session: StaffSession): readonly PaletteScreen[] {
  const inner = screens.filter(({ permission, ofAll }) => {
    if (permission === null) return true;
    return ofAll === true ? hasPermissionEverywhere(session, permission) : hasPermission(session, permission);
  });
  const sections = sectionsOf(session).map(({ path, name }) => ({ path, name: `section.${name}` }));
  return [...sections.filter(({ path }) => inner.every((one) => one.path !== path)), ...inner];
}
