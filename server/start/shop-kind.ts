import type { Pool } from 'pg';
import { readShopKind, type ShopKind } from '#database/shop-kind.ts';
import type { Config } from '../config/config.ts';
import { exitCodes, StopReason } from './process/stop-reason.ts';

/**
 * Returns what a start is meant for: in production a real shop, otherwise the demo; with `--demo` always the demo. The demo is filled into
 * the embedded database, and into one of DATABASE_URL only with `--demo`.
 */
export function wantedShop(
  { isProduction, secrets }: Config,
  isDemoGiven: boolean,
): { kind: ShopKind; mayFill: boolean } {
  const kind = isProduction && !isDemoGiven ? 'real' : 'demo';
  return { kind, mayFill: kind === 'demo' && (isDemoGiven || secrets.databaseUrl === undefined) };
}

/** Stops with exit code 6 if the database contains the other kind of shop. */
export async function requireShopKind(pool: Pool, wanted: ShopKind): Promise<void> {
  const found = await readShopKind(pool);
  if (found === undefined || found === wanted) return;
  throw new StopReason(
    exitCodes.shopKind,
    found === 'real'
      ? 'This database holds a real shop, where the demo has no place: set NODE_ENV=production, or name another database (DATA_DIR, DATABASE_URL).'
      : 'This database holds the demo, and NODE_ENV=production means a real shop: name another database (DATA_DIR, DATABASE_URL), or add --demo.',
  );
}
