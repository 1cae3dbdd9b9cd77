import { Type, type Static } from 'typebox';
import { Day, Id, Instant, Line, names, Nullable, Shape, Som, Words } from '../../primitives.ts';
import { AnyOf, IsSet, listQuery, NumberText } from '../list.ts';
import { PricePreview } from './price-preview.ts';

/** PLANNED: not started yet. RUNNING: in force. OVER: ended. */
export const reductionStates = ['PLANNED', 'RUNNING', 'OVER'] as const;
/** What a promotion or a promo code applies to. `word`: the artikul of a model, or the address of a category or a collection. */
export const targetKinds = ['MODEL', 'CATEGORY', 'COLLECTION'] as const;
export const ReductionTarget = Shape({ kind: Words(targetKinds), word: Type.String(), ...names });

const Version = Type.Integer({ minimum: 1 });
const Count = Type.Integer({ minimum: 0 });
/** Exactly one of `percent` and `sum`. */
const rowFields = {
  id: Id,
  version: Version,
  percent: Nullable(Type.Integer()),
  sum: Nullable(Som),
  stacks: Type.Boolean(),
  from: Instant,
  until: Nullable(Instant),
  state: Words(reductionStates),
  targets: Type.Array(ReductionTarget),
  setBy: Nullable(Type.String()),
};

/** A reduction by a percentage or by an amount. */
export const reductionKinds = ['PERCENT', 'SUM'] as const;
/**
 * `target`: any of the kinds of targets; ALL = no target, so it applies to everything. Days are in the time zone of Tashkent, both
 * inclusive.
 */
const filters = {
  state: Type.Optional(AnyOf),
  kind: Type.Optional(AnyOf),
  target: Type.Optional(AnyOf),
  stacks: Type.Optional(Type.Boolean()),
  staffId: Type.Optional(AnyOf),
  'from.from': Type.Optional(Day),
  'from.to': Type.Optional(Day),
  'until.from': Type.Optional(Day),
  'until.to': Type.Optional(Day),
};

export const PromotionsQuery = Shape({ ...listQuery(['from']), ...filters });
/**
 * `pieces`: pieces whose price it determines now; `total`: the sum of their prices. `sold`: pieces sold at its price; `given`: total
 * reduction from their list prices.
 */
export const PromotionRow = Shape({
  ...rowFields,
  ...names,
  pieces: Count,
  total: Som,
  sold: Count,
  given: Som,
});
export const promotionColumns = [
  'name',
  'state',
  'off',
  'given',
  'targets',
  'period',
  'pieces',
  'total',
  'sold',
  'stacks',
  'setBy',
] as const;

/** `usedUp`: the maximum number of orders has used it. `limit`: whether the number of orders is limited. */
export const PromoCodesQuery = Shape({
  ...listQuery(['from', 'uses', 'given']),
  ...filters,
  usedUp: Type.Optional(Type.Boolean()),
  limit: Type.Optional(IsSet),
  'uses.from': Type.Optional(NumberText),
  'uses.to': Type.Optional(NumberText),
});
/**
 * Without targets it applies to everything. `least`: minimum price of the goods. `uses`: orders that used it and were not cancelled;
 * `given`: the total discount in them. null = unlimited.
 */
export const PromoCodeRow = Shape({
  ...rowFields,
  code: Type.String(),
  least: Som,
  maxUses: Nullable(Count),
  maxUsesPerShopper: Nullable(Count),
  uses: Count,
  given: Som,
});
export const promoCodeColumns = [
  'code',
  'state',
  'off',
  'uses',
  'given',
  'targets',
  'period',
  'least',
  'maxUsesPerShopper',
  'stacks',
  'setBy',
] as const;

const wished = {
  percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
  sum: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000_000 })),
  stacks: Type.Boolean(),
  targets: Type.Array(Type.String({ minLength: 1, maxLength: 160 }), { maxItems: 100 }),
};
const Uses = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const codeLimits = {
  least: Type.Optional(Som),
  maxUses: Type.Optional(Uses),
  maxUsesPerShopper: Type.Optional(Uses),
};
/** `from` left out = at once; `until` left out = until it is ended. `reason`: shown to the person who approves it. */
const period = {
  from: Type.Optional(Instant),
  until: Type.Optional(Instant),
  reason: Type.Optional(Line(300)),
};

export const PreviewPromotion = Shape(wished);
export const NewPromotion = Shape({
  ...wished,
  nameUz: Line(60),
  nameRu: Line(60),
  nameEn: Line(60),
  ...period,
});
export const PreviewPromoCode = Shape({ ...wished, ...codeLimits });
export const NewPromoCode = Shape({
  ...wished,
  ...codeLimits,
  code: Type.String({ minLength: 1, maxLength: 30 }),
  ...period,
});

/** `targeted`: number of pieces on sale or held that it applies to; `total`: the sum of their prices before it. */
export const PromotionPreview = Shape({
  ...PricePreview.properties,
  targeted: Count,
  total: Som,
  needsApproval: Type.Boolean(),
});
export const PromoCodePreview = Shape({ targeted: Count, total: Som, needsApproval: Type.Boolean() });
export const ReductionMade = Shape({ id: Id });
export const ReductionParams = Shape({ id: Id });

export type ReductionTarget = Static<typeof ReductionTarget>;
export type PromotionColumn = (typeof promotionColumns)[number];
export type PromoCodeColumn = (typeof promoCodeColumns)[number];
export type PromotionRow = Static<typeof PromotionRow>;
export type PromoCodeRow = Static<typeof PromoCodeRow>;
export type PromotionPreview = Static<typeof PromotionPreview>;
export type PromoCodePreview = Static<typeof PromoCodePreview>;
export type NewPromotion = Static<typeof NewPromotion>;
export type NewPromoCode = Static<typeof NewPromoCode>;
