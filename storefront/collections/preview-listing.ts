import type { CollectionPreview } from '#contract/catalog/collection.ts';
import { type ListingData, loadListing } from '#storefront/catalog/load-listing.ts';
import { tileOf } from '#storefront/catalog/tiles/tile-data.ts';
import type { Caller } from '#storefront/shell/caller.ts';

/** The maximum number of products in one call. */
const most = 100;

interface Previewed {
  collection: CollectionPreview;
  url: URL;
}

/**
 * The models of a collection opened by a staff preview link: the listing of its page or, while the collection is not
 * public and no listing contains it, its models in their order, without filters.
 */
export async function previewListing(
  caller: Caller,
  { collection: { productIds, listedAs }, url }: Previewed,
): Promise<ListingData> {
  const plain = new URL(url);
  plain.searchParams.delete('preview');
  if (listedAs !== null)
    return loadListing({ caller, url: plain, within: { facet: 'collection', slug: listedAs } });
  const ids = productIds.slice(0, most);
  const cards = ids.length === 0 ? [] : await caller.api.listProductsByIds({ ids: ids.join(',') });
  return {
    search: '',
    tiles: cards.map((card) => tileOf(card, caller.language)),
    models: cards.length,
    pieces: cards.reduce((sum, { itemCount }) => sum + itemCount, 0),
    page: 1,
    pages: 1,
    facets: [],
    switches: {},
    prices: null,
    weights: null,
    carats: null,
    relaxations: [],
    table: null,
    otherView: null,
    reading: null,
    closest: [],
  };
}
