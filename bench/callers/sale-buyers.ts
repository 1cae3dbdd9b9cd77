import type { PlaceOrder } from '#contract/order.ts';
import { lineKey } from '#domain/cart/line-key.ts';
import type { Db } from '#database/connect.ts';
import type { ShopClient } from './http-client.ts';

/** A piece that can be bought, and where its order is picked up. */
export interface Offer {
  key: string;
  priceSom: number;
  storeId: number;
}

/** A shopper with this one piece in the cart. */
export interface Buyer {
  hold(): Promise<void>;
  place(): Promise<void>;
  /** Returns `ORDERED`, or the code of the refusal. */
  tryToPlace(): Promise<string>;
}

/** Returns every piece on sale, after giving the stores hours: 10 to 20 every day. */
export async function readOffers(db: Db): Promise<Offer[]> {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '10:00', closes: '20:00' }));
  await db
    .updateTable('stores')
    .set({ hours: JSON.stringify(hours) })
    .execute();
  const store = await db.selectFrom('stores').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('product_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select([
      'i.product_id',
      'i.size_hundredths_mm',
      'i.length_mm',
      'i.probe',
      'i.weight_mg',
      'i.price_b2c_som',
    ])
    .where('i.product_item_state', '=', 'AVAILABLE')
    .where('p.product_state', '=', 'ACTIVE')
    .where('i.price_b2c_som', '>', 0)
    .orderBy('i.id')
    .execute();
  return rows.map((row) => ({
    key: lineKey({
      productId: row.product_id,
      sizeMm: row.size_hundredths_mm === null ? null : row.size_hundredths_mm / 100,
      lengthCm: row.length_mm === null ? null : row.length_mm / 10,
      probe: row.probe,
      weightGrams: row.weight_mg / 1000,
    }),
    priceSom: row.price_b2c_som ?? 0,
    storeId: store.id,
  }));
}

/** Creates one buyer for each offer, each with a cart and an address of their own. */
export async function addBuyers(app: ShopClient, offers: readonly Offer[]): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (const offer of offers) buyers.push(await addBuyer(app, offer));
  return buyers;
}

let addresses = 0;

async function addBuyer(app: ShopClient, offer: Offer): Promise<Buyer> {
  addresses += 1;
  const remoteAddress = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
  const line = {
    method: 'PUT',
    url: `/api/v1/cart/lines/${offer.key}`,
    payload: { quantity: 1 },
    remoteAddress,
  } as const;
  const { statusCode, cookies, body } = await app.inject(line);
  const [cookie] = cookies;
  if (statusCode !== 200 || cookie === undefined) throw new Error(body);
  const post = (url: string, payload?: PlaceOrder) =>
    app.inject({
      method: 'POST',
      url,
      remoteAddress,
      cookies: { [cookie.name]: cookie.value },
      headers: { 'idempotency-key': crypto.randomUUID() },
      ...(payload !== undefined && { payload }),
    });
  const form = orderForm(offer, addresses);
  const tryToPlace = async () => {
    const answer = await post('/api/v1/orders', form);
    return answer.statusCode === 201 ? 'ORDERED' : answer.json<{ code: string }>().code;
  };
  return {
    hold: async () => {
      const answer = await post('/api/v1/cart/hold');
      if (answer.json<{ hold: unknown }>().hold == null) throw new Error(answer.body);
    },
    place: async () => {
      const outcome = await tryToPlace();
      if (outcome !== 'ORDERED') throw new Error(outcome);
    },
    tryToPlace,
  };
}

/** Each buyer has a phone of their own: orders of one phone wait for each other, because they are counted. */
function orderForm(offer: Offer, buyer: number): PlaceOrder {
  return {
    contact: { name: 'Dilnoza', phone: `+99890${String(buyer).padStart(7, '0')}` },
    fulfillment: { kind: 'PICKUP', storeId: offer.storeId },
    payment: { method: 'CASH' },
    expectedTotal: offer.priceSom,
    consent: true,
  };
}
