import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Cart } from '#contract/cart.ts';
import type { PlaceOrder } from '#contract/order.ts';
import { lineKey } from '#domain/cart/line-key.ts';
import { type Db, connect } from '#database/connect.ts';
import { testDatabase } from '#database/testing.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import type { App } from './kit/app-type.ts';
import { saleTasks } from './start/join-sale.ts';

/** Wednesday, 8 April 2026, 12:00 in Tashkent: every store is open, no courier rests. */
export const noon = new Date('2026-04-08T07:00:00Z');

export interface SaleOptions {
  /** Of the pool: how many transactions can run at once. */
  connections?: number;
  environment?: Record<string, string>;
}

/** A shop with an empty catalogue on a database of its own, under a clock that the test turns. */
export async function testSale({ connections = 10, environment = {} }: SaleOptions = {}) {
  const database = await testDatabase({ seed: 'empty' });
  const {
    db,
    pool,
    close: disconnect,
  } = connect({
    ...database.connection,
    max: connections,
    // a crowd may wait for a connection longer than a shop would let it
    connectionTimeoutMillis: 60_000,
  });
  const config = readConfig({
    LOG_LEVEL: 'silent',
    SECRET_KEY: 'a-secret-for-tests-only-0123456789',
    DATA_DIR: database.folder,
    ...environment,
  });
  const clock = { now: noon };
  const parts = { db, pool, connection: database.connection, config, now: () => clock.now };
  const { app } = await createApp(parts);
  await app.ready();
  const close = async () => {
    await app.close();
    await disconnect();
    await database.close();
  };
  return { app, parts, db, clock, runTask: taskRunner(parts), close };
}

/** Runs a background task as the worker would, to its end. */
function taskRunner(parts: Parameters<typeof saleTasks>[0]): (name: string) => Promise<void> {
  const features = saleTasks(parts);
  return async (name) => {
    const task = features.find(({ tasks }) => name in tasks)?.tasks[name];
    if (task === undefined) throw new Error(`there is no task ${name}`);
    // none of these tasks looks at its payload or at the worker
    await Reflect.apply(task, undefined, [{}, undefined]);
  };
}

const words = (text: string) => ({ uz: text, ru: text, en: text });

/** Two stores in Tashkent and one in Samarkand, open 10 to 20 every day, and couriers to both regions. Answers the ids of the stores. */
export async function addPlaces(
  db: Db,
): Promise<{ amirTemur: number; chilonzor: number; samarqand: number }> {
  await db
    .insertInto('regions')
    .values([
      { id: 'tashkent-city', soato: '1726', name: words('Tashkent'), position: 1 },
      { id: 'samarkand', soato: '1718', name: words('Samarkand'), position: 2 },
      { id: 'khorezm', soato: '1733', name: words('Khorezm'), position: 3 },
    ])
    .execute();
  await db
    .insertInto('districts')
    .values([
      { id: '1726266', region_id: 'tashkent-city', name: words('Yunusobod'), position: 1 },
      { id: '1718401', region_id: 'samarkand', name: words('Samarkand'), position: 1, is_center: true },
      { id: '1718203', region_id: 'samarkand', name: words('Urgut'), position: 2 },
      { id: '1733401', region_id: 'khorezm', name: words('Urganch'), position: 1 },
    ])
    .execute();
  const tariff = { cost_som: 45_000, free_from_som: 3_000_000, min_days: 2, max_days: 3 };
  await db
    .insertInto('delivery_tariffs')
    .values([
      { region_id: 'tashkent-city', cost_som: 30_000, free_from_som: 1_000_000, min_days: 1, max_days: 1 },
      { region_id: 'samarkand', ...tariff, min_days: 3, max_days: 5, cost_som: 60_000 },
      { region_id: 'samarkand', district_id: '1718401', ...tariff },
    ])
    .execute();
  return {
    amirTemur: await addStore(db, 'toshkent-amir-temur'),
    chilonzor: await addStore(db, 'toshkent-chilonzor'),
    samarqand: await addStore(db, 'samarqand', 'samarkand'),
  };
}

