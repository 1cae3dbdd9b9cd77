import { type RawBuilder, sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';

/** All settings of the shop as one JSON object, for a statement that reads more; null = none is set. */
export const storedSettings: RawBuilder<unknown> = sql`(select jsonb_object_agg(name, value) from shop_settings)`;

/** What was decided of days, the latest 200: `[{ day, works }]`. */
export const storedCalendar: RawBuilder<unknown> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('day', day, 'works', works)), '[]')
  from (select day, works from calendar_days order by day desc limit 200) latest
)`;

export async function selectTerms(db: ReadDb): Promise<{ settings: unknown; calendar: unknown }> {
  return db
    .selectNoFrom([storedSettings.as('settings'), storedCalendar.as('calendar')])
    .executeTakeFirstOrThrow();
}

/** The settings alone, for what no calendar decides. */
export async function selectDecided(db: ReadDb): Promise<unknown> {
  return (await db.selectNoFrom([storedSettings.as('settings')]).executeTakeFirstOrThrow()).settings;
}
