import { type RawBuilder, sql } from 'kysely';

/** Soʻm per dollar if the staff set the rate on this day in Tashkent, and it is positive; otherwise null. */
export const usdRateOf = (day: string): RawBuilder<number | null> => sql<number | null>`(
    select (s.value #>> '{}')::bigint from shop_settings s
    where s.name = 'usd_rate_som' and s.value <> '0' and (
      select (a.at at time zone 'Asia/Tashkent')::date from audit_entries a
      where a.resource = 'setting' and a.record_id = s.name order by a.id desc limit 1) = ${day}::date)`;
