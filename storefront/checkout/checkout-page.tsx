import {
  data,
  redirectDocument,
  replace,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import type { Caller } from '#storefront/shell/caller.ts';
import { isApiProblem } from '#client/problem.ts';
import { readAnswer, settleLost } from '#storefront/cart/settle-lost.ts';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import { changePromo, isAboutPromo } from '#storefront/cart/change-promo.ts';
import promoStyles from '#storefront/cart/promo-code.css?url';
import type { TriedPromo } from '#storefront/cart/promo-code.tsx';
import { callerContext, reporterContext } from '#storefront/shell/caller.ts';
import { findJustPlaced } from '#storefront/shell/just-placed.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import type { PageHandle } from '#storefront/shell/page.ts';
import { wordsOf } from '#storefront/shell/problem-words.ts';
import { tIn, withTexts } from '#storefront/shell/texts.ts';
import { userContext } from '#storefront/shell/user.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { viewCheckout, type CheckoutView } from './checkout-view.ts';
import type { Refused } from './order-form.ts';
import { listSavedCards } from './saved-cards.ts';
import { keepForm, listBook, submitOrder } from './submit-order.ts';
import './checkout-page.css';

export const links = () => [{ rel: 'stylesheet', href: promoStyles }];
export const handle = { texts: ['cart', 'checkout'], noindex: true, shell: 'checkout' } satisfies PageHandle;
export const clientLoader = withTexts('cart', 'checkout');

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${tIn(languageOfPath(location.pathname))('checkout:title')} | Zarona` },
];

/** Entering checkout holds the cart's pieces for 15 minutes (decisions 5); a live hold is only shown. */
export async function loader({ context }: LoaderFunctionArgs): Promise<CheckoutView> {
  const caller = context.get(callerContext);
  const user = await context.get(userContext)();
  const [{ cart, refusedFor }, stores, regions, districts, methods, book, cards, terms] = await Promise.all([
    heldCart(caller),
    caller.api.listStores(),
    caller.api.listRegions(),
    caller.api.listDistricts(),
    caller.api.listPaymentMethods(),
    listBook(caller, user),
    listSavedCards(caller, user),
    caller.api.getDeliveryTerms(),
  ]);
  // with lost pieces only one can still choose others here, and keeps what was typed
  if (cart.lines.length === 0) {
    const placed = await findJustPlaced(caller);
    throw replace(placed?.href ?? linksIn(caller.language).cart());
  }
  const { language } = caller;
  const places = { stores, regions, districts };
  const shopper = { user, book, cards, language };
  const now = new Date();
  const view = viewCheckout({ cart, refusedFor, ...places, methods, terms, ...shopper, now });
  return { ...view, idempotencyKey: crypto.randomUUID() };
}

/** Without a hold (too many in an hour, or nothing to hold) one can still order what is free. */
async function heldCart(caller: Caller) {
  try {
    return { cart: await caller.api.holdCart(), refusedFor: null };
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const seconds = error.problem.code === 'HOLD_LIMIT' ? error.problem.facts?.['retryAfterSeconds'] : null;
    return { cart: await caller.api.getCart(), refusedFor: typeof seconds === 'number' ? seconds : null };
  }
}

/** The form as it was typed, whatever its button was. */
interface Outcome extends Refused {
  /** A promo code that was not taken. */
  tried: TriedPromo | null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const caller = context.get(callerContext);
  const form = await request.formData();
  const user = await context.get(userContext)();
  if (isAboutPromo(form)) {
    const tried = await changePromo(caller, form);
    const kept: Outcome = { ...(await keepForm(caller, { form, user })), tried };
    return data(kept, { status: tried === null ? 200 : 409 });
  }
  const answer = readAnswer(textOf(form, 'intent'));
  if (form.get('intent') === 'extend' || answer !== null) {
    const done = answer === null ? caller.api.extendHold() : settleLost(caller, answer);
    const message = await done.then(() => null, wordsOfRefusal);
    const kept: Outcome = { ...(await keepForm(caller, { form, user })), message, tried: null };
    return data(kept);
  }
  const submitted = await submitOrder(caller, { form, user, report: context.get(reporterContext) });
  if ('refused' in submitted) {
    const refused: Outcome = { ...submitted.refused, tried: null };
    return data(refused, { status: submitted.status });
  }
  const { order } = submitted;
  const links = linksIn(caller.language);
  // a card was charged already: what came of it stands on our own pages
  if (submitted.isByCard)
    return replace(order.payment.failure === null ? links.success(order) : links.failed(order));
  // the provider's page is not one of ours
  return order.payment.redirectUrl === null
    ? replace(links.success(order))
    : redirectDocument(order.payment.redirectUrl);
}

/** What came too late changes nothing: the page shows how things are, and of a piece that is gone, too, why. */
function wordsOfRefusal(error: unknown): string | null {
  if (!isApiProblem(error)) throw error;
  return error.problem.code === 'CART_EMPTY' ? null : wordsOf(error.problem);
}

export default function CheckoutPage() {
  const view = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  // after a login over this page the form begins anew, with what is known and what was typed
  return (
    <CheckoutForm
      key={view.known?.userId ?? 'guest'}
      view={view}
      refused={outcome}
      tried={outcome?.tried ?? null}
    />
  );
}
