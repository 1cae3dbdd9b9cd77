import { Type, type Static } from 'typebox';
import { Code, Id, Line, Shape } from '../../primitives.ts';
import { BulkPreview, RunBulk } from '../bulk.ts';
import { NewPromotion, PromotionPreview } from '../prices/reduction.ts';

/**
 * Why a bulk action refuses a model, in addition to the refusals of a single change: what is missing for publication, values that do not
 * apply to a loose stone, and a promotion of its category or collection, which can only be ended as a whole.
 */
export const modelRefusals = [
  'LACKS_PICTURE',
  'LACKS_LANGUAGES',
  'LACKS_PRICE',
  'LACKS_CODES',
  'NOT_FOR_STONES',
  'PROMOTION_OF_GROUP',
] as const;
export type ModelRefusal = (typeof modelRefusals)[number];

export const MoveModels = Shape({ categoryId: Id });

const ids = Type.Array(Id, { maxItems: 50, uniqueItems: true });
const codes = Type.Array(Code, { maxItems: 30, uniqueItems: true });
/** Adds models to the collections of `add` and removes them from those of `remove`; other memberships stay unchanged. */
export const ChangeCollections = Shape({ add: ids, remove: ids });
/** The same for words of the dictionary. */
export const ChangeWords = Shape({ add: codes, remove: codes });

const { targets: _targets, reason: _reason, ...promotion } = NewPromotion.properties;
/** Creates a promotion for the chosen models. */
export const PromoteModels = Shape(promotion);
/** `prices`: price changes of the pieces of the models that would change. */
export const ModelsPromotionPreview = Shape({ ...BulkPreview.properties, prices: PromotionPreview });
/** `reason`: shown to the person who approves it. */
export const RunModelsPromotion = Shape({ ...RunBulk.properties, reason: Type.Optional(Line(300)) });

export type PromoteModels = Static<typeof PromoteModels>;
export type ModelsPromotionPreview = Static<typeof ModelsPromotionPreview>;
export type MoveModels = Static<typeof MoveModels>;
export type ChangeCollections = Static<typeof ChangeCollections>;
export type ChangeWords = Static<typeof ChangeWords>;
