import {
  data,
  redirect,
  redirectDocument,
  replace,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { readAnswer, settleLost } from '#storefront/cart/lines/settle-lost.ts';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import { changePromo, isAboutPromo } from '#storefront/cart/promo-code/change-promo.ts';
import promoStyles from '#storefront/cart/promo-code/promo-code.css?url';
import type { TriedPromo } from '#storefront/cart/promo-code/promo-code.tsx';
import { type Caller, callerContext, reporterContext } from '#storefront/shell/caller.ts';
import { findJustPlaced } from '#storefront/shell/navigation/just-placed.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import type { PageHandle } from '#storefront/shell/page.ts';
import { problemMessage } from '#storefront/shell/i18n/problem-message.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import { userContext } from '#storefront/shell/login/user.ts';
import { CheckoutForm } from './form/checkout-form.tsx';
import { viewCheckout, type CheckoutView } from './form/checkout-view.ts';
import { holdPieces } from './hold-pieces.ts';
import type { HoldRefusal } from './hold-view.ts';
import type { Refused } from './form/order-form.ts';
import { listSavedCards } from './form/saved-cards.ts';
import { redisplayForm, listBook, submitOrder } from './form/submit-order.ts';
import './checkout-page.css';

export const links = () => [{ rel: 'stylesheet', href: promoStyles }];
export const handle = { texts: ['cart', 'checkout'], noindex: true, shell: 'checkout' } satisfies PageHandle;
export const clientLoader = withTexts('cart', 'checkout');

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${tIn(languageOfPath(location.pathname))('checkout:title')} | Zarona` },
];

/** Shows the cart and its active hold. Only a POST holds pieces (see action): a typed address, a prefetch or a reload changes nothing. */
export async function loader({ context }: LoaderFunctionArgs): Promise<CheckoutView> {
  const caller = context.get(callerContext);
  const user = await context.get(userContext)();
  const [cart, stores, regions, districts, methods, book, cards, terms, dictionary] = await Promise.all([
    caller.api.getCart(),
    caller.api.listStores(),
    caller.api.listRegions(),
    caller.api.listDistricts(),
    caller.api.listPaymentMethods(),
    listBook(caller, user),
    listSavedCards(caller, user),
    caller.api.getDeliveryTerms(),
    caller.api.getDictionary(),
  ]);
  // if pieces were lost, the shopper can choose others here, and keeps the typed values
  if (cart.lines.length === 0) {
    const placed = await findJustPlaced(caller);
    throw replace(placed?.href ?? linksIn(caller.language).cart());
  }
  const { language } = caller;
  const places = { stores, regions, districts };
  const shopper = { user, book, cards, language, dictionary };
  const now = new Date();
  const view = viewCheckout({ cart, ...places, methods, terms, ...shopper, now });
  return { ...view, idempotencyKey: crypto.randomUUID() };
}

interface Outcome {
  /** The form as typed, whatever button was pressed; null if the cart's button was pressed, before anything was typed. */
  refusal: Refused | null;
  /** A promo code that was refused. */
  tried: TriedPromo | null;
  /** The pieces, or some of them, could not be held. */
  holdRefusal: HoldRefusal | null;
}
const nothing: Outcome = { refusal: null, tried: null, holdRefusal: null };

export async function action({ request, context }: ActionFunctionArgs) {
  const caller = context.get(callerContext);
  const form = await request.formData();
  const intent = textOf(form, 'intent');
  if (intent === 'enter') return enterCheckout(caller);
  const user = await context.get(userContext)();
  if (isAboutPromo(form)) {
    const tried = await changePromo(caller, form);
    const refusal = await redisplayForm(caller, { form, user });
    return data<Outcome>({ ...nothing, refusal, tried }, { status: tried === null ? 200 : 409 });
  }
  if (intent === 'hold') {
    const holdRefusal = await holdPieces(caller);
    return data<Outcome>({ ...nothing, refusal: await redisplayForm(caller, { form, user }), holdRefusal });
  }
  const answer = readAnswer(intent);
  if (intent === 'extend' || answer !== null) {
    const done = answer === null ? caller.api.extendHold() : settleLost(caller, answer);
    const message = await done.then(() => null, messageOf);
    // at the checkout a replacement piece is held at once, like the others
    if (answer?.kind === 'replace') await holdPieces(caller);
    const refusal = { ...(await redisplayForm(caller, { form, user })), message };
    return data<Outcome>({ ...nothing, refusal });
  }
  const submitted = await submitOrder(caller, { form, user, report: context.get(reporterContext) });
  if ('refused' in submitted)
    return data<Outcome>({ ...nothing, refusal: submitted.refused }, { status: submitted.status });
  const { order } = submitted;
  const links = linksIn(caller.language);
  // a saved card was charged already, so the result is shown on our own pages
  if (submitted.isByCard)
    return replace(order.payment.failure === null ? links.success(order) : links.failed(order));
  // the provider's page is on another site
  return order.payment.redirectUrl === null
    ? replace(links.success(order))
    : redirectDocument(order.payment.redirectUrl);
}

/** Entered from the cart: holds its pieces, then redirects to the checkout by GET, so that a reload does not submit again. */
async function enterCheckout(caller: Caller) {
  const holdRefusal = await holdPieces(caller);
  if (holdRefusal !== null)
    return data<Outcome>({ ...nothing, holdRefusal }, { status: holdRefusal.kind === 'LIMIT' ? 429 : 409 });
  return redirect(linksIn(caller.language).checkout(), 303);
}

/**
 * A refusal because of a change in the meantime has no message: the page shows the present state, also of a piece
 * that is gone, with the reason.
 */
function messageOf(error: unknown): string | null {
  if (!isApiProblem(error)) throw error;
  return error.problem.code === 'CART_EMPTY' ? null : problemMessage(error.problem);
}

export default function CheckoutPage() {
  const view = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  // after a login in the dialog, the form is reset to the known data and the typed values
  return (
    <CheckoutForm
      key={view.known?.userId ?? 'guest'}
      view={view}
      refused={outcome?.refusal ?? undefined}
      tried={outcome?.tried ?? null}
      holdRefusal={outcome?.holdRefusal ?? null}
    />
  );
}
