import type { StocktakeScan } from '#contract/admin/stock/stocktake.ts';
import { openBrowserDatabase, tableIn } from '../../kit/storage/browser-database.ts';

/** A scan that the server does not have yet. */
export type StoredScan = StocktakeScan & { stocktakeId: number };

/**
 * Scans to be sent, stored in IndexedDB, so that a reload, a crash or a closed tab loses none. If the browser has no
 * database, they are stored in memory.
 */
export interface StoredScans {
  put: (scan: StoredScan) => Promise<void>;
  /** The stored scans of a stocktake, by time. */
  list: (stocktakeId: number) => Promise<StoredScan[]>;
  remove: (ids: readonly string[]) => Promise<void>;
}

const state: { opening: Promise<StoredScans> | null } = { opening: null };

export function openStoredScans(): Promise<StoredScans> {
  state.opening ??= openBrowserDatabase().then(inDatabase, inMemory);
  return state.opening;
}

function inDatabase(database: IDBDatabase): StoredScans {
  const change = (run: (scans: IDBObjectStore) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const scans = tableIn(database, 'scans', 'readwrite');
      run(scans);
      scans.transaction.addEventListener('complete', () => resolve());
      scans.transaction.addEventListener('abort', () => reject(new Error('the scan could not be stored')));
    });
  return {
    put: (scan) => change((scans) => scans.put(scan)),
    remove: (ids) =>
      change((scans) => {
        for (const id of ids) scans.delete(id);
      }),
    list: (stocktakeId) =>
      new Promise((resolve, reject) => {
        const all: IDBRequest<unknown[]> = tableIn(database, 'scans', 'readonly').getAll();
        all.addEventListener('success', () => resolve(ofStocktake(all.result, stocktakeId)));
        all.addEventListener('error', () => reject(new Error('the scans could not be read')));
      }),
  };
}

function inMemory(): StoredScans {
  const scans = new Map<string, StoredScan>();
  return {
    put: async (scan) => void scans.set(scan.id, scan),
    remove: async (ids) => {
      for (const id of ids) scans.delete(id);
    },
    list: async (stocktakeId) => ofStocktake([...scans.values()], stocktakeId),
  };
}

const ofStocktake = (scans: readonly unknown[], stocktakeId: number): StoredScan[] =>
  scans
    .filter((scan) => isStored(scan))
    .filter((scan) => scan.stocktakeId === stocktakeId)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));

/** Data stored by an older page may have another format. */
const isStored = (scan: unknown): scan is StoredScan =>
  typeof scan === 'object' &&
  scan !== null &&
  'id' in scan &&
  'stocktakeId' in scan &&
  'text' in scan &&
  'at' in scan;
