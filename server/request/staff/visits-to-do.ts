import { type RawBuilder, sql } from 'kysely';

/** True for a visit `v` that must be confirmed, or that is over without a record whether the shopper came. */
export const isVisitToDo = (now: Date): RawBuilder<boolean> =>
  sql`(v.visit_state = 'NEW' or (v.visit_state = 'CONFIRMED' and v.starts_at < ${now}))`;
