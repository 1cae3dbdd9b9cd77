import { type RawBuilder, sql } from 'kysely';
import { dayMs } from '#domain/units/durations.ts';

/** After that time the shopper has contacted the shop in another way. */
const failedForDays = 7;

/** Since when messages that failed still want somebody's look. */
export const failedSince = (now: Date): Date => new Date(now.getTime() - failedForDays * dayMs);

/** Whether `m`, a message, should have been sent and could not be; a message that was held back on purpose has not failed. */
export const isFailedMessage = (since: Date): RawBuilder<boolean> =>
  sql<boolean>`m.list_place >= ${failedPlace + since.getTime()}`;

/** Where the failed ones begin in the list (migration 0210). */
export const failedPlace = 1_000_000_000_000_000;
