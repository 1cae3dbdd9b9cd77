import { callApi } from '#client/call-api.ts';
import type { Language } from '#contract/words.ts';

export type StaffStores = Awaited<ReturnType<typeof askStores>>;
export type StaffStore = StaffStores[number];

const askStores = () => callApi('GET /api/v1/stores', {});
const state: { asked: Promise<StaffStores> | null } = { asked: null };

/** The shop's stores; asked once for a page load. Without them a list still works: it shows no names. */
export function loadStores(): Promise<StaffStores> {
  state.asked ??= askStores().catch(() => {
    state.asked = null;
    return [];
  });
  return state.asked;
}

export const nameOfStore = (store: StaffStore, language: Language): string =>
  ({ ru: store.nameRu, uz: store.nameUz, en: store.nameEn })[language];
