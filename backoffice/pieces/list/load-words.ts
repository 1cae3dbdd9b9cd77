import { callApi } from '#client/call-api.ts';

const fetchWords = async () => {
  const [categories, collections, { metals, preciousMetals }] = await Promise.all([
    callApi('GET /api/v1/categories', {}),
    callApi('GET /api/v1/collections', {}),
    callApi('GET /api/v1/dictionary', {}),
  ]);
  return { categories, collections, metals, preciousMetals };
};
export type GoodsWords = Awaited<ReturnType<typeof fetchWords>>;

const none: GoodsWords = { categories: [], collections: [], metals: [], preciousMetals: [] };
const state: { loading: Promise<GoodsWords> | null } = { loading: null };

/**
 * Categories, collections and metals with the shop's names; loaded once per page load. Without them a list still
 * works, with fewer filters.
 */
export function loadGoodsWords(): Promise<GoodsWords> {
  state.loading ??= fetchWords().catch(() => {
    state.loading = null;
    return none;
  });
  return state.loading;
}
