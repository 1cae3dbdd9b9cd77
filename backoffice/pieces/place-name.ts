import type { Language } from '#contract/words.ts';
import type { T } from '../kit/words.tsx';
import { nameIn, type StaffStores } from '../shell/stores.ts';

/** The name of a piece's place; null = the warehouse. A store that could not be loaded is shown by its number. */
export function placeName(
  storeId: number | null,
  { stores, language, t }: { stores: StaffStores; language: Language; t: T },
): string {
  if (storeId === null) return t('bo-pieces:warehouse');
  const store = stores.find(({ id }) => id === storeId);
  return store ? nameIn(store, language) : `#${storeId}`;
}
