import type { orderOperations as declared } from '#contract/operations/order.ts';
import { cartOwnerOf, rememberCart } from '#server/cart/owner/cart-owner.ts';
import type { OperationFunctions } from '#server/kit/operation.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { randomToken } from '#server/kit/crypto/signing.ts';
import { measuredSessionOf } from '#server/measurement/answer-cookie.ts';
import { requestOrderLink } from './access/request-order-link.ts';
import { cancelOrder } from './cancel/cancel-order.ts';
import { findJustPlaced } from './place/find-just-placed.ts';
import { listOrders } from './lists/list-orders.ts';
import { listOrderMethods } from './pay/list-order-methods.ts';
import { type CardPaymentDeps, chosenCard, payByCard } from './pay/pay-by-card.ts';
import { payOrder } from './pay/pay-order.ts';
import { type PlaceDeps, placeOrder } from './place/place-order.ts';
import { readOrderView } from './read-order-view.ts';
import { isProvenFor } from './access/is-proven.ts';
import { setProof } from './access/proof-cookie.ts';
import { proveDigits } from './access/prove-digits.ts';
import { repeatOrder } from './place/repeat-order.ts';
import { withoutShopper } from './wire.ts';

export type OrderDeps = PlaceDeps & CardPaymentDeps;

export const orderOperations = {
  async placeOrder(deps, { caller, input, now }) {
    const { idempotencyKey, ...form } = input;
    const { user, language, ip, cookies, log } = caller;
    const token = await chosenCard(deps, { payment: form.payment, user: user ?? undefined });
    const order = await placeOrder(deps, {
      owner: cartOwnerOf(caller),
      ownPhone: user?.phone ?? null,
      idempotencyKey,
      language,
      ip,
      session: measuredSessionOf(cookies),
      cardToken: token,
      form,
      now,
    });
    setProof(cookies, { secret: deps.secret, number: order.number, now });
    return payByCard({ ...deps, log }, { order, payment: form.payment, token });
  },

  listOrders: ({ db }, { caller, input: { page = 0, size = 24 } }) =>
    listOrders(db, { userId: caller.user.id, page, size }),

  async findJustPlaced(deps, { caller, now }) {
    return { order: await findJustPlaced(deps, { owner: cartOwnerOf(caller), now }) };
  },

  async getOrder(deps, call) {
    const isProven = await isProvenFor(deps, call);
    const order = await readOrderView(deps.db, { deps, by: { number: call.input.number }, now: call.now });
    if (order === undefined) throw new Refusal('NOT_FOUND');
    return isProven ? order : withoutShopper(order);
  },

  async listOrderMethods(deps, call) {
    await isProvenFor(deps, call);
    return listOrderMethods(deps, { number: call.input.number, now: call.now });
  },

  requestOrderLink: (deps, { caller, input, now }) =>
    requestOrderLink(deps, { ...input, ip: caller.ip, now }),

  async proveOrder(deps, call) {
    await isProvenFor(deps, call);
    const { caller, input, now } = call;
    const { number, digits } = input;
    await proveDigits(deps, { number, digits, ip: caller.ip, now });
    setProof(caller.cookies, { secret: deps.secret, number, now });
  },

  async cancelOrder(deps, call) {
    if (!(await isProvenFor(deps, call))) throw new Refusal('ORDER_PROOF_NEEDED');
    const { number, idempotencyKey } = call.input;
    return cancelOrder(deps, { number, idempotencyKey, now: call.now });
  },

  async payOrder(deps, call) {
    const isProven = await isProvenFor(deps, call);
    const { caller, input, now } = call;
    const { number, token: _link, idempotencyKey, ...payment } = input;
    const token = await chosenCard(deps, { payment, user: caller.user ?? undefined });
    const waiting = await payOrder(deps, { number, payment, isProven, idempotencyKey, now });
    const order = await payByCard({ ...deps, log: caller.log }, { order: waiting, payment, token });
    return isProven ? order : withoutShopper(order);
  },

  async repeatOrder(deps, call) {
    const isProven = await isProvenFor(deps, call);
    const { caller, input, now } = call;
    const owner = cartOwnerOf(caller) ?? { token: randomToken() };
    const repeated = await repeatOrder(deps.db, { number: input.number, isProven, owner, now });
    rememberCart(caller.cookies, owner);
    return repeated;
  },
} satisfies OperationFunctions<typeof declared, OrderDeps>;
