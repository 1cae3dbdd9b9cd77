import { type RawBuilder, sql } from 'kysely';

/** Nobody has confirmed it, or it is over and nobody said whether it was kept. `v` is the visit. */
export const isVisitToDo = (now: Date): RawBuilder<boolean> =>
  sql`(v.visit_state = 'NEW' or (v.visit_state = 'CONFIRMED' and v.starts_at < ${now}))`;
