import { type RawBuilder, sql } from 'kysely';
import { dayMs } from '#domain/units/durations.ts';

/** After this time the shopper will have contacted the shop in another way. */
const failedForDays = 7;

/** Returns the instant since which failed messages still need attention from the staff. */
export const failedSince = (now: Date): Date => new Date(now.getTime() - failedForDays * dayMs);

/** True for a message `m` that should have been sent and could not be. A message that was suppressed on purpose has not failed. */
export const isFailedMessage = (since: Date): RawBuilder<boolean> =>
  sql<boolean>`m.list_place >= ${failedPlace + since.getTime()}`;

/** The sort position at which failed messages begin in the list (migration 0210). */
export const failedPlace = 1_000_000_000_000_000;
