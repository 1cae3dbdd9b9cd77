import { Type, type Static } from 'typebox';
import { Id, Line, Nullable, Shape, Som, Words } from '../primitives.ts';

/**
 * `serials`: pieces whose price is refunded; `delivery`: the part of the delivery price that has not been refunded yet; `goodwill`: an
 * additional amount in whole soʻm.
 */
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
 * How a payment is refunded. AUTOMATIC: automatically, by a call to the provider. CABINET: by a person in the provider's cabinet; the
 * provider's callback books it. MANUAL: over the counter or by transfer, with a document number. COUNTER: at the counter of a store.
 */
export const refundMethods = ['AUTOMATIC', 'CABINET', 'MANUAL', 'COUNTER'] as const;

/**
 * `refundable`: the amount in the ledger without pending refunds. Each line is refunded once. `waitingId`: exactly this refund was
 * requested before, and that request waits for its approval.
 */
export const RefundPlan = Shape({
  refundable: Som,
  lines: Type.Array(Shape({ serialNumber: Type.String(), amount: Som, isRefunded: Type.Boolean() })),
  deliveryLeft: Som,
  amount: Som,
  parts: Type.Array(Shape({ provider: Type.String(), amount: Som, method: Words(refundMethods) })),
  needsApproval: Type.Boolean(),
  waitingId: Nullable(Id),
});
export type RefundPlan = Static<typeof RefundPlan>;
