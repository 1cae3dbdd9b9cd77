import type { Db } from '#database/connect.ts';
import { insertMovements, type NewMovement } from './queries-movement.ts';

/** For features that move pieces: what was done with them stays. */
export const noteMovements = (db: Db, movement: NewMovement): Promise<void> => insertMovements(db, movement);
