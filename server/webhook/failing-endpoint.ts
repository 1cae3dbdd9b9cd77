import { type RawBuilder, sql } from 'kysely';

/** Of `e`, an endpoint: no attempt gets through, or the shop itself has switched it off. One that the staff switched off is done with. */
export const isFailingEndpoint = (): RawBuilder<boolean> => sql`(
  (e.endpoint_state = 'ACTIVE' and e.failing_since is not null) or e.off_because in ('GONE', 'FAILING'))`;
