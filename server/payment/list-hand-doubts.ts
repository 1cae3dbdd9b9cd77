import type { ReadDb } from '#database/connect.ts';
import { type HandDoubtRow, selectHandDoubts } from './queries-doubt.ts';

/** Payments that shop and provider say different things of, and that nobody but a person can settle; the oldest first. */
export async function listHandDoubts(db: ReadDb): Promise<HandDoubtRow[]> {
  return selectHandDoubts(db);
}
