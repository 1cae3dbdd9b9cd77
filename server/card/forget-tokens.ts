import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Db } from '#database/connect.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { type CardDeps, vaultOf } from './card-deps.ts';
import { openToken } from './card-token.ts';
import type { TokenRow } from './queries.ts';

/** Deletes cards at their providers. */
export const forgetTokensTask = 'forget-card-tokens';

/** The tokens stay encrypted in the queue. */
const Payload = Type.Object({
  cards: Type.Array(Type.Object({ provider: Type.String(), tokenSealed: Type.String() })),
});

/** Enqueues the notification of the providers in the transaction that deletes the cards; it is retried until it succeeds. */
export async function enqueueForgetTokens(db: Db, rows: readonly TokenRow[]): Promise<void> {
  if (rows.length === 0) return;
  const cards = rows.map((row) => ({
    provider: row.provider,
    tokenSealed: row.token_sealed.toString('base64'),
  }));
  await enqueue(db, { task: forgetTokensTask, payload: { cards } });
}

/**
 * Deletes the tokens at their providers. Throws if a provider cannot be reached, so that the job is retried; calls to the other providers
 * may then repeat.
 */
export async function forgetTokens(
  deps: Pick<CardDeps, 'providers' | 'secret'>,
  payload: unknown,
): Promise<void> {
  const parsed = Value.Parse(Payload, payload);
  const { cards } = parsed;
  const outcomes = await Promise.allSettled(cards.map((card) => forgetToken(deps, card)));
  const failures = outcomes.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} cards could not be forgotten by their provider`);
}

async function forgetToken(
  deps: Pick<CardDeps, 'providers' | 'secret'>,
  card: { provider: string; tokenSealed: string },
): Promise<void> {
  const vault = vaultOf(deps, card.provider);
  if (vault === undefined) throw new Error(`provider ${card.provider} is switched off but stores a card`);
  await vault.remove(openToken(deps.secret, { token_sealed: Buffer.from(card.tokenSealed, 'base64') }));
}
