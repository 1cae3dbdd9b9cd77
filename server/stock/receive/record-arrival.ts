import type { Db } from '#database/connect.ts';
import { insertMovements } from '../queries-movement.ts';
import { insertCosts } from './queries-receive.ts';

interface Arrival {
  ids: readonly number[];
  form: { storeId: number | null; cost?: number; supplier?: string | null; invoice?: string | null };
  staffId: number;
  now: Date;
}

/** Records the cost of each new piece, and its receipt movement. */
export async function recordArrival(db: Db, { ids, form, staffId, now }: Arrival): Promise<void> {
  const { storeId, cost, supplier = null, invoice = null } = form;
  if (cost !== undefined) await insertCosts(db, ids, { costSom: cost, supplier, invoice });
  await insertMovements(db, {
    itemIds: [...ids],
    kind: 'RECEIVED',
    from: storeId,
    to: storeId,
    staffId,
    now,
    ...(invoice !== null && { document: invoice }),
  });
}
