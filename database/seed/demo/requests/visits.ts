import { addDays, type TashkentDay } from '#domain/units/tashkent-day.ts';
import { hourMs } from '#domain/units/durations.ts';
import type { SeedRow } from '../../insert-rows.ts';
import { mulberry32 } from '../../random.ts';
import { makeRequesters } from './requesters.ts';

export interface VisitPlan {
  /** Ids of the stores, the most visited first. */
  stores: readonly number[];
  /** Pieces on sale and their stores. */
  pieces: readonly { id: number; store_id: number | null }[];
  /** The first free id of `visits`. */
  firstId: number;
}

const count = 40;
const toCome = 9;

const fates = [
  ['KEPT', 70],
  ['MISSED', 15],
  ['CANCELLED', 15],
] as const;

/** Returns visits of the 85 days before `today` and of the following days, each at a different hour, with up to three pieces. */
export function visitRows(
  today: TashkentDay,
  { stores, pieces, firstId }: VisitPlan,
): { visits: SeedRow<'visits'>[]; pieces: SeedRow<'visit_pieces'>[] } {
  const random = mulberry32(7919 * 2017);
  const laidOut: SeedRow<'visit_pieces'>[] = [];
  const visits = makeRequesters(random, { from: 100, count }).map((who, nth) => {
    const id = firstId + nth;
    const storeId = stores[Math.floor(random.next() ** 2 * stores.length)] ?? 0;
    const isToCome = nth < toCome;
    const day = addDays(today, isToCome ? 1 + Math.floor(nth / 2) : -random.whole(1, 85));
    // each at an hour that no other visit of these days has
    const hour = isToCome ? 12 + (nth % 2) * 3 + Math.floor(nth / 4) : random.whole(11, 18);
    const startsAt = new Date(`${day}T${String(hour)}:00:00+05:00`);
    const createdAt = new Date(
      isToCome
        ? Date.parse(`${addDays(today, -1)}T10:00:00+05:00`) + nth * hourMs
        : startsAt.getTime() - random.whole(20, 70) * hourMs,
    );
    const here = pieces.filter((piece) => piece.store_id === storeId);
    for (let position = 0; position < random.whole(0, 3); position += 1) {
      const piece = here[(nth * 7 + position * 3) % Math.max(1, here.length)];
      if (piece && !laidOut.some((row) => row.visit_id === id && row.item_id === piece.id))
        laidOut.push({ visit_id: id, item_id: piece.id, position });
    }
    const state: (typeof fates)[number][0] | 'NEW' | 'CONFIRMED' = isToCome
      ? nth % 3 === 0
        ? 'CONFIRMED'
        : 'NEW'
      : random.weighted(fates);
    return {
      id,
      visit_state: state,
      store_id: storeId,
      starts_at: startsAt.toISOString(),
      place: 1,
      name: who.name,
      phone: who.phone,
      comment: '',
      language: who.language,
      created_at: createdAt.toISOString(),
      moved_at: (isToCome ? createdAt : startsAt).toISOString(),
      notified_at: createdAt.toISOString(),
    };
  });
  return { visits, pieces: laidOut };
}
