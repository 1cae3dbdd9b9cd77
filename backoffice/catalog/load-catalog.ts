import { callApi } from '#client/call-api.ts';

const fetchCatalog = async () => {
  const [categories, collections, { metals, occasions, styles, preciousMetals }] = await Promise.all([
    callApi('GET /api/v1/categories', {}),
    callApi('GET /api/v1/collections', {}),
    callApi('GET /api/v1/dictionary', {}),
  ]);
  return { categories, collections, metals, occasions, styles, preciousMetals };
};
export type CatalogWords = Awaited<ReturnType<typeof fetchCatalog>>;

const state: { loading: Promise<CatalogWords> | null } = { loading: null };

/** Called after a change: the next form loads them again. */
export function forgetCatalog(): void {
  state.loading = null;
}

/** Categories, collections and dictionaries with the shop's names; loaded once per page load, and again after a failure. */
export function loadCatalog(): Promise<CatalogWords> {
  state.loading ??= fetchCatalog().catch((error: unknown) => {
    state.loading = null;
    throw error;
  });
  return state.loading;
}
