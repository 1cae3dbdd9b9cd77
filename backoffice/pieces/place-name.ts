import type { Language } from '#contract/words.ts';
import type { T } from '../kit/words.tsx';
import { nameIn, type StaffStores } from '../shell/stores.ts';

/** Where something lies; null = the warehouse. A store that could not be read has its number. */
export function placeName(
  storeId: number | null,
  { stores, language, t }: { stores: StaffStores; language: Language; t: T },
): string {
  if (storeId === null) return t('bo-pieces:warehouse');
  const store = stores.find(({ id }) => id === storeId);
  return store ? nameIn(store, language) : `#${storeId}`;
}
