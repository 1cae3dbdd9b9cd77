import { minuteMs } from '#domain/units/durations.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { type Limit, type LimitOutcome, releaseLimits, tryConsumeLimits } from '#server/kit/limits/limits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type CardDeps, callVault } from './card-deps.ts';
import { openToken } from './card-token.ts';
import { enqueueForgetTokens } from './forget-tokens.ts';
import { type OwnCard, type TokenRow, deleteUnverified, findCard } from './queries.ts';

/** A message costs money, and the phone may be somebody else's: one a minute per card, and a limited number an hour per user. */
const limitsOf = ({ userId, id }: OwnCard, perUser: number): Limit[] => [
  { name: 'CARD_CODES', subject: `card-code:${id}`, max: 1, perMs: minuteMs },
  { name: 'CARD_CODES', subject: `card-codes-of:${userId}`, max: perUser, perMs: 60 * minuteMs },
];

/**
 * Has the bank send another code for an unverified card. Refuses with NOT_FOUND (also: already verified), RATE_LIMITED (facts:
 * retryAfterSeconds), CARD_DECLINED (the card is deleted), or UPSTREAM_UNAVAILABLE; then it may be retried at once.
 */
export async function sendCardCode(deps: CardDeps, by: OwnCard): Promise<void> {
  const row = await findCard(deps.db, by);
  if (row === undefined || row.verified_at !== null) throw new Refusal('NOT_FOUND');
  const outcome = await trySendCode(deps, { by, row });
  if (!outcome.ok) throw new Refusal('RATE_LIMITED', { retryAfterSeconds: Math.ceil(outcome.waitMs / 1000) });
}

/** Sends a code as `sendCardCode` does, but returns the wait instead of refusing if one has just been sent. */
export async function trySendCode(
  deps: CardDeps,
  { by, row }: { by: OwnCard; row: TokenRow },
): Promise<LimitOutcome> {
  const counted = { limits: limitsOf(by, deps.limits.cardCodesPerUser), now: deps.now() };
  const taken = await tryConsumeLimits(deps, counted);
  if (!taken.ok) return taken;
  const sent = await callVault(deps, row.provider, (vault) =>
    vault.sendCode(openToken(deps.secret, row)),
  ).catch(async (error: unknown) => {
    await releaseLimits(deps, counted);
    throw error;
  });
  if (!sent.ok) {
    await dropUnverified(deps.db, by);
    throw new Refusal('CARD_DECLINED');
  }
  return taken;
}

/** Deletes a card that can no longer be verified, unless it has been verified in the meantime. */
export async function dropUnverified(db: Db, by: OwnCard): Promise<void> {
  await withTransaction(db, async (db) => {
    const row = await deleteUnverified(db, by);
    await enqueueForgetTokens(db, row === undefined ? [] : [row]);
  });
}
