import { type RawBuilder, sql } from 'kysely';

/**
 * Whether `e`, an endpoint, is failing: no attempt gets through, or the shop itself has switched it off. An endpoint that the staff
 * switched off is not failing.
 */
export const isFailingEndpoint = (): RawBuilder<boolean> => sql`(
  (e.endpoint_state = 'ACTIVE' and e.failing_since is not null) or e.off_because in ('GONE', 'FAILING'))`;
