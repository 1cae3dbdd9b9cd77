import { callApi } from '#client/call-api.ts';
import type { Language } from '#contract/words.ts';

export type StaffStores = Awaited<ReturnType<typeof fetchStores>>;
type StaffStore = StaffStores[number];

const fetchStores = () => callApi('GET /api/v1/stores', {});
const state: { loading: Promise<StaffStores> | null } = { loading: null };

/** The shop's stores; loaded once per page load. Without them a list still works: it shows no names. */
export function loadStores(): Promise<StaffStores> {
  state.loading ??= fetchStores().catch(() => {
    state.loading = null;
    return [];
  });
  return state.loading;
}

/** Region and district of an address, in the order an address is written. */
export async function loadPlaces(regionId: number, districtId: number): Promise<Named[]> {
  const [regions, districts] = await Promise.all([
    callApi('GET /api/v1/regions', {}),
    callApi('GET /api/v1/districts', { query: { regionId } }),
  ]);
  return [regions.find(({ id }) => id === regionId), districts.find(({ id }) => id === districtId)].filter(
    (place) => place !== undefined,
  );
}

type Named = Pick<StaffStore, 'nameRu' | 'nameUz' | 'nameEn'>;

/** What a store, a place or a piece is called in a language. */
export const nameIn = (named: Named, language: Language): string =>
  ({ ru: named.nameRu, uz: named.nameUz, en: named.nameEn })[language];
