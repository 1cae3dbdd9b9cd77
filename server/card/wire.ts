import type { Card } from '#contract/catalog/card.ts';
import { expiryState } from '#domain/card/card-expiry.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import type { CardRow } from './queries.ts';

export function cardToWire(row: CardRow, now: Date): Card {
  return {
    id: row.id,
    provider: row.provider,
    maskedPan: row.masked_pan,
    expiry: row.expiry,
    expiryState: expiryState(row.expiry, tashkentDay(now)),
    brand: row.brand,
    isDefault: row.is_default,
    isVerified: row.verified_at !== null,
  };
}
