import {
  data,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { extendHold, getCart, holdCart } from '#client/cart.ts';
import type { Caller } from '#client/call.ts';
import { listDistricts, listRegions, listStores } from '#client/content.ts';
import { listPaymentMethods, placeOrder } from '#client/order.ts';
import { ApiProblem } from '#client/problem.ts';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import type { PageHandle } from '#storefront/shell/page.ts';
import { tIn, withTexts } from '#storefront/shell/texts.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { viewCheckout, type CheckoutView } from './checkout-view.ts';
import { checkOrderForm, readOrderForm, toPlaceOrder, type Refused } from './order-form.ts';
import { errorsOfProblem } from './problem-fields.ts';
import './checkout-page.css';

export const handle = { texts: ['cart', 'checkout'], noindex: true, shell: 'checkout' } satisfies PageHandle;
export const clientLoader = withTexts('cart', 'checkout');

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${tIn(languageOfPath(location.pathname))('checkout:title')} | Zarona` },
];

/** Entering checkout holds the cart's pieces for 15 minutes (decisions 5); a live hold is only shown. */
export async function loader({ context }: LoaderFunctionArgs): Promise<CheckoutView> {
  const caller = context.get(callerContext);
  const [cart, stores, regions, districts, methods] = await Promise.all([
    heldCart(caller),
    listStores(caller),
    listRegions(caller),
    listDistricts(caller),
    listPaymentMethods(caller),
  ]);
  if (cart.count === 0) throw redirect(linksIn(caller.language).cart());
  const view = viewCheckout({ cart, stores, regions, districts, methods, language: caller.language });
  return { ...view, idempotencyKey: crypto.randomUUID() };
}

/** Without a hold (too many in an hour, or nothing to hold) one can still order what is free. */
async function heldCart(caller: Caller) {
  try {
    return await holdCart(caller);
  } catch (error) {
    if (error instanceof ApiProblem) return getCart(caller);
    throw error;
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const caller = context.get(callerContext);
  const form = await request.formData();
  if (form.get('intent') === 'extend') {
    await extendHold(caller).catch(ignoreRefusal);
    return redirect(linksIn(caller.language).checkout());
  }
  const values = readOrderForm(form);
  const errors = checkOrderForm(values);
  if (Object.keys(errors).length > 0) return refuse({ values, errors, message: null, total: null }, 400);
  const body = toPlaceOrder(values, await listDistricts(caller), Number(textOf(form, 'expectedTotal')));
  try {
    const order = await placeOrder(caller, body, textOf(form, 'idempotencyKey'));
    // the provider's page is not one of ours
    return order.payment.redirectUrl === null
      ? redirect(linksIn(caller.language).success(order))
      : redirectDocument(order.payment.redirectUrl);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { detail, facts, status } = error.problem;
    const total = typeof facts?.['total'] === 'number' ? facts['total'] : null;
    return refuse({ values, errors: errorsOfProblem(error.problem), message: detail, total }, status);
  }
}

const refuse = (refused: Refused, status: number) => data(refused, { status });

/** An extension that comes too late changes nothing; the page shows how things are. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiProblem)) throw error;
}

export default function CheckoutPage() {
  return <CheckoutForm view={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
