import type { Db } from '#database/connect.ts';
import { insertMovements, type NewMovement } from './queries-movement.ts';

/** Records movements of pieces, for features other than stock. */
export const recordMovements = (db: Db, movement: NewMovement): Promise<void> =>
  insertMovements(db, movement);
