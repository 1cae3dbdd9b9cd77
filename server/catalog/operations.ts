import type { catalogOperations as declared } from '#contract/operations/catalog.ts';
import { contentTag, menuTag } from '#server/kit/cache-tags.ts';
import { arrayOf, JsonText } from '#server/kit/json-text.ts';
import { readPreviewToken } from '#server/kit/crypto/preview-token.ts';
import type { OperationFunctions } from '#server/kit/operation.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { Catalogs } from './catalogs.ts';
import { getPreview, getProduct } from './get-product.ts';
import { type CatalogDeps, listCardJson, listProducts } from './listing/list-products.ts';
import { selectCategories, selectCollectionPictures, selectCollections } from './queries.ts';
import { tagsOfCards, tagsOfDictionary, tagsOfListing, tagsOfProduct } from './tags.ts';
import type { PreviewedPrices } from './wire-product-queries.ts';
import { dictionaryToWire } from './wire-dictionary.ts';
import { categoryToWire, collectionStoryToWire, collectionToWire } from './wire.ts';

export interface CatalogOperationDeps {
  catalogs: Catalogs;
  /** Signs the links of previews. */
  secret: string;
  /** Returns the future prices of a model's pieces on sale (server/pricing). */
  pricesAt: (model: { productId: number; at: Date }) => Promise<readonly PreviewedPrices[]>;
}

const countIn = ({ index }: CatalogDeps, facet: 'category' | 'collection', id: number) =>
  index.countBuyable(facet, String(id));

export const catalogOperations = {
  async listCategories({ catalogs: { retail } }) {
    const rows = await selectCategories(retail.db);
    const answer = rows.map((row) => categoryToWire(row, countIn(retail, 'category', row.id)));
    return { answer, tags: [menuTag, contentTag('categories')] };
  },

  async getCategory({ catalogs: { retail } }, { input }) {
    const [row] = await selectCategories(retail.db, input.slug);
    if (!row) throw new Refusal('NOT_FOUND');
    const answer = categoryToWire(row, countIn(retail, 'category', row.id));
    return { answer, tags: [menuTag, contentTag('categories', row.id)] };
  },

  async listCollections({ catalogs: { retail } }) {
    const rows = await selectCollections(retail.db);
    const answer = rows.map((row) => collectionToWire(row, countIn(retail, 'collection', row.id)));
    return { answer, tags: [menuTag, contentTag('collections')] };
  },

  async getCollection({ catalogs: { retail } }, { input }) {
    const [row] = await selectCollections(retail.db, input.slug);
    if (!row) throw new Refusal('NOT_FOUND');
    const pictures = await selectCollectionPictures(retail.db, row.id);
    const productCount = countIn(retail, 'collection', row.id);
    const answer = collectionStoryToWire(row, { productCount, pictures });
    const ofCollection = [contentTag('collections', row.id), contentTag('collection_pictures', row.id)];
    return { answer, tags: [menuTag, ...ofCollection] };
  },

  async getDictionary({ catalogs: { retail } }) {
    return { answer: dictionaryToWire(retail.index), tags: tagsOfDictionary };
  },

  async listProducts({ catalogs }, { caller: { user }, input }) {
    const [catalog, favorites] = await Promise.all([catalogs.of(user), catalogs.favoritesOf(user)]);
    const { json, cardIds } = await listProducts(catalog, input, favorites);
    return { answer: new JsonText(json), tags: tagsOfListing(input, catalog.index.reference(), cardIds) };
  },

  async listProductsByIds({ catalogs }, { caller: { user }, input }) {
    const ids = [...new Set(input.ids.split(',').map(Number))];
    const [catalog, favorites] = await Promise.all([catalogs.of(user), catalogs.favoritesOf(user)]);
    const cards = await listCardJson(catalog, ids, favorites);
    return { answer: new JsonText(arrayOf([...cards.values()])), tags: tagsOfCards(ids) };
  },

  async getProduct({ catalogs }, { caller: { user }, input }) {
    const { json, id, cardIds } = await getProduct(await catalogs.of(user), input.slug);
    return { answer: new JsonText(json), tags: tagsOfProduct(id, cardIds) };
  },

  async getProductPreview({ catalogs, secret, pricesAt }, { input: { token }, now }) {
    const previewed = readPreviewToken(secret, { token, now });
    if (previewed?.kind !== 'model' && previewed?.kind !== 'business') throw new Refusal('NOT_FOUND');
    const catalog = previewed.kind === 'business' ? await catalogs.business() : catalogs.retail;
    const [id, { at }] = [Number(previewed.id), previewed];
    // today's prices are stored, so they need not be computed
    const prices = at > now ? await pricesAt({ productId: id, at }) : [];
    return new JsonText((await getPreview(catalog, { id, at, prices })).json);
  },
} satisfies OperationFunctions<typeof declared, CatalogOperationDeps>;
