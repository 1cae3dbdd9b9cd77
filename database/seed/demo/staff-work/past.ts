import type { ClientBase } from 'pg';
import { type TashkentDay, addDays } from '#domain/units/tashkent-day.ts';
import { minuteMs } from '#domain/units/durations.ts';
import type { DB } from '../../../schema.ts';

/** Returns an instant of a past day in Tashkent, such as 84 days ago at 10:30. */
export const pastInstant = (today: TashkentDay, daysAgo: number, time: string): Date =>
  new Date(`${addDays(today, -daysAgo)}T${time}:00+05:00`);

export const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * minuteMs);

/** Returns the first free id of a table. */
export async function nextId(client: ClientBase, table: keyof DB): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `select coalesce(max(id), 0)::integer + 1 as id from ${table}`,
  );
  return rows[0]?.id ?? 1;
}

/** Returns the ids of the stores by their slugs. */
export async function readStoreIds(client: ClientBase): Promise<Map<string, number>> {
  const { rows } = await client.query<{ slug: string; id: number }>(
    'select slug, id::integer as id from stores order by id',
  );
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
