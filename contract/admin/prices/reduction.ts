import { Type, type Static } from 'typebox';
import { Day, Id, Instant, Line, names, Nullable, Shape, Som, Words } from '../../primitives.ts';
import { AnyOf, IsSet, listQuery, NumberText } from '../list.ts';
import { PricePreview } from './price-preview.ts';

/** PLANNED: its time has not come. RUNNING. OVER: it ended. */
export const reductionStates = ['PLANNED', 'RUNNING', 'OVER'] as const;
/** What a promotion or a code is for. `word`: the artikul of a model, the address of a category or a collection. */
export const targetKinds = ['MODEL', 'CATEGORY', 'COLLECTION'] as const;
export const ReductionTarget = Shape({ kind: Words(targetKinds), word: Type.String(), ...names });

const Version = Type.Integer({ minimum: 1 });
const Count = Type.Integer({ minimum: 0 });
/** `percent` or `sum`, one of the two. */
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

/** A reduction by a part of the price, or by a sum. */
export const reductionKinds = ['PERCENT', 'SUM'] as const;
/** `target`: any of the kinds of targets; ALL = it has none and is for everything. Days of Tashkent, both inclusive. */
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
 * `pieces`: those whose price it makes now; `total`: their prices together. `sold`: pieces that were sold at its price; `given`: what they
 * were sold below the price of the list.
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

/** `usedUp`: as many orders have used it as may. `limit`: whether the orders that may use it are limited. */
export const PromoCodesQuery = Shape({
  ...listQuery(['from', 'uses', 'given']),
  ...filters,
  usedUp: Type.Optional(Type.Boolean()),
  limit: Type.Optional(IsSet),
  'uses.from': Type.Optional(NumberText),
  'uses.to': Type.Optional(NumberText),
});
/**
 * Without targets it is for everything. `least`: of the goods that it is used with. `uses`: orders that used it and stand; `given`: what it
 * took off them. null = any number.
 */
export const PromoCodeRow = Shape({
  ...rowFields,
  code: Type.String(),
  least: Som,
  mostUses: Nullable(Count),
  mostUsesEach: Nullable(Count),
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
  'mostUsesEach',
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
  mostUses: Type.Optional(Uses),
  mostUsesEach: Type.Optional(Uses),
};
/** `from` left out = at once; `until` left out = until somebody ends it. `reason`: for the second person. */
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
  code: Type.String({ minLength: 3, maxLength: 30 }),
  ...period,
});

/** `targeted` pieces are on sale or held, together `total` before it. */
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