async function addStore(db: Db, slug: string, regionId = 'tashkent-city'): Promise<number> {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '10:00', closes: '20:00' }));
  const store = await db
    .insertInto('stores')
    .values({
      slug,
      name: words(slug),
      address: words('Amir Temur 15'),
      phone: '+998 71 000-00-01',
      latitude: 41.3,
      longitude: 69.2,
      hours: JSON.stringify(hours),
      region_id: regionId,
      position: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return store.id;
}

let models = 0;

/** A ring that is on sale, without pieces. */
export async function addModel(db: Db, state: 'ACTIVE' | 'DRAFT' | 'ARCHIVED' = 'ACTIVE'): Promise<number> {
  models += 1;
  const slugs = { slug_uz: `uzuk-${models}`, slug_ru: `kolco-${models}`, slug_en: `ring-${models}` };
  const named = { name: words(`Ring ${models}`), description: words('') };
  const category = await db
    .insertInto('categories')
    .values({ ...slugs, ...named, position: models })
    .returning('id')
    .executeTakeFirstOrThrow();
  const product = await db
    .insertInto('products')
    .values({
      ...slugs,
      ...named,
      artikul: `ZR-${models}`,
      product_state: state,
      category_id: category.id,
      metal: 'yellow',
      gender: 'women',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return product.id;
}

export interface NewPiece {
  productId: number;
  priceSom?: number | null;
  weightMg?: number;
  /** Inner diameter in hundredths of a millimetre. */
  size?: number | null;
  storeId?: number | null;
  arrivesOn?: string | null;
  state?: 'AVAILABLE' | 'RESERVED' | 'SOLD' | 'WITHDRAWN';
}

export interface AddedPiece {
  id: number;
  serialNumber: string;
  /** The key of exactly this piece, and of any with its size and fineness. */
  fullKey: string;
  shortKey: string;
}

let serials = 0;

/** A piece of 585 gold: size 17, 3.42 g, 7 270 000 soʻm, in the warehouse, unless it is said. */
export async function addPiece(db: Db, piece: NewPiece): Promise<AddedPiece> {
  serials += 1;
  const serialNumber = `Z-${serials}`;
  const size = piece.size === undefined ? 1700 : piece.size;
  const weightMg = piece.weightMg ?? 3420;
  const { id } = await db
    .insertInto('product_items')
    .values({
      product_id: piece.productId,
      serial_number: serialNumber,
      product_item_state: piece.state ?? 'AVAILABLE',
      price_b2c_som: piece.priceSom === undefined ? 7_270_000 : piece.priceSom,
      probe: 585,
      size_hundredths_mm: size,
      weight_mg: weightMg,
      makers_mark: 'Z',
      store_id: piece.storeId ?? null,
      arrives_on: piece.arrivesOn ?? null,
      received_on: '2026-03-01',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const facts = { productId: piece.productId, sizeMm: size === null ? null : size / 100, probe: 585 };
  return {
    id,
    serialNumber,
    fullKey: lineKey({ ...facts, weightGrams: weightMg / 1000 }),
    shortKey: lineKey(facts),
  };
}

/** A shopper's browser: it keeps the cart cookie, and no two shoppers share an address. */
export function shopper(app: App, language = 'ru') {
  const remoteAddress = `10.0.${Math.floor(shoppers / 250)}.${(shoppers % 250) + 1}`;
  shoppers += 1;
  const jar = new Map<string, string>();
  const send = async (options: InjectOptions): Promise<LightMyRequestResponse> => {
    const headers = { 'accept-language': language, ...options.headers };
    const answer = await app.inject({ ...options, headers, remoteAddress, cookies: Object.fromEntries(jar) });
    for (const cookie of answer.cookies) jar.set(cookie.name, cookie.value);
    return answer;
  };
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE') => (url: string, payload?: object) =>
    send({ method, url, ...(payload !== undefined && { payload }) });
  return { jar, send, get: call('GET'), put: call('PUT'), post: call('POST'), delete: call('DELETE') };
}
export type Shopper = ReturnType<typeof shopper>;

let shoppers = 0;

export async function putLine(by: Shopper, key: string, quantity = 1): Promise<Cart> {
  const answer = await by.put(`/api/v1/cart/lines/${key}`, { quantity });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

/** A filled-in form: picked up in that store, paid in cash. */
export function orderForm(
  args: { storeId: number; expectedTotal: number } & Partial<PlaceOrder>,
): PlaceOrder {
  const { storeId, ...fields } = args;
  return {
    contact: { name: 'Dilnoza', phone: '+998901234567' },
    fulfillment: { kind: 'PICKUP', storeId },
    payment: { method: 'CASH' },
    consent: true,
    ...fields,
  };
}

export function place(
  by: Shopper,
  form: PlaceOrder,
  key: string = crypto.randomUUID(),
): Promise<LightMyRequestResponse> {
  return by.send({
    method: 'POST',
    url: '/api/v1/orders',
    headers: { 'idempotency-key': key },
    payload: form,
  });
}
