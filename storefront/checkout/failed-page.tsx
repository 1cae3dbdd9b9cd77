import {
  Form,
  Link,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { cancelOrder, payOrder } from '#client/order.ts';
import { ApiProblem } from '#client/problem.ts';
import { buttonClass } from '#ui/button.tsx';
import { formatTime } from '#ui/dates.ts';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { phone } from '#storefront/shell/contacts.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { tIn, withTexts } from '#storefront/shell/texts.ts';
import { loadOrder } from './load-order.ts';
import { OrderPieces } from './order-pieces.tsx';
import type { OrderView } from './order-view.ts';
import './checkout-page.css';
import './order-page.css';

export const handle = { texts: ['cart', 'checkout'], noindex: true } satisfies PageHandle;
export const clientLoader = withTexts('cart', 'checkout');

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${tIn(languageOfPath(location.pathname))('checkout:failed.title')} | Zarona` },
];

export async function loader({
  context,
  url,
}: LoaderFunctionArgs): Promise<OrderView & { idempotencyKey: string }> {
  const order = await loadOrder({ context, url });
  if (order.outcome !== 'failed') throw redirect(linksIn(languageOfPath(url.pathname)).success(order));
  return { ...order, idempotencyKey: crypto.randomUUID() };
}

/** Pay again the same way, pay on receipt instead, or cancel. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const caller = context.get(callerContext);
  const links = linksIn(caller.language);
  const form = await request.formData();
  const order = { number: url.searchParams.get('order') ?? '', token: url.searchParams.get('token') ?? '' };
  const intent = form.get('intent');
  try {
    if (intent === 'cancel') {
      await cancelOrder(caller, order);
      return redirect(links.failed(order));
    }
    const paid = await payOrder(caller, order, {
      method: intent === 'cash' ? 'CASH' : 'FAKE',
      idempotencyKey: textOf(form, 'idempotencyKey'),
    });
    return paid.payment.redirectUrl === null
      ? redirect(links.success(order))
      : redirectDocument(paid.payment.redirectUrl);
  } catch (error) {
    if (error instanceof ApiProblem) return { problem: error.problem.detail };
    throw error;
  }
}

export default function FailedPage() {
  const order = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  const { t, links } = usePage();
  return (
    <div className="container order-page">
      <header className="order-head" data-happened={`zr_payment_fail?reason=${order.failure ?? order.state}`}>
        <h1 className="d2">{t('checkout:failed.title')}</h1>
        <p className="lead measure">{reasonOf(order, t)}</p>
        {order.reservedUntil !== null && order.allowedActions.includes('PAY') && (
          <p>{t('checkout:failed.stillHeld', { time: formatTime(order.reservedUntil) })}</p>
        )}
        {problem && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
      </header>
      <Ways order={order} idempotencyKey={order.idempotencyKey} />
      <OrderPieces order={order} />
      <p>
        <Link to={links.request('call-back', { order: order.number })}>{t('checkout:failed.callMe')}</Link>
      </p>
      <p className="meta ink-2 measure">{t('checkout:failed.help', { phone: phone.shown })}</p>
      <p className="meta ink-3">
        {t('checkout:failed.code', { code: `${order.number} ${order.failure ?? order.state}` })}
      </p>
    </div>
  );
}

function reasonOf(order: OrderView, t: ReturnType<typeof usePage>['t']): string {
  if (order.state === 'EXPIRED') return t('checkout:failed.EXPIRED');
  if (order.state === 'CANCELLED') return t('checkout:failed.orderCancelled');
  return t(`checkout:failed.${order.failure ?? 'DECLINED'}`);
}

function Ways({ order, idempotencyKey }: { order: OrderView; idempotencyKey: string }) {
  const { t, links } = usePage();
  const may = (action: OrderView['allowedActions'][number]) => order.allowedActions.includes(action);
  return (
    <Form method="post" className="order-ways">
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      {may('PAY') && (
        <button type="submit" name="intent" value="again" className={buttonClass('primary')}>
          {t('checkout:failed.again')}
        </button>
      )}
      {may('CHANGE_METHOD') && (
        <button type="submit" name="intent" value="cash" className={buttonClass('secondary')}>
          {t('checkout:failed.cashInstead')}
        </button>
      )}
      {may('CANCEL') && (
        <button type="submit" name="intent" value="cancel" className={buttonClass('text')}>
          {t('checkout:failed.cancel')}
        </button>
      )}
      {!may('PAY') && (
        <Link to={links.cart()} className={buttonClass('primary')}>
          {t('checkout:failed.toBag')}
        </Link>
      )}
    </Form>
  );
}
