import { callApi } from '#client/call-api.ts';
import type { Language } from '#contract/words.ts';

export type StaffStores = Awaited<ReturnType<typeof fetchStores>>;
type StaffStore = StaffStores[number];

const fetchStores = () => callApi('GET /api/v1/stores', {});
const state: { loading: Promise<StaffStores> | null; regions: Promise<StaffRegions> | null } = {
  loading: null,
  regions: null,
};

/** The shop's stores; loaded once per page load. Without them a list still works, without names. */
export function loadStores(): Promise<StaffStores> {
  state.loading ??= fetchStores().catch(() => {
    state.loading = null;
    return [];
  });
  return state.loading;
}

/** The stores in which a staff member works; without a list, all of them. */
export const storesOf = (storeIds: readonly number[], stores: StaffStores): StaffStores =>
  storeIds.length === 0 ? stores : stores.filter(({ id }) => storeIds.includes(id));

const fetchRegions = () => callApi('GET /api/v1/regions', {});
export type StaffRegions = Awaited<ReturnType<typeof fetchRegions>>;

/** The regions of the country; loaded once per page load. */
export function loadRegions(): Promise<StaffRegions> {
  state.regions ??= fetchRegions().catch(() => {
    state.regions = null;
    return [];
  });
  return state.regions;
}

/** Region and district of an address, in postal order. */
export async function loadPlaces(regionId: number, districtId: number): Promise<Named[]> {
  const [regions, districts] = await Promise.all([
    callApi('GET /api/v1/regions', {}),
    callApi('GET /api/v1/districts', { query: { regionId } }),
  ]);
  return [regions.find(({ id }) => id === regionId), districts.find(({ id }) => id === districtId)].filter(
    (place) => place !== undefined,
  );
}

export type Named = Pick<StaffStore, 'nameRu' | 'nameUz' | 'nameEn'>;

/** The name of a store, a place or a piece in a language. */
export const nameIn = (named: Named, language: Language): string =>
  ({ ru: named.nameRu, uz: named.nameUz, en: named.nameEn })[language];
