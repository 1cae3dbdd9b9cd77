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
import { listDistricts, listRegions, listStores } from '#client/content.ts';
import { cancelOrder, getOrder, payOrder, repeatOrder } from '#client/order.ts';
import { ApiProblem } from '#client/problem.ts';
import type { PaymentMethodName } from '#contract/order.ts';
import { buttonClass } from '#ui/button.tsx';
import { Expandable } from '#ui/expandable.tsx';
import { OrderPieces } from '#storefront/checkout/order-pieces.tsx';
import { languageOfPath, linksIn, nameOf } from '#storefront/links.ts';
import { callerContext, orNotFound } from '#storefront/shell/caller.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { tIn, withTexts } from '#storefront/shell/texts.ts';
import { requireUser } from '#storefront/shell/user.ts';
import { viewOrderDetail, type OrderDetail } from './order-detail.ts';
import { OrderProgress } from './order-progress.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { ProfileHead } from './profile-head.tsx';
import './order-page.css';

export const handle = { texts: ['profile', 'checkout', 'cart'], noindex: true } satisfies PageHandle;
export const clientLoader = withTexts('profile', 'checkout', 'cart');

export const meta = ({
  location,
  params,
}: {
  location: { pathname: string };
  params: { number?: string };
}) => [
  {
    title: `${tIn(languageOfPath(location.pathname))('profile:order.title', { number: params.number })} | Zarona`,
  },
];

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  await requireUser({ context, url });
  const caller = context.get(callerContext);
  const [order, stores, regions, districts] = await Promise.all([
    orNotFound(getOrder(caller, { number: params['number'] ?? '' })),
    listStores(caller),
    listRegions(caller),
    listDistricts(caller),
  ]);
  return {
    order: viewOrderDetail(order, { stores, regions, districts }, caller.language),
    idempotencyKey: crypto.randomUUID(),
  };
}

interface Outcome {
  problem?: string;
  /** Bought again, but not all of it: how many pieces are in the bag, and the models of which none is left. */
  repeated?: { added: number; missing: string[] };
}

/** Pay (the same way, or on receipt), call off, buy again: what the server said is allowed, and it says so again. */
export async function action({
  request,
  context,
  url,
  params,
}: ActionFunctionArgs): Promise<Outcome | Response> {
  await requireUser({ context, url });
  const caller = context.get(callerContext);
  const links = linksIn(caller.language);
  const form = await request.formData();
  const link = { number: params['number'] ?? '' };
  const intent = textOf(form, 'intent');
  try {
    if (intent === 'cancel') {
      await cancelOrder(caller, link);
      return redirect(links.order(link.number));
    }
    if (intent === 'repeat') {
      const { added, missing } = await repeatOrder(caller, link);
      if (missing.length === 0) return redirect(links.cart());
      return { repeated: { added, missing: missing.map((model) => nameOf(model, caller.language)) } };
    }
    const { payment } = await payOrder(caller, link, {
      method: textOf(form, 'method') as PaymentMethodName, // an unknown word is the API's to refuse
      idempotencyKey: textOf(form, 'idempotencyKey'),
    });
    return payment.redirectUrl === null
      ? redirect(links.order(link.number))
      : redirectDocument(payment.redirectUrl);
  } catch (error) {
    if (error instanceof ApiProblem) return { problem: error.problem.detail };
    throw error;
  }
}

export default function OrderPage() {
  const { order, idempotencyKey } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { t, links } = usePage();
  return (
    <>
      <ProfileHead
        section="orders"
        detail={{
          title: <span className="tabular">{t('profile:order.title', { number: order.number })}</span>,
          label: order.number,
          sectionHref: links.orders(),
        }}
      />
      <Told outcome={outcome} />
      <OrderProgress order={order} />
      <OrderActions order={order} idempotencyKey={idempotencyKey} />
      <OrderPieces order={order} />
      <OrderReceipt order={order} />
    </>
  );
}

function Told({ outcome }: { outcome: Outcome | undefined }) {
  const { t, links } = usePage();
  if (outcome?.problem !== undefined)
    return (
      <p className="field-error" role="alert">
        {outcome.problem}
      </p>
    );
  if (outcome?.repeated === undefined) return null;
  const { added, missing } = outcome.repeated;
  return (
    <p className="order-told" role="status">
      {added > 0 && <Link to={links.cart()}>{t('profile:order.repeated', { count: added })}</Link>}{' '}
      {t('profile:order.repeatMissing', { names: missing.join(', ') })}
    </p>
  );
}

function OrderActions({ order, idempotencyKey }: { order: OrderDetail; idempotencyKey: string }) {
  const { t } = usePage();
  const may = (action: OrderDetail['allowedActions'][number]) => order.allowedActions.includes(action);
  return (
    <div className="order-actions">
      <Form method="post" className="order-actions-row">
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        {may('PAY') && <input type="hidden" name="method" value={order.method} />}
        {may('PAY') && (
          <button type="submit" name="intent" value="pay" className={buttonClass('primary')}>
            {t('profile:order.pay')}
          </button>
        )}
        <button type="submit" name="intent" value="repeat" className={buttonClass('secondary')}>
          {t('profile:order.repeat')}
        </button>
      </Form>
      {may('CHANGE_METHOD') && (
        <Form method="post">
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <input type="hidden" name="method" value="CASH" />
          <button type="submit" name="intent" value="pay" className={buttonClass('text')}>
            {t('profile:order.payOnReceipt')}
          </button>
        </Form>
      )}
      {may('CANCEL') && (
        <Expandable title={t('profile:order.cancel')}>
          <Form method="post" className="order-cancel">
            <p>{t(order.isPaid ? 'profile:order.cancelPaidWarning' : 'profile:order.cancelWarning')}</p>
            <button type="submit" name="intent" value="cancel" className={buttonClass('secondary')}>
              {t('profile:order.cancelYes')}
            </button>
          </Form>
        </Expandable>
      )}
    </div>
  );
}
