import { Type, type Static } from 'typebox';
import { Line, Shape, Som, Words } from '../primitives.ts';

/** `serials`: pieces whose price goes back; `delivery`: what is left of the delivery's price; `goodwill`: beyond that, whole soʻm. */
export const RefundOrder = Shape({
  serials: Type.Array(Line(40), { maxItems: 100, uniqueItems: true }),
  delivery: Type.Boolean(),
  goodwill: Som,
  reason: Line(300),
});

export const RefundPlanQuery = Shape({
  serials: Type.Optional(Type.String({ minLength: 1, maxLength: 4000, pattern: '^[^,]+(,[^,]+)*$' })),
  delivery: Type.Optional(Type.Boolean()),
  goodwill: Type.Optional(Som),
});

/**
 * How money goes back. BY_ITSELF: the provider is called and does it. CABINET: somebody does it in the provider's cabinet, whose call books
 * it. BY_HAND: over the counter or by transfer, with a paper. COUNTER: at the counter of a store.
 */
export const refundWays = ['BY_ITSELF', 'CABINET', 'BY_HAND', 'COUNTER'] as const;

/** `refundable`: what the ledger has and no refund waits for. Each line goes back once. */
export const RefundPlan = Shape({
  refundable: Som,
  lines: Type.Array(Shape({ serialNumber: Type.String(), amount: Som, isRefunded: Type.Boolean() })),
  deliveryLeft: Som,
  amount: Som,
  parts: Type.Array(Shape({ provider: Type.String(), amount: Som, way: Words(refundWays) })),
  needsApproval: Type.Boolean(),
});
export type RefundPlan = Static<typeof RefundPlan>;
