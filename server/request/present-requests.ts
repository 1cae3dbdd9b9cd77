import type { Callback, StockAlert, Visit } from '#contract/request.ts';
import type { ReadDb } from '#database/connect.ts';
import { loadAnswerHours } from '#server/content/shop.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { findAlert } from './stock-alerts/queries-alert.ts';
import { findCallback } from './callbacks/queries-callback.ts';
import { findVisit, selectPiecesOf } from './visits/queries-visit.ts';
import { alertToWire, callbackToWire, visitToWire } from './wire.ts';

export interface PresentDeps {
  db: ReadDb;
  /** Signs the links of requests. */
  secret: string;
}

// Requests as their shopper sees them. Each function refuses with NOT_FOUND if the request was deleted in the meantime.

export async function presentCallback({ db, secret }: PresentDeps, id: number): Promise<Callback> {
  const row = await findCallback(db, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return callbackToWire(row, { secret, answered: await loadAnswerHours(db) });
}

export interface WhichAlert {
  id: number;
  /** The kind of link that opened it. */
  kind: 'stock-alert' | 'stock-alert-message';
}

export async function presentAlert(
  { db, secret }: PresentDeps,
  { id, kind }: WhichAlert,
): Promise<StockAlert> {
  const row = await findAlert(db, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return alertToWire(row, { secret, kind });
}

export async function presentVisit(
  { db, secret }: PresentDeps,
  { id, now }: { id: number; now: Date },
): Promise<Visit> {
  const row = await findVisit(db, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return visitToWire(row, { pieces: await selectPiecesOf(db, [id]), secret, now });
}
