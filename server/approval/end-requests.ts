import type { Db } from '#database/connect.ts';
import { setWaitingOver, type WaitingOf } from './queries.ts';

/**
 * Ends the pending requests of a kind about a record, because there is nothing left to decide. One that is being decided at this moment is
 * left to its decision: a decision locks the request before the record, a caller of this function the record before the request.
 */
export const endRequests = (db: Db, ended: WaitingOf & { now: Date }): Promise<void> =>
  setWaitingOver(db, ended);
