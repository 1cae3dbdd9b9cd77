import { type RawBuilder, sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';

/** All settings of the shop as one JSON object, for use in a larger statement; null if none is set. */
export const storedSettings: RawBuilder<unknown> = sql`(select jsonb_object_agg(name, value) from shop_settings)`;

/** The latest 200 days for which staff decided whether they are worked: `[{ day, works }]`. */
export const storedCalendar: RawBuilder<unknown> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('day', day, 'works', works)), '[]')
  from (select day, works from calendar_days order by day desc limit 200) latest
)`;

/** A setting that is a whole number, in a statement that reads more; `defaultValue` where the shop decided nothing. */
export const storedNumber = (name: string, defaultValue: number): RawBuilder<number> =>
  sql`coalesce((select (value #>> '{}')::integer from shop_settings where name = ${name}), ${defaultValue}::integer)`;

export async function selectTerms(db: ReadDb): Promise<{ settings: unknown; calendar: unknown }> {
  return db
    .selectNoFrom([storedSettings.as('settings'), storedCalendar.as('calendar')])
    .executeTakeFirstOrThrow();
}

/** Returns the settings only, for what does not depend on the calendar. */
export async function selectDecided(db: ReadDb): Promise<unknown> {
  return (await db.selectNoFrom([storedSettings.as('settings')]).executeTakeFirstOrThrow()).settings;
}
