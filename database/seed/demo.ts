import type { ClientBase } from 'pg';
import type { TashkentDay } from '#domain/units/tashkent-day.ts';
import { makeAttachments } from './demo/attachments.ts';
import {
  categoryRows,
  collectionPictureRows,
  collectionProductRows,
  collectionRows,
  productAttachmentRows,
  productRows,
} from './demo/catalog-rows.ts';
import { markShop } from '../shop-kind.ts';
import { demoSetting } from './demo-shop.ts';
import { certificatesOf } from './demo/certificates.ts';
import {
  bannerPictureRows,
  bannerRows,
  districtRows,
  momentProductRows,
  momentRows,
  regionRows,
  storeId,
  storeRows,
  tariffRows,
} from './demo/content/content-rows.ts';
import { deliveredOrders } from './demo/orders/delivered-orders.ts';
import { itemAttachmentRows, itemParamRows, itemRows, stoneRows } from './demo/item-rows.ts';
import { addLooseStones } from './demo/loose-stones/loose-stone-rows.ts';
import { readModels } from './demo/models.ts';
import { snapshotOf } from './demo/orders/order-snapshot.ts';
import { addAccounts } from './demo/accounts/add-accounts.ts';
import { addEvents } from './demo/events/add-events.ts';
import { addHistory } from './demo/history/add-history.ts';
import { addMessages } from './demo/messages/add-messages.ts';
import { addRequests } from './demo/requests/add-requests.ts';
import { addStaffWork } from './demo/staff-work/add-staff-work.ts';
import { ordersOf } from './demo/orders/orders.ts';
import { makePieces } from './demo/pieces.ts';
import { addDemoCosts } from './demo/prices/costs.ts';
import { addDemoRates } from './demo/prices/rates.ts';
import { addDemoReductions } from './demo/prices/reductions.ts';
import { insertDictionary } from './dictionary.ts';
import { continueIds, insertRows } from './insert-rows.ts';
import { insertPages } from './pages.ts';

/**
 * Fills the demo shop of the catalogue plan into an empty, migrated database, inside the caller's transaction. It is the same on every
 * machine; dates are relative to `today`. Does nothing if the demo was filled in before.
 */
export async function seedDemo(client: ClientBase, today: TashkentDay): Promise<void> {
  const before = await client.query('select from shop_settings where name = $1', [demoSetting]);
  if (before.rowCount !== 0) return;
  await insertDictionary(client);
  const models = readModels();
  const pieces = makePieces(models);
  const attachments = makeAttachments(models);
  await insertRows(client, 'attachments', attachments.rows);
  await insertRows(client, 'regions', regionRows());
  await insertRows(client, 'districts', districtRows());
  await insertRows(client, 'delivery_tariffs', tariffRows());
  await insertRows(client, 'stores', storeRows(today, attachments));
  await insertRows(client, 'categories', categoryRows(attachments));
  await insertRows(client, 'collections', collectionRows(attachments));
  await insertRows(client, 'collection_pictures', collectionPictureRows(attachments));
  await insertRows(client, 'products', productRows(models, pieces, today));
  await insertRows(client, 'collection_products', collectionProductRows(models));
  await insertRows(client, 'product_attachments', productAttachmentRows(models, attachments));
  await insertRows(client, 'product_items', itemRows(pieces, today, storeId));
  await insertRows(client, 'stones', stoneRows(pieces));
  await insertRows(client, 'item_params', itemParamRows(pieces));
  await insertRows(client, 'item_attachments', itemAttachmentRows(pieces, attachments));
  await insertRows(client, 'certificates', certificatesOf(pieces, today));
  await addLooseStones(client, today);
  await insertRows(client, 'banners', bannerRows(pieces, today, attachments));
  await insertRows(client, 'banner_pictures', bannerPictureRows(attachments));
  await insertRows(client, 'moments', momentRows(attachments));
  await insertRows(client, 'moment_products', momentProductRows());
  await insertPages(client);
  await addDemoReductions(client, today);
  await addDemoRates(client, today);
  const context = { today, storeId, snapshot: snapshotOf };
  const delivered = deliveredOrders(pieces, context);
  await insertRows(client, 'orders', delivered.orders);
  await insertRows(client, 'order_lines', delivered.order_lines);
  await insertRows(client, 'order_events', delivered.order_events);
  await insertRows(client, 'payments', delivered.payments);
  await insertRows(client, 'ledger_entries', delivered.ledger_entries);
  await insertRows(client, 'reviews', delivered.reviews);
  await insertRows(client, 'review_events', delivered.review_events);
  const orders = ordersOf(pieces, { ...context, after: delivered.orders.length });
  await insertRows(client, 'orders', orders.orders);
  await insertRows(client, 'order_lines', orders.order_lines);
  await insertRows(client, 'order_events', orders.order_events);
  await insertRows(client, 'holds', orders.holds);
  await insertRows(client, 'hold_items', orders.hold_items);
  await insertRows(client, 'shop_settings', [{ name: demoSetting, value: { on: today } }]);
  await markShop(client, 'demo');
  await continueIds(client, [
    'attachments',
    'stores',
    'categories',
    'collections',
    'products',
    'product_items',
    'banners',
    'moments',
    'orders',
    'order_lines',
    'reviews',
    'holds',
    'payments',
  ]);
  await client.query(`select setval('order_numbers', $1)`, [delivered.orders.length + orders.orders.length]);
  await addPast(client, today);
}

/** Adds past events of the shop until `today`, and the costs of all its pieces. */
async function addPast(client: ClientBase, today: TashkentDay): Promise<void> {
  await addHistory(client, today);
  await addMessages(client, today);
  await addRequests(client, today);
  await addAccounts(client, today);
  await addEvents(client, today);
  await addDemoCosts(client);
  await addStaffWork(client, today);
}
