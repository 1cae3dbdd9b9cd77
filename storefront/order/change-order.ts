import { data, redirect, redirectDocument, type ActionFunctionArgs } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { paymentOf } from '#storefront/checkout/form/saved-cards.ts';
import { linksIn, nameOf } from '#storefront/links.ts';
import type { OrderLink } from '#storefront/shell/navigation/order-link.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { lastDigitsMessage } from '#storefront/shell/i18n/problem-message.ts';
import { tIn } from '#storefront/shell/i18n/texts.ts';

export interface OrderOutcome {
  problem?: string;
  /** The digits were wrong, or there were too many attempts. */
  digitsProblem?: string;
  /**
   * Ordered again, but not everything: how many pieces were added to the cart, the sold-out models, and the pieces
   * added without their engraving.
   */
  repeated?: { added: number; missing: string[]; plain: string[] };
}

/** Handles the order's actions: prove the phone, pay, cancel, order again. The server checks each one. `back`: the page of the order. */
export async function changeOrder(
  { request, context }: ActionFunctionArgs,
  { link, back }: { link: OrderLink; back: string },
) {
  const caller = context.get(callerContext);
  const form = await request.formData();
  const intent = textOf(form, 'intent');
  try {
    switch (intent) {
      case 'prove':
        await caller.api.proveOrder({ ...link, digits: textOf(form, 'digits').trim() });
        return redirect(back);
      case 'cancel':
        await caller.api.cancelOrder(link);
        return redirect(back);
      case 'repeat': {
        const { added, missing, plain } = await caller.api.repeatOrder(link);
        if (missing.length + plain.length === 0) return redirect(linksIn(caller.language).cart());
        const namesOf = (models: typeof missing) => models.map((model) => nameOf(model, caller.language));
        return data<OrderOutcome>({ repeated: { added, missing: namesOf(missing), plain: namesOf(plain) } });
      }
      default: {
        const wish = paymentOf(textOf(form, 'method'));
        const idempotencyKey = textOf(form, 'idempotencyKey');
        const { payment } = await caller.api.payOrder({ ...link, ...wish, idempotencyKey });
        // a saved card was charged already, so the result is shown on this page
        return payment.redirectUrl === null || wish.cardId !== undefined
          ? redirect(back)
          : redirectDocument(payment.redirectUrl);
      }
    }
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { problem } = error;
    const { detail, status } = problem;
    if (intent !== 'prove') return data<OrderOutcome>({ problem: detail }, { status });
    return data<OrderOutcome>(
      { digitsProblem: lastDigitsMessage(problem, tIn(caller.language)) },
      { status },
    );
  }
}
