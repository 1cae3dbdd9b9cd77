import { type RawBuilder, sql } from 'kysely';

/**
 * True for an endpoint `e` that is failing: no attempt succeeds, or the shop itself has disabled it. An endpoint that the staff disabled
 * is not failing.
 */
export const isFailingEndpoint = (): RawBuilder<boolean> => sql`(
  (e.endpoint_state = 'ACTIVE' and e.failing_since is not null) or e.off_because in ('GONE', 'FAILING'))`;
