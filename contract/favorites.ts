import { Type, type Static } from 'typebox';
import { ProductCard } from './catalog/catalog.ts';
import { Id, Instant, Nullable, Page, Shape, Som, pageQuery } from './primitives.ts';

/** Size of the list fetched at startup (product-spec 9), and therefore the maximum number of favorites of a user. */
export const favoritesPageSize = 1000;

export const FavoritesQuery = Shape(pageQuery({ maximum: favoritesPageSize }));
/** A product in a list, when it was saved, and its "from" price then (soʻm; null = on request; FAV-4). Newest first. */
export const FavoriteProduct = Shape({
  ...ProductCard.properties,
  addedAt: Instant,
  priceSeen: Nullable(Som),
});
export const FavoritesList = Page(FavoriteProduct);

export const CreateFavorite = Shape({ productId: Id });
export const CreatedFavorite = Shape({ productId: Id });
const productIds = Type.Array(Id, { maxItems: favoritesPageSize });
/** Unknown ids are skipped; products that are already favorites stay favorites. */
export const CreateFavorites = Shape({ productIds });
export const CreatedFavorites = Shape({ added: Type.Integer({ minimum: 0 }) });
export const DeleteFavorites = Shape({ productIds });
/** The product's id. */
export const FavoriteParams = Shape({ id: Id });

export type FavoriteProduct = Static<typeof FavoriteProduct>;
export type FavoritesList = Static<typeof FavoritesList>;
