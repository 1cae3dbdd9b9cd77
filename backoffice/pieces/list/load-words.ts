import { callApi } from '#client/call-api.ts';

const askWords = async () => {
  const [categories, { metals, preciousMetals }] = await Promise.all([
    callApi('GET /api/v1/categories', {}),
    callApi('GET /api/v1/dictionary', {}),
  ]);
  return { categories, metals, preciousMetals };
};
export type GoodsWords = Awaited<ReturnType<typeof askWords>>;

const none: GoodsWords = { categories: [], metals: [], preciousMetals: [] };
const state: { asked: Promise<GoodsWords> | null } = { asked: null };

/** Categories and metals as the shop names them; asked once for a page load. Without them a list still works: it has fewer filters. */
export function loadGoodsWords(): Promise<GoodsWords> {
  state.asked ??= askWords().catch(() => {
    state.asked = null;
    return none;
  });
  return state.asked;
}
