import type { ReadDb } from '#database/connect.ts';
import { type MetalRates, usualMetalRates } from '#domain/pricing/metal-formula.ts';
import { som } from '#domain/units/som.ts';
import { selectRatesInForce } from './queries-rate.ts';

/** The reference rates that are in force: the latest of each metal that was applied. One statement. */
export async function getMetalRates(db: ReadDb): Promise<MetalRates> {
  const rows = await selectRatesInForce(db);
  const inForce = Object.fromEntries(rows.map(({ metal, ref_som }) => [metal, som(ref_som)]));
  return { ...usualMetalRates, ...inForce };
}
