/** What is stored in the browser, with the property that identifies a row. */
const tables = { drafts: 'key', scans: 'id' } as const;

type StoredTable = keyof typeof tables;

/** Increased with each new table: a browser that has an earlier version gets the missing ones. */
const version = 2;
const state: { opening: Promise<IDBDatabase> | null } = { opening: null };

/**
 * The back-office's database in this browser. All tables are made together, because a table that is missing after the database was opened
 * cannot be added any more. Fails where the browser has no IndexedDB, and while another tab keeps an earlier version open.
 */
export function openBrowserDatabase(): Promise<IDBDatabase> {
  state.opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('zarona-staff', version);
    request.addEventListener('upgradeneeded', () => {
      for (const [table, keyPath] of Object.entries(tables))
        if (!request.result.objectStoreNames.contains(table))
          request.result.createObjectStore(table, { keyPath });
    });
    request.addEventListener('success', () => resolve(request.result));
    const fail = () => {
      // the next call tries again
      state.opening = null;
      reject(new Error('the database of the browser cannot be opened'));
    };
    request.addEventListener('error', fail);
    request.addEventListener('blocked', fail);
  });
  return state.opening;
}

/** Begins a transaction on one table. */
export const tableIn = (
  database: IDBDatabase,
  table: StoredTable,
  mode: IDBTransactionMode,
): IDBObjectStore => database.transaction(table, mode, { durability: 'strict' }).objectStore(table);
