import type { LoaderFunctionArgs } from 'react-router';
import type { PaymentMethod } from '#contract/payment-method.ts';
import type { OrderLink } from '#storefront/shell/navigation/order-link.ts';
import { callerContext, orNotFound } from '#storefront/shell/caller.ts';
import { userContext } from '#storefront/shell/login/user.ts';
import { listSavedCards, type SavedCard, viewCards } from '../form/saved-cards.ts';

/** How an order can be paid: the methods that the server offers for it, and the visitor's saved cards. */
export async function loadPaymentMethods(
  context: LoaderFunctionArgs['context'],
  link: OrderLink,
): Promise<{ methods: PaymentMethod[]; cards: SavedCard[] }> {
  const caller = context.get(callerContext);
  const user = await context.get(userContext)();
  const [methods, cards] = await Promise.all([
    orNotFound(caller.api.listOrderMethods(link)),
    listSavedCards(caller, user),
  ]);
  return { methods, cards: viewCards(cards) };
}
