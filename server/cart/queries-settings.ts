import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';

/** The settings of cart-settings.ts as one JSON object; null = none of them is set. */
export const settings = sql<unknown>`(
  select jsonb_object_agg(name, value) from shop_settings
  where name in ('courier_insured_limit_som', 'engraving_price_som', 'engraving_days', 'gift_price_som')
)`;

export async function selectSettings(db: ReadDb): Promise<unknown> {
  const { rows } = await sql<{ settings: unknown }>`select ${settings} as settings`.execute(db);
  return rows[0]?.settings;
}
