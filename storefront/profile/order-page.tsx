import {
  data,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { listOrderReviews } from '#client/review.ts';
import { listDistricts, listRegions, listStores } from '#client/content.ts';
import { cancelOrder, getOrder, payOrder, repeatOrder } from '#client/order.ts';
import { ApiProblem } from '#client/problem.ts';
import type { PaymentMethodName } from '#contract/order.ts';
import { OrderPieces } from '#storefront/checkout/order-pieces.tsx';
import printStyles from '#storefront/checkout/order-print.css?url';
import { languageOfPath, linksIn, nameOf } from '#storefront/links.ts';
import { OrderReviews, viewOrderReviews } from '#storefront/reviews/order-reviews.tsx';
import { callerContext, orNotFound } from '#storefront/shell/caller.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { tIn, withTexts } from '#storefront/shell/texts.ts';
import { requireUser } from '#storefront/shell/user.ts';
import { OrderCancel, OrderPay, OrderRepeat, OrderTold, type OrderOutcome } from './order-actions.tsx';
import { viewOrderDetail } from './order-detail.ts';
import { OrderProgress } from './order-progress.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { ProfileHead } from './profile-head.tsx';

export const handle = {
  texts: ['profile', 'checkout', 'cart', 'reviews'],
  noindex: true,
} satisfies PageHandle;
export const clientLoader = withTexts('profile', 'checkout', 'cart', 'reviews');

export const links = () => [{ rel: 'stylesheet', href: printStyles, media: 'print' }];

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
  const number = params['number'] ?? '';
  const [order, reviews, stores, regions, districts] = await Promise.all([
    orNotFound(getOrder(caller, { number })),
    orNotFound(listOrderReviews(caller, { number })),
    listStores(caller),
    listRegions(caller),
    listDistricts(caller),
  ]);
  return {
    order: viewOrderDetail(order, { stores, regions, districts }, caller.language),
    reviews: viewOrderReviews(reviews),
    idempotencyKey: crypto.randomUUID(),
  };
}

/** Pay (the same way, or on receipt), call off, buy again: what the server said is allowed, and it says so again. */
export async function action({ request, context, url, params }: ActionFunctionArgs) {
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
      const { added, missing, plain } = await repeatOrder(caller, link);
      if (missing.length + plain.length === 0) return redirect(links.cart());
      const namesOf = (models: typeof missing) => models.map((model) => nameOf(model, caller.language));
      return data<OrderOutcome>({ repeated: { added, missing: namesOf(missing), plain: namesOf(plain) } });
    }
    const { payment } = await payOrder(caller, link, {
      method: textOf(form, 'method') as PaymentMethodName, // an unknown word is the API's to refuse
      idempotencyKey: textOf(form, 'idempotencyKey'),
    });
    return payment.redirectUrl === null
      ? redirect(links.order(link.number))
      : redirectDocument(payment.redirectUrl);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { detail, status } = error.problem;
    return data<OrderOutcome>({ problem: detail }, { status });
  }
}

export default function OrderPage() {
  const { order, reviews, idempotencyKey } = useLoaderData<typeof loader>();
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
      <OrderTold outcome={outcome} />
      <OrderProgress order={order} />
      <OrderPay order={order} idempotencyKey={idempotencyKey} />
      <div className="order-bought">
        <OrderPieces order={order} />
        <OrderRepeat />
      </div>
      <OrderReviews reviews={reviews} order={order} />
      <OrderReceipt order={order} />
      <OrderCancel order={order} />
    </>
  );
}
