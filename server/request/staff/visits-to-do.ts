import { type RawBuilder, sql } from 'kysely';

/** It waits to be confirmed, or is over without a note whether the shopper came. `v` is the visit. */
export const isVisitToDo = (now: Date): RawBuilder<boolean> =>
  sql`(v.visit_state = 'NEW' or (v.visit_state = 'CONFIRMED' and v.starts_at < ${now}))`;
