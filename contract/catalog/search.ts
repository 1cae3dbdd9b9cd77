import { Type, type Static } from 'typebox';
import { CategoryRef, CollectionRef, ProductCard, productItemStates } from './catalog.ts';
import { TextReading } from './listing.ts';
import { Nullable, Shape, SizeMm, Som, WeightGrams, Words, names } from '../primitives.ts';

/** `q`: the text typed so far. */
export const SuggestQuery = Shape({ q: Type.String({ minLength: 1, maxLength: 100 }) });

/** Positions of the typed words in a name (in the language of the response), in UTF-16 units; from left to right, without overlaps. */
const Marks = Type.Array(
  Shape({ start: Type.Integer({ minimum: 0 }), length: Type.Integer({ minimum: 1 }) }),
);

/** Found by its number: a piece by its serial number, or (`item` null) a model by its artikul (GLB-4). */
export const SuggestedPiece = Shape({
  product: ProductCard,
  item: Nullable(
    Shape({
      serialNumber: Type.String(),
      productItemState: Words(productItemStates),
      weightGrams: WeightGrams,
      sizeMm: Nullable(SizeMm),
      b2CFixed: Nullable(Som),
      b2BFixed: Nullable(Som),
    }),
  ),
});

export const SuggestedProduct = Shape({ ...ProductCard.properties, marks: Marks });

/** `productCount`: number of models with at least one piece that can be bought now; categories without any are not suggested (HOM-4). */
export const SuggestedCategory = Shape({
  ...CategoryRef.properties,
  productCount: Type.Integer({ minimum: 1 }),
  marks: Marks,
});
export const SuggestedCollection = Shape({
  ...CollectionRef.properties,
  productCount: Type.Integer({ minimum: 1 }),
  marks: Marks,
});

/** A content page or a moment, at `/{slug}` in every language. */
export const SuggestedArticle = Shape({
  kind: Words(['PAGE', 'MOMENT'] as const),
  slug: Type.String(),
  ...names,
  marks: Marks,
});

/** Suggestions while the user types; in each group the best come first (ui.md 1.0). */
export const Suggestions = Shape({
  pieces: Type.Array(SuggestedPiece),
  products: Type.Array(SuggestedProduct),
  categories: Type.Array(SuggestedCategory),
  collections: Type.Array(SuggestedCollection),
  articles: Type.Array(SuggestedArticle),
  /** Number of models that a full search for the same words lists. */
  totalProducts: Type.Integer({ minimum: 0 }),
  /** How the words were interpreted; null if they are the number of a piece or a model. */
  reading: Nullable(TextReading),
});

export type Marks = Static<typeof Marks>;
export type SuggestedPiece = Static<typeof SuggestedPiece>;
export type Suggestions = Static<typeof Suggestions>;
