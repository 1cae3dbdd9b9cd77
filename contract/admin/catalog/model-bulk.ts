import { Type, type Static } from 'typebox';
import { Code, Id, Line, Shape } from '../../primitives.ts';
import { BulkPreview, RunBulk } from '../bulk.ts';
import { NewPromotion, PromotionPreview } from '../prices/reduction.ts';

/** Why a model is refused by a bulk action, besides what refuses a change of one: what its publication lacks, what no stone has, and a
 * promotion of its category or of a collection, which is ended as a whole. */
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
/** Models come into the collections of `add` and leave those of `remove`; the others stay. */
export const ChangeCollections = Shape({ add: ids, remove: ids });
/** The same with words of the dictionary. */
export const ChangeWords = Shape({ add: codes, remove: codes });

const { targets: _targets, reason: _reason, ...promotion } = NewPromotion.properties;
/** A promotion of the chosen models. */
export const PromoteModels = Shape(promotion);
/** `prices`: of the pieces of those that would change. */
export const ModelsPromotionPreview = Shape({ ...BulkPreview.properties, prices: PromotionPreview });
/** `reason`: for the second person. */
export const RunModelsPromotion = Shape({ ...RunBulk.properties, reason: Type.Optional(Line(300)) });

export type PromoteModels = Static<typeof PromoteModels>;
export type ModelsPromotionPreview = Static<typeof ModelsPromotionPreview>;
export type MoveModels = Static<typeof MoveModels>;
export type ChangeCollections = Static<typeof ChangeCollections>;
export type ChangeWords = Static<typeof ChangeWords>;
