import { rm } from 'node:fs/promises';
import { taken } from './support/cart.ts';
import { openShop, shopLog } from './shop.ts';

/** Starts one shop for the whole run. SHOP_URL and SHOP_FOLDER name a running one and its DATA_DIR. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['SHOP_URL']) {
    await rm(taken(), { recursive: true, force: true });
    return async () => {};
  }
  await rm(shopLog, { force: true });
  const shop = await openShop();
  process.env['SHOP_URL'] = shop.url;
  process.env['SHOP_FOLDER'] = shop.folder;
  return shop.close;
}
