import type { BookVisit } from '#contract/request.ts';
import { visitLimit } from '#domain/request/request-rules.ts';
import { checkVisit, freePlace, visitStart } from '#domain/request/visit-times.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { loadShippingTerms } from '#server/content/shipping-terms.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { confirmVisitTask } from './confirm-visit.ts';
import { planVisit } from './plan-visit.ts';
import { lockContact } from '../queries.ts';
import {
  countVisitsToCome,
  findSameVisit,
  insertVisit,
  lockVisitStore,
  selectTaken,
  selectVisitPieces,
  type VisitPieceRow,
} from './queries-visit.ts';
import type { Asker, RequestDeps } from '../request-deps.ts';
import { takeRequestTurn } from '../request-limits.ts';
import { tellShopOf } from '../tell-shop.ts';
import { typedWords } from '../typed-words.ts';

interface Ask extends Asker {
  form: BookVisit;
}

/**
 * Books an hour in a store; answers the visit's id, the same one for the same phone, store and hour. An SMS follows. The pieces are laid
 * out and not reserved. Refuses NOT_FOUND (the store), ITEM_NOT_AVAILABLE, VISIT_NOT_POSSIBLE, VISIT_LIMIT, VALIDATION_FAILED, RATE_LIMITED.
 */
export async function bookVisit(deps: RequestDeps, { form, ...asker }: Ask): Promise<number> {
  const words = typedWords(form);
  const which = { phone: form.phone, storeId: form.storeId, startsAt: visitStart(form.day, form.time) };
  const earlier = await findSameVisit(deps.db, which);
  if (earlier !== undefined) return earlier;
  await takeRequestTurn(deps, { kind: 'visit', contact: form.phone, ...asker });
  return withTransaction(deps.db, async (db) => {
    await lockContact(db, form.phone);
    const same = await findSameVisit(db, which);
    if (same !== undefined) return same;
    await requireRoomForPhone(db, { phone: form.phone, now: asker.now });
    const pieces = await requirePieces(db, form.pieces);
    const place = await takePlace(db, { form, pieces, now: asker.now });
    const visit = {
      ...words,
      store_id: form.storeId,
      starts_at: which.startsAt,
      place,
      phone: form.phone,
      language: asker.language,
      user_id: asker.user?.id ?? null,
    };
    const itemIds = pieces.map((piece) => piece.item_id);
    const id = await insertVisit(db, { visit, itemIds, now: asker.now });
    await enqueue(db, { task: confirmVisitTask, payload: { id } });
    if (deps.tellsShop) await tellShopOf(db, { kind: 'VISIT', id });
    return id;
  });
}

async function requireRoomForPhone(db: Db, args: { phone: string; now: Date }): Promise<void> {
  if ((await countVisitsToCome(db, args)) >= visitLimit)
    throw new Refusal('VISIT_LIMIT', { limit: visitLimit });
}

async function requirePieces(db: Db, serialNumbers: readonly string[]): Promise<VisitPieceRow[]> {
  const pieces = await selectVisitPieces(db, serialNumbers);
  const free = pieces.filter((piece) => piece.product_item_state === 'AVAILABLE');
  const missing = serialNumbers.filter((serial) => !free.some((piece) => piece.serial_number === serial));
  if (missing.length > 0) throw new Refusal('ITEM_NOT_AVAILABLE', { serialNumbers: missing });
  return pieces;
}

/** A place of the hour, while nobody else books in this store. */
async function takePlace(
  db: Db,
  { form, pieces, now }: { form: BookVisit; pieces: readonly VisitPieceRow[]; now: Date },
): Promise<number> {
  const store = await lockVisitStore(db, form.storeId);
  if (store === undefined) throw new Refusal('NOT_FOUND');
  const taken = await selectTaken(db, { storeId: store.id, from: now });
  const { calendar } = await loadShippingTerms(db);
  const reason = checkVisit(planVisit({ store, pieces, taken, now, calendar }), form);
  if (reason !== null) throw new Refusal('VISIT_NOT_POSSIBLE', { reason });
  const startsAt = visitStart(form.day, form.time).getTime();
  const places = taken.filter((row) => row.starts_at.getTime() === startsAt).map(({ place }) => place);
  const place = freePlace(places, store.visits_per_hour);
  if (place === null) throw new Refusal('VISIT_NOT_POSSIBLE', { reason: 'FULL' });
  return place;
}
