import type { Card } from '#contract/catalog/card.ts';
import { withTransaction } from '#database/transaction.ts';
import type { VaultCard } from '#providers/payment/port.ts';
import { lockUser } from '#server/kit/session/lock-user.ts';
import { limitRefusal } from '#server/kit/limits/limit-hits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type CardDeps, callVault } from './card-deps.ts';
import { storedCard, openToken } from './card-token.ts';
import { enqueueForgetTokens } from './forget-tokens.ts';
import {
  type CardRow,
  type OwnCard,
  deleteUnverified,
  findCard,
  findCardByToken,
  markVerified,
  uncountAttempt,
  countAttempt,
} from './queries.ts';
import { dropUnverified } from './send-card-code.ts';
import { cardToWire } from './wire.ts';

const maxTries = 3;

/**
 * Verifies a card by the code its bank sent; the user's first verified card becomes the default. Does nothing if it is already verified.
 * Refuses with NOT_FOUND, OTP_INVALID (facts: attemptsLeft), OTP_TOO_MANY_ATTEMPTS and CARD_DECLINED (the card is deleted),
 * UPSTREAM_UNAVAILABLE (the attempt does not count).
 */
export async function verifyCard(deps: CardDeps, { by, code }: { by: OwnCard; code: string }): Promise<Card> {
  const tried = await countAttempt(deps.db, { by, max: maxTries });
  if (tried === undefined) return withoutTry(deps, by);
  const verdict = await callVault(deps, tried.provider, (vault) =>
    vault.verify(openToken(deps.secret, tried), code),
  ).catch(async (error: unknown) => {
    await uncountAttempt(deps.db, by);
    throw error;
  });
  if (verdict.ok)
    return cardToWire(await keepVerified(deps, { by, tried, verified: verdict.card }), deps.now());
  const attemptsLeft = maxTries - tried.code_tries;
  if (verdict.why === 'WRONG_CODE' && attemptsLeft > 0) throw new Refusal('OTP_INVALID', { attemptsLeft });
  await dropUnverified(deps.db, by);
  if (verdict.why === 'DECLINED') throw new Refusal('CARD_DECLINED');
  throw limitRefusal('CODE_TRIES', 'OTP_TOO_MANY_ATTEMPTS');
}

/** The card is already verified, or a concurrent call used its last attempt. */
async function withoutTry(deps: CardDeps, by: OwnCard): Promise<Card> {
  const row = await findCard(deps.db, by);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  if (row.verified_at === null) throw limitRefusal('CODE_TRIES', 'OTP_TOO_MANY_ATTEMPTS');
  return cardToWire(row, deps.now());
}

interface Verified {
  by: OwnCard;
  tried: CardRow;
  verified: VaultCard;
}

/** Refuses with NOT_FOUND if the card was deleted during the call to its provider. */
async function keepVerified(
  { db, secret, now }: CardDeps,
  { by, tried, verified }: Verified,
): Promise<CardRow> {
  const card = storedCard(secret, verified);
  const updated = await withTransaction(db, async (db) => {
    await lockUser(db, by.userId);
    const twin = await findCardByToken(db, {
      userId: by.userId,
      provider: tried.provider,
      tokenHmac: card.token_hmac,
    });
    const isTwin = twin !== undefined && twin.id !== by.id;
    if (!isTwin && (await findCard(db, by)) === undefined) {
      await enqueueForgetTokens(db, [{ provider: tried.provider, token_sealed: card.token_sealed }]);
      return undefined;
    }
    // the user already has this card: that one stays, and this temporary row is deleted
    if (isTwin) await deleteUnverified(db, by);
    return markVerified(db, { by: isTwin ? { ...by, id: twin.id } : by, card, now: now() });
  });
  if (updated === undefined) throw new Refusal('NOT_FOUND');
  return updated;
}
