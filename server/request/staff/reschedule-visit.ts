import type { StaffVisit } from '#contract/admin/people/visit.ts';
import { checkVisit, freePlace, visitStart } from '#domain/request/visit-times.ts';
import type { Db } from '#database/connect.ts';
import { loadVisitRules } from '#server/content/shop-terms.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { confirmVisitTask } from '../visits/confirm-visit.ts';
import { planVisit } from '../visits/plan-visit.ts';
import { selectPiecesOf } from '../visits/queries-visit.ts';
import { lockVisitStore, selectTaken } from '../visits/queries-visit-place.ts';
import { setVisitTime, type StaffVisitRow } from './queries-visits.ts';
import { lockSeenVisit, mayReschedule, readVisit, type SeenVisit } from './visits.ts';

/**
 * Moves a visit to another hour of its store, by the same rules as a booking; the shopper gets an SMS with the new hour. Refuses with
 * NOT_FOUND, VERSION_CONFLICT, REQUEST_STATE_CONFLICT (facts: state) or VISIT_NOT_POSSIBLE (facts: reason).
 */
export async function rescheduleVisit(
  db: Db,
  { day, time, ...seen }: SeenVisit & { day: string; time: string },
): Promise<StaffVisit> {
  const row = await lockSeenVisit(db, seen);
  const { id, now } = seen;
  if (!mayReschedule(row, now)) throw new Refusal('REQUEST_STATE_CONFLICT', { state: row.visit_state });
  const startsAt = visitStart(day, time);
  if (startsAt.getTime() === row.starts_at.getTime()) return readVisit(db, seen);
  const place = await takeOtherPlace(db, { row, day, time, now });
  await setVisitTime(db, { id, startsAt, place, now });
  await enqueue(db, { task: confirmVisitTask, payload: { id } });
  return readVisit(db, seen);
}

interface OtherHour {
  row: StaffVisitRow;
  day: string;
  time: string;
  now: Date;
}

/** Takes a place in the new hour, under the lock that bookings in this store take. */
async function takeOtherPlace(db: Db, { row, day, time, now }: OtherHour): Promise<number> {
  const store = await lockVisitStore(db, row.store_id);
  if (store === undefined) throw new Error(`store ${row.store_id} of visit ${row.id} does not exist`);
  const pieces = await selectPiecesOf(db, [row.id]);
  const taken = await selectTaken(db, { storeId: store.id, from: now });
  const rules = await loadVisitRules(db);
  const reason = checkVisit(planVisit({ store, pieces, taken, now, ...rules }), { day, time });
  if (reason !== null) throw new Refusal('VISIT_NOT_POSSIBLE', { reason });
  const startsAt = visitStart(day, time).getTime();
  const places = taken.filter((other) => other.starts_at.getTime() === startsAt).map(({ place }) => place);
  const place = freePlace(places, store.visits_per_hour);
  if (place === null) throw new Refusal('VISIT_NOT_POSSIBLE', { reason: 'FULL' });
  return place;
}
