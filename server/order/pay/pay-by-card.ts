import type { FastifyBaseLogger } from 'fastify';
import type { Order, PlaceOrder } from '#contract/order.ts';
import type { ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { User } from '#server/kit/session/session.ts';
import { type ChargeDeps, chargeCard } from '#server/payment/charge-card.ts';
import { type PresentDeps, presentKnownOrder } from '../read-order-view.ts';

/**
 * Returns the token of the user's verified card at this provider; undefined if there is none. Injected by server/deps.ts, because `order`
 * may not import `card`.
 */
export type FindCardToken = (
  db: ReadDb,
  card: { userId: number; id: number; provider: string },
) => Promise<string | undefined>;

export interface CardPaymentDeps extends ChargeDeps, PresentDeps {
  findCardToken: FindCardToken;
}

/**
 * Returns the token of the chosen card; undefined if none was chosen. Refuses with NOT_FOUND if the card is not the caller's, not
 * verified, or at another provider.
 */
export async function chosenCard(
  { db, findCardToken }: Pick<CardPaymentDeps, 'db' | 'findCardToken'>,
  { payment, user }: { payment: PlaceOrder['payment']; user: User | undefined },
): Promise<string | undefined> {
  const { cardId: id, method: provider } = payment;
  if (id === undefined) return undefined;
  const token = user && (await findCardToken(db, { userId: user.id, id, provider }));
  if (token === undefined) throw new Refusal('NOT_FOUND');
  return token;
}

/** Charges the chosen card for a stored order and returns the order as it is after the charge. */
export async function payByCard(
  deps: CardPaymentDeps & { log: FastifyBaseLogger },
  { order, payment, token }: { order: Order; payment: PlaceOrder['payment']; token: string | undefined },
): Promise<Order> {
  if (token === undefined) return order;
  const { number } = order;
  const failed = await chargeCard(deps, { number, method: payment.method, token });
  if (failed !== undefined) deps.log.warn({ err: failed.fault, number }, 'card was not charged');
  return presentKnownOrder(deps.db, { deps, by: { number }, now: deps.now() });
}
