import { Type, type Static } from 'typebox';
import { CategoryRef, CollectionRef, ProductCard, productItemStates } from './catalog.ts';
import { TextReading } from './listing.ts';
import { Nullable, Shape, SizeMm, Som, WeightGrams, Words, names } from '../primitives.ts';

/** What was typed so far. */
export const SuggestQuery = Shape({ q: Type.String({ minLength: 1, maxLength: 100 }) });

/** Where in a name of the answer's language the typed words stand, in UTF-16 units; from left to right, never overlapping. */
const Marks = Type.Array(
  Shape({ start: Type.Integer({ minimum: 0 }), length: Type.Integer({ minimum: 1 }) }),
);

/** Found by its number: a piece by the serial one, or (`item` null) a model by its artikul (GLB-4). */
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

/** `productCount`: models with at least one piece that can be bought now; what has none is not suggested (HOM-4). */
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

/** A page of text or a moment, at `/{slug}` in every language. */
export const SuggestedArticle = Shape({
  kind: Words(['PAGE', 'MOMENT'] as const),
  slug: Type.String(),
  ...names,
  marks: Marks,
});

/** What is suggested while somebody types, each group with the best first (ui.md 1.0). */
export const Suggestions = Shape({
  pieces: Type.Array(SuggestedPiece),
  products: Type.Array(SuggestedProduct),
  categories: Type.Array(SuggestedCategory),
  collections: Type.Array(SuggestedCollection),
  articles: Type.Array(SuggestedArticle),
  /** Models in the list that the same words lead to. */
  totalProducts: Type.Integer({ minimum: 0 }),
  /** How the words were read; null where they are a number that names a piece or a model. */
  reading: Nullable(TextReading),
});

export type Marks = Static<typeof Marks>;
export type SuggestedPiece = Static<typeof SuggestedPiece>;
export type Suggestions = Static<typeof Suggestions>;
