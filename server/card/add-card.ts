import type { AddCard, Card } from '#contract/catalog/card.ts';
import { cardLimit } from '#contract/words.ts';
import { expiryState } from '#domain/card/card-expiry.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import type { VaultCard } from '#providers/payment/port.ts';
import { lockUser } from '#server/kit/session/lock-user.ts';
import { limitRefusal } from '#server/kit/limits/limit-hits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type CardDeps, callVault, vaultOf } from './card-deps.ts';
import { storedCard } from './card-token.ts';
import {
  type CardRow,
  type OwnCard,
  type TokenRow,
  countCards,
  deleteUnverified,
  findCardByToken,
  insertCard,
  markVerified,
} from './queries.ts';
import { trySendCode } from './send-card-code.ts';
import { cardToWire } from './wire.ts';

/**
 * Stores the card that was entered in a provider's form, and has its bank send a code. Idempotent: adding the same card again returns it.
 * Refuses with VALIDATION_FAILED (no such provider), CARD_DECLINED (unknown to the provider, or expired), CARD_LIMIT (facts: limit),
 * RATE_LIMITED, UPSTREAM_UNAVAILABLE.
 */
export async function addCard(
  deps: CardDeps,
  { userId, typed }: { userId: number; typed: AddCard },
): Promise<Card> {
  const { provider, cardToken } = typed;
  if (vaultOf(deps, provider) === undefined)
    throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/provider', code: 'enum' }]);
  const described = await callVault(deps, provider, (vault) => vault.describe(cardToken));
  const now = deps.now();
  if (described === undefined || expiryState(described.expiry, tashkentDay(now)) === 'EXPIRED')
    throw new Refusal('CARD_DECLINED');
  const saved = await keepCard(deps, { userId, provider, described, now });
  if (saved.row.verified_at === null) {
    const { token_sealed } = storedCard(deps.secret, described);
    await sendFirstCode(deps, {
      ...saved,
      by: { userId, id: saved.row.id },
      token: { provider, token_sealed },
    });
  }
  return cardToWire(saved.row, now);
}

interface NewCard {
  row: CardRow;
  isNew: boolean;
}

/**
 * Sends a code, unless a card that was added before has just got one. A new card whose code cannot be sent is deleted; its token stays
 * valid.
 */
async function sendFirstCode(
  deps: CardDeps,
  { isNew, by, token }: NewCard & { by: OwnCard; token: TokenRow },
): Promise<void> {
  try {
    const turn = await trySendCode(deps, { by, row: token });
    if (turn.ok || !isNew) return;
    throw new Refusal('RATE_LIMITED', { retryAfterSeconds: Math.ceil(turn.waitMs / 1000) });
  } catch (error) {
    if (isNew) await deleteUnverified(deps.db, by);
    throw error;
  }
}

interface Described {
  userId: number;
  provider: string;
  described: VaultCard;
  now: Date;
}

async function keepCard(
  { db, secret }: CardDeps,
  { userId, provider, described, now }: Described,
): Promise<NewCard> {
  const card = storedCard(secret, described);
  return withTransaction(db, async (db) => {
    await lockUser(db, userId);
    const known = await findCardByToken(db, { userId, provider, tokenHmac: card.token_hmac });
    if (known === undefined) await requireRoom(db, userId);
    const row = known ?? (await insertCard(db, { userId, provider, card, now }));
    const isNew = known === undefined;
    if (!described.isVerified) return { row, isNew };
    return { row: await markVerified(db, { by: { userId, id: row.id }, card, now }), isNew };
  });
}

async function requireRoom(db: Db, userId: number): Promise<void> {
  if ((await countCards(db, userId)) >= cardLimit)
    throw limitRefusal('CARDS', 'CARD_LIMIT', { limit: cardLimit });
}
