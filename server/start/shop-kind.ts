import type { Pool } from 'pg';
import { readShopKind, type ShopKind } from '#database/shop-kind.ts';
import type { Config } from '../config/config.ts';
import { exitCodes, StopReason } from './process/stop-reason.ts';

/**
 * What a start is meant for: production a real shop, everything else the demo; with `--demo` the demo, whatever the rest says. The demo is
 * filled into the embedded database, and into one of DATABASE_URL only with `--demo`.
 */
export function wantedShop(
  { isProduction, secrets }: Config,
  isDemoGiven: boolean,
): { kind: ShopKind; mayFill: boolean } {
  const kind = isProduction && !isDemoGiven ? 'real' : 'demo';
  return { kind, mayFill: kind === 'demo' && (isDemoGiven || secrets.databaseUrl === undefined) };
}

/** Stops with exit code 6 where the database holds the other kind of shop. */
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
