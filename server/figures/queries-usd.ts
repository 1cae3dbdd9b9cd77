import { type RawBuilder, sql } from 'kysely';

/** Soʻm for a dollar, if a member of the staff set it on this day of Tashkent, and to more than nothing; else null. */
export const usdRateOf = (day: string): RawBuilder<number | null> => sql<number | null>`(
    select (s.value #>> '{}')::bigint from shop_settings s
    where s.name = 'usd_rate_som' and s.value <> '0' and (
      select (a.at at time zone 'Asia/Tashkent')::date from audit_entries a
      where a.resource = 'setting' and a.record_id = s.name order by a.id desc limit 1) = ${day}::date)`;
