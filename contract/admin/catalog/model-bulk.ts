import { Type, type Static } from 'typebox';
import { Code, Id, Shape } from '../../primitives.ts';

/** Why a model is refused by a bulk action, besides what refuses a change of one: what its publication lacks, and what no stone has. */
export const modelRefusals = [
  'LACKS_PICTURE',
  'LACKS_LANGUAGES',
  'LACKS_PRICE',
  'LACKS_CODES',
  'NOT_FOR_STONES',
] as const;
export type ModelRefusal = (typeof modelRefusals)[number];

export const MoveModels = Shape({ categoryId: Id });

const ids = Type.Array(Id, { maxItems: 50, uniqueItems: true });
const codes = Type.Array(Code, { maxItems: 30, uniqueItems: true });
/** Models come into the collections of `add` and leave those of `remove`; the others stay. */
export const ChangeCollections = Shape({ add: ids, remove: ids });
/** The same with words of the dictionary. */
export const ChangeWords = Shape({ add: codes, remove: codes });

export type MoveModels = Static<typeof MoveModels>;
export type ChangeCollections = Static<typeof ChangeCollections>;
export type ChangeWords = Static<typeof ChangeWords>;
