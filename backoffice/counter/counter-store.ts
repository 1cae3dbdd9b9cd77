import type { LoaderFunctionArgs } from 'react-router';
import { loadSession } from '../shell/load-session.ts';
import { loadStores, storesOf, type StaffStores } from '../shell/stores.ts';

const storageKey = 'bo-counter-store';

export interface CounterStore {
  stores: StaffStores;
  storeId: number;
}

/** The stores in which the staff member may sell, and the one named by the address, or used last on this device, or the first. */
export async function loadCounterStore({
  request,
}: Pick<LoaderFunctionArgs, 'request'>): Promise<CounterStore> {
  const [session, all] = await Promise.all([loadSession(), loadStores()]);
  const { storeIds } = session;
  const stores = storesOf(storeIds, all);
  const wanted = [new URL(request.url).searchParams.get('store'), localStorage.getItem(storageKey)].map(
    Number,
  );
  const storeId = wanted.find((id) => stores.some((store) => store.id === id)) ?? stores[0]?.id;
  if (storeId === undefined) throw new Error('the counter has no store');
  // a device is used in a single store
  localStorage.setItem(storageKey, String(storeId));
  return { stores, storeId };
}
