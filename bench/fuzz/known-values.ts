import { readFileSync } from 'node:fs';
import path from 'node:path';
import { certificateId } from '#domain/catalog/certificate-id.ts';
import type { ShopClient } from '../callers/http-client.ts';

/** Values known to a shopper of the demo, by the name of the field or parameter that they fit. */
export type Known = Record<string, readonly unknown[]>;

const testPhone = '+998901112233';

/** Creates a user with a cart, an address, a visit and an order, so that requests find existing records. */
export async function loadKnownValues({ app, folder }: { app: ShopClient; folder: string }): Promise<Known> {
  const authorization = `Bearer ${await logIn(app, folder)}`;
  const call = callerOf(app, { authorization });
  const products = await productsOf(call);
  const places = await placesOf(call);
  const [piece] = products.pieces;
  await call('PUT', `/api/v1/cart/lines/${piece?.lineKey}`, { quantity: 1 });
  await call('POST', '/api/v1/cart/hold');
  const { total } = await call<{ total: number }>('GET', '/api/v1/cart');
  const contact = { name: 'Dilnoza', phone: testPhone };
  const order = await call<{ number: string; token: string }>('POST', '/api/v1/orders', {
    contact,
    fulfillment: { kind: 'PICKUP', storeId: places.stores[0] },
    payment: { method: 'FAKE' },
    expectedTotal: total,
    consent: true,
  });
  const address = {
    regionId: places.region,
    districtId: places.district,
    street: 'Registon',
    house: '5',
    apartment: '',
    landmark: '',
  };
  const { id: addressId } = await call<{ id: number }>('POST', '/api/v1/addresses', {
    ...address,
    entrance: '',
    floor: '',
    recipientName: '',
    recipientPhone: null,
    comment: '',
    isDefault: true,
  });
  const guest = await app.inject({
    method: 'PUT',
    url: `/api/v1/cart/lines/${products.pieces[1]?.lineKey}`,
    payload: { quantity: 1 },
  });
  const cookie = guest.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return {
    authorization: ['', authorization, authorization],
    cookie: ['', cookie],
    'idempotency-key': ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'],
    slug: [...products.slugs, ...(await slugsOf(call))],
    product: products.slugs,
    id: [1, 2, addressId, ...products.ids],
    productId: products.ids,
    ids: [products.ids.slice(0, 3).join(',')],
    key: products.pieces.map(({ lineKey }) => lineKey),
    takenFrom: products.pieces.map(({ lineKey }) => lineKey),
    itemId: products.pieces.map(({ id }) => id),
    serialNumber: products.pieces.map(({ serialNumber }) => serialNumber),
    number: [order.number],
    orderNumber: [order.number],
    token: [order.token],
    expectedTotal: [total],
    storeId: places.stores,
    regionId: [places.region],
    districtId: [places.district],
    regionCode: [places.regionCode],
    phone: [testPhone, '+998907654321'],
    email: ['dilnoza@example.uz'],
    q: ['кольцо', 'uzuk', 'sirg', 'ZR-00', '17.5'],
    digits: [testPhone.slice(-4)],
    consent: [true],
    quantity: [1],
  };
}

type Caller = <T>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => Promise<T>;

function callerOf(app: ShopClient, headers: Record<string, string>): Caller {
  return async <T>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url,
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      ...(payload && { payload }),
    });
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`);
    return answer.json<T>();
  };
}

async function logIn(app: ShopClient, folder: string): Promise<string> {
  const post = (name: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/v1/${name}`, payload });
  await post('authenticate-with-otp', { phone: testPhone });
  // the demo writes its messages there
  const sent = readFileSync(path.join(folder, 'messages.jsonl'), 'utf8').trimEnd().split('\n').at(-1) ?? '';
  const code = /(?<!\d)\d{6}(?!\d)/.exec((JSON.parse(sent) as { text: string }).text)?.[0]; // written by the demo's phone
  const answer = await post('verify-otp', { phone: testPhone, code });
  return answer.json<{ authToken: string }>().authToken;
}

async function productsOf(call: Caller) {
  const { data } = await call<{ data: { content: { id: number; slugRu: string; slugEn: string }[] } }>(
    'GET',
    '/api/es/v1/es-products?size=12&inStock=true',
  );
  const pieces: { id: number; lineKey: string; serialNumber: string }[] = [];
  for (const { slugRu } of data.content) {
    const { items } = await call<{
      items: ((typeof pieces)[number] & { productItemState: string; priceB2C?: number | null })[];
    }>('GET', `/api/v1/products/${slugRu}`);
    pieces.push(...items.filter(({ productItemState }) => productItemState === 'AVAILABLE').slice(0, 2));
  }
  return {
    pieces,
    ids: data.content.map(({ id }) => id),
    slugs: data.content.flatMap(({ slugRu, slugEn }) => [slugRu, slugEn]),
  };
}

async function placesOf(call: Caller) {
  const stores = await call<{ id: number }[]>('GET', '/api/v1/stores');
  const [region] = await call<{ id: number; code: string }[]>('GET', '/api/v1/regions');
  const [district] = await call<{ id: number }[]>('GET', `/api/v1/districts?regionId=${region?.id}`);
  return {
    stores: stores.map(({ id }) => id),
    region: region?.id,
    regionCode: region?.code,
    district: district?.id,
  };
}

async function slugsOf(call: Caller): Promise<string[]> {
  const categories = await call<{ slugRu: string }[]>('GET', '/api/v1/categories');
  return [...categories.slice(0, 3).map(({ slugRu }) => slugRu), 'about', 'delivery'];
}

/** Returns additional values for the storefront's forms, and the cookies of logged-in users. */
export function knownToPages(known: Known): Known {
  const [token] = (known['authorization'] ?? []).filter((one) => one !== '');
  return {
    ...known,
    tokenCookies: ['', `access_token=${String(token).replace('Bearer ', '')}`],
    certificate: [certificateId(2026, 101), 'zc 2026 000101 lz', 'ZC-2026-000101-AA'],
    anything: ['call-back', 'visit', 'notify', 'nikoh', 'alone', 'nothing'],
    order: known['number'] ?? [],
    piece: known['serialNumber'] ?? [],
    pieces: known['serialNumber'] ?? [],
    product: known['productId'] ?? [],
    kind: ['PICKUP', 'DELIVERY', 'phone', 'email'],
    method: ['CASH', 'CARD_IN_STORE', 'FAKE', 'PAYME', 'PAYME:1'],
    name: ['Dilnoza Oʻrinova'],
    consent: ['on'],
    street: ['Registon'],
    house: ['5'],
    code: ['000000'],
    to: ['/uz/cart', '//evil.example', 'https://evil.example', '/\\evil.example'],
    'require-auth': ['/profile', '//evil.example', 'https://evil.example', '/\\evil.example'],
    page: [1, 2, 999],
    rating: [5],
    sort: ['new', 'price', '-price'],
    view: ['table'],
    region: known['regionCode'] ?? [],
    city: known['regionCode'] ?? [],
    day: ['2026-12-01'],
    time: ['12:00'],
    bestTime: ['ANY'],
    subject: ['GENERAL'],
    answer: ['yes', 'no'],
    form: ['email', 'registration', 'forgotten', 'code'],
    language: ['ru', 'uz'],
    idempotencyKey: known['idempotency-key'] ?? [],
    lettering: ['CLASSIC'],
    ribbon: ['IVORY'],
    text: ['Dilnoza 2026'],
    provider: ['PAYME', 'FAKE'],
  };
}
