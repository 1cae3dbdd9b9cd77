import { openShop } from './shop.ts';

/** One shop for the whole run. SHOP_URL names one that is open already. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['SHOP_URL']) return async () => {};
  const shop = await openShop();
  process.env['SHOP_URL'] = shop.url;
  return shop.close;
}
