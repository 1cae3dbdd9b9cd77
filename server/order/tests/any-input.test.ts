import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addPiece } from '#server/testing-goods.ts';
import { byCourier, cancel, orderForm } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { putLine, shopper } from '#server/testing-shopper.ts';
import { requireSound } from '#database/invariants.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    "'; drop table orders; --",
    '\u202e',
    '😀'.repeat(20),
    ' ',
    '9'.repeat(80),
  ),
);
const odd = fc.oneof(
  oddText,
  fc.constantFrom(
    null,
    true,
    [],
    {},
    -1,
    0,
    1.5,
    1e300,
    Number.MAX_SAFE_INTEGER,
    'PICKUP',
    'DELIVERY',
    'FAKE',
  ),
);

/** A form in which up to three fields have unusual values. */
const oddForm = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'contact',
        'contact.name',
        'contact.phone',
        'contact.email',
        'fulfillment',
        'fulfillment.kind',
        'fulfillment.storeId',
        'fulfillment.address',
        'fulfillment.address.street',
        'fulfillment.address.house',
        'fulfillment.address.landmark',
        'fulfillment.address.regionId',
        'payment.method',
        'expectedTotal',
        'comment',
        'consent',
        'more',
      ),
      odd,
    ),
    { maxLength: 3 },
  )
  .chain((changes) => fc.boolean().map((isDelivery) => ({ changes, isDelivery })));

describe('arbitrary input', () => {
  it('to placing an order never causes an internal error', async () => {
    const piece = await addPiece(sale.db);
    await fc.assert(
      fc.asyncProperty(oddForm, async ({ changes, isDelivery }) => {
        const buyer = shopper(sale.app);
        await putLine(buyer, piece.fullKey);
        const form: object = orderForm(sale, isDelivery ? byCourier() : {});
        for (const [path, value] of changes) setAt(form, path.split('.'), value);
        const headers = { 'idempotency-key': crypto.randomUUID() };
        const answer = await buyer.send({ method: 'POST', url: '/api/v1/orders', headers, payload: form });
        expect([201, 400, 409]).toContain(answer.statusCode);
        if (answer.statusCode !== 201) return;
        expect((await cancel(buyer, answer.json())).statusCode).toBe(200);
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it('as the key or the quantity of a cart line never causes an internal error', async () => {
    const part = fc.oneof(
      fc.nat().map(String),
      fc.constantFrom('', '0', '17.50', '1e9', '9'.repeat(20), '-1', ' ', '%00'),
    );
    const key = fc.oneof(
      fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('___')),
      oddText.filter((text) => text.isWellFormed()),
    );
    await fc.assert(
      fc.asyncProperty(key, odd, async (text, quantity) => {
        const url = `/api/v1/cart/lines/${encodeURIComponent(text)}`;
        const answer = await shopper(sale.app).send({ method: 'PUT', url, payload: { quantity } });
        expect([400, 404, 409]).toContain(answer.statusCode);
      }),
      { numRuns: 500 },
    );
  }, 60_000);
});

function setAt(target: object, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    Reflect.set(target, name, value);
    return;
  }
  const inner: unknown = Reflect.get(target, name);
  if (typeof inner === 'object' && inner !== null) setAt(inner, rest, value);
}
