import { newForDays } from '#domain/catalog/availability.ts';
import { add, has } from './sets/bits.ts';
import { forEachPiece } from './sets/matches.ts';
import { countMixedValue } from './sets/mixed-values.ts';
import type { IndexState } from './state.ts';

/** Whether a piece received on `receivedDay` is still new on `today`; days since 1970. */
export function isNewOn(today: number, receivedDay: number): boolean {
  return receivedDay > today - newForDays;
}

/** Recalculates which pieces are new if the day has changed since the last query. */
export function publishNewPieces(state: IndexState, today: number): void {
  if (state.newOn === today) return;
  state.newOn = today;
  const bits = state.switches.isNew;
  const { models, pieces } = bits;
  bits.split = 0;
  models.fill(0);
  pieces.fill(0);
  for (let ordinal = 0; ordinal < state.modelCount; ordinal++) {
    if (!has(state.live, ordinal) || !isNewOn(today, state.models.newestDay[ordinal] ?? 0)) continue;
    forEachPiece(state, { ordinal, pieces: null }, (slot) => {
      if (!isNewOn(today, state.pieces.receivedDay[slot] ?? 0)) return;
      add(pieces, slot);
      add(models, ordinal);
    });
    countMixedValue(state, { ordinal, bits, change: 1 });
  }
}
