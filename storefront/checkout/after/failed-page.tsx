import {
  redirect,
  redirectDocument,
  replace,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { formatTime } from '#ui/dates.ts';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { useContacts } from '#storefront/shell/frame/footer/contacts.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { problemMessage } from '#storefront/shell/i18n/problem-message.ts';
import { tIn, withTexts, type T } from '#storefront/shell/i18n/texts.ts';
import failedStyles from './failed-page.css?url';
import { FailedPaymentOptions } from './failed-payment-options.tsx';
import { findIntent, findOrder } from './find-order.ts';
import { FindOrderPage } from './find-order-page.tsx';
import { loadOrder } from './load-order.ts';
import { OrderPieces } from './order-pieces.tsx';
import { isJustPlaced, type OrderView } from './order-view.ts';
import { loadPaymentMethods } from './load-payment-methods.ts';
import { paymentOptions, type PaymentOptions } from './payment-options.ts';
import { paymentOf } from '../form/saved-cards.ts';
import { useLateAnswer } from './use-settling.ts';
import '../checkout-page.css';
import './order-page.css';

export const handle = { texts: ['cart', 'checkout'], noindex: true } satisfies PageHandle;
export const clientLoader = withTexts('cart', 'checkout');

export const links = () => [{ rel: 'stylesheet', href: failedStyles }];

/**
 * The address grants access to the order, so it is not sent to other sites as a referrer. With `no-referrer`, a form
 * without scripts would send no origin.
 */
export const headers = () => ({ 'referrer-policy': 'same-origin' });

export const meta = ({ location, loaderData }: { location: { pathname: string }; loaderData?: Loaded }) => {
  const t = tIn(languageOfPath(location.pathname));
  const isFound = loaderData === undefined || 'state' in loaderData;
  return [{ title: `${t(isFound ? 'checkout:failed.title' : 'checkout:find.title')} | Zarona` }];
};

type Failed = OrderView & { options: PaymentOptions; isBack: boolean };
/** `find`: the number in the address, if the address does not grant access to the order. */
type Loaded = Failed | { find: string };

/**
 * Shows what failed by the server's state, whatever the provider's redirect claims. While the payment is being
 * settled the page redirects, unless the shopper has waited long (`late`) or cancelled at the provider (`back`).
 */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Loaded> {
  const link = linkOf(url);
  if (!link.number || !link.token) return { find: link.number.slice(0, 40) };
  const [order, offered] = await Promise.all([
    loadOrder({ context, url }),
    loadPaymentMethods(context, link),
  ]);
  if (order === null) return { find: link.number };
  const isBack = order.outcome === 'settling' && url.searchParams.has('back');
  const isLate = order.outcome === 'settling' && url.searchParams.has('late');
  const hasFailed = order.outcome === 'failed' || isLate || isBack;
  const links = linksIn(languageOfPath(url.pathname));
  if (!isJustPlaced(order)) throw replace(links.guestOrder(order));
  if (!hasFailed) throw replace(links.success(order));
  return { ...order, isBack, options: paymentOptions(order, offered) };
}

/** Pays again, by the same method or another; cancels the order; or puts the pieces into the cart again. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const caller = context.get(callerContext);
  const links = linksIn(caller.language);
  const form = await request.formData();
  const order = linkOf(url);
  const intent = form.get('intent');
  if (intent === findIntent) return { found: await findOrder(context, form) };
  try {
    if (intent === 'cancel') {
      await caller.api.cancelOrder(order);
      return redirect(links.guestOrder(order));
    }
    if (intent === 'repeat') {
      await caller.api.repeatOrder(order);
      return redirect(links.cart());
    }
    const payment = paymentOf(textOf(form, 'method'));
    const idempotencyKey = textOf(form, 'idempotencyKey');
    const paid = await caller.api.payOrder({ ...order, ...payment, idempotencyKey });
    // a saved card was charged already, so the result is shown on our own pages
    return paid.payment.redirectUrl === null || payment.cardId !== undefined
      ? replace(links.success(order))
      : redirectDocument(paid.payment.redirectUrl);
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    // paid in another tab, or by another provider in the meantime: the page shows the present state
    if (error.problem.code === 'ORDER_STATE_CONFLICT') return replace(links.success(order));
    return { problem: problemMessage(error.problem) };
  }
}

function linkOf(url: URL): { number: string; token: string } {
  return { number: url.searchParams.get('order') ?? '', token: url.searchParams.get('token') ?? '' };
}

export default function FailedPage() {
  const loaded = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  if ('find' in loaded)
    return (
      <FindOrderPage
        number={loaded.find}
        outcome={outcome && 'found' in outcome ? outcome.found : undefined}
      />
    );
  return (
    <FailedOrder order={loaded} problem={outcome && 'problem' in outcome ? outcome.problem : undefined} />
  );
}

function FailedOrder({ order, problem }: { order: Failed; problem: string | undefined }) {
  const { t, links } = usePage();
  const { phone } = useContacts();
  const isLate = order.outcome === 'settling';
  useLateAnswer(isLate);
  return (
    <div className="container order-page">
      <header
        className="order-head"
        data-happened={order.isBack ? undefined : `zr_payment_fail?reason=${reasonCode(order)}`}
      >
        <h1 className="d2">{titleOf(order, t)}</h1>
        <p className="lead measure" role="status">
          {reasonOf(order, t)}
        </p>
        {order.reservedUntil !== null && order.allowedActions.includes('PAY') && (
          <p>{t('checkout:failed.stillHeld', { time: formatTime(order.reservedUntil) })}</p>
        )}
        {problem && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
      </header>
      <FailedPaymentOptions order={order} />
      <OrderPieces order={order} />
      <p>
        <Link to={links.request('call-back', { order: order.number })}>{t('checkout:failed.callMe')}</Link>
      </p>
      <p className="meta ink-2 measure">{t('checkout:failed.help', { phone: phone.shown })}</p>
      <p className="meta ink-3">
        {t('checkout:failed.code', { code: `${order.number} ${reasonCode(order)}` })}
      </p>
    </div>
  );
}

/** A short code for support; nothing that the shopper has to understand (FAI-3). */
function reasonCode(order: FailedView): string {
  if (order.isBack) return 'NOT_PAID';
  return order.outcome === 'settling' ? 'NO_ANSWER' : (order.failure ?? order.state);
}

type FailedView = OrderView & { isBack: boolean };

function titleOf({ isBack, outcome }: FailedView, t: T): string {
  if (isBack) return t('checkout:failed.backTitle');
  return t(outcome === 'settling' ? 'checkout:failed.lateTitle' : 'checkout:failed.title');
}

function reasonOf(order: FailedView, t: T): string {
  if (order.isBack) return t('checkout:failed.back');
  if (order.outcome === 'settling') return t('checkout:failed.late');
  if (order.state === 'EXPIRED') return t('checkout:failed.EXPIRED');
  return t(`checkout:failed.${order.failure ?? 'DECLINED'}`);
}
