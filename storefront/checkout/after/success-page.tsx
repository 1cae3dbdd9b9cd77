import { useEffect } from 'react';
import {
  replace,
  useActionData,
  useLoaderData,
  useLocation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { Qosh } from '#ui/brand/brand.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { formatDayLong, formatDays } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { clearDrafts } from '#storefront/shell/login/personal-storage.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import { findOrder, type FindOutcome } from './find-order.ts';
import { FindOrderPage } from './find-order-page.tsx';
import { loadOrder } from './load-order.ts';
import { OrderPieces } from './order-pieces.tsx';
import printStyles from './order-print.css?url';
import { isJustPlaced, type OrderView } from './order-view.ts';
import { useSettling } from './use-settling.ts';
import '../checkout-page.css';
import './order-page.css';

export const handle = { texts: ['cart', 'checkout'], noindex: true } satisfies PageHandle;
export const clientLoader = withTexts('cart', 'checkout');

export const links = () => [{ rel: 'stylesheet', href: printStyles, media: 'print' }];

/**
 * The address grants access to the order, so it is not sent to other sites as a referrer. With `no-referrer`, a form
 * without scripts would send no origin.
 */
export const headers = () => ({ 'referrer-policy': 'same-origin' });

export const meta = ({ location, loaderData }: { location: { pathname: string }; loaderData?: Loaded }) => {
  const t = tIn(languageOfPath(location.pathname));
  return [
    { title: `${t(loaderData?.order === null ? 'checkout:find.title' : 'checkout:success.title')} | Zarona` },
  ];
};

type Loaded = { order: OrderView } | { order: null; number: string };

export async function loader({ context, url }: LoaderFunctionArgs): Promise<Loaded> {
  const order = await loadOrder({ context, url });
  if (order === null) return { order, number: url.searchParams.get('order')?.slice(0, 40) ?? '' };
  const links = linksIn(languageOfPath(url.pathname));
  if (!isJustPlaced(order)) throw replace(links.guestOrder(order));
  if (order.outcome === 'failed') throw replace(links.failed(order));
  return { order };
}

/** Handles the form that a page without an order shows. */
export async function action({ request, context }: ActionFunctionArgs): Promise<FindOutcome> {
  return findOrder(context, await request.formData());
}

export default function SuccessPage() {
  const loaded = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  if (loaded.order === null) return <FindOrderPage number={loaded.number} outcome={outcome} />;
  return <PlacedOrder order={loaded.order} />;
}

function PlacedOrder({ order }: { order: OrderView }) {
  const { t, links } = usePage();
  const settling = order.outcome === 'settling';
  useSettling({ isSettling: settling, late: lateOf(links.failed(order)) });
  useEffect(() => {
    // the typed values are still needed if the payment fails (CHK-5)
    if (!settling) clearDrafts();
  }, [settling]);
  return (
    <div className="container order-page">
      <header className="order-head">
        <Qosh />
        <h1 className="d2">
          {settling
            ? t('checkout:success.settling')
            : order.name === null
              ? t('checkout:success.title')
              : t('checkout:success.titleName', { name: order.name })}
        </h1>
        <p className="lead tabular">
          {t('checkout:success.orderNumber')} {order.number}
          {!settling && ` · ${t(order.isPaid ? 'checkout:success.paid' : 'checkout:success.accepted')}`}
        </p>
        <div role="status" className="order-next">
          {settling && <Settling order={order} />}
        </div>
      </header>
      {!settling && <Next order={order} />}
      <OrderPieces order={order} />
      <p className="meta ink-2 measure">{t('checkout:success.care')}</p>
      <div className="measure">
        <Link to={links.guestOrder(order)}>{t('checkout:success.track')}</Link>
        <p className="meta ink-2">{t('checkout:success.keepLink')}</p>
      </div>
      <p>
        <Link to={links.home()} className={buttonClass('secondary')}>
          {t('checkout:success.toShop')}
        </Link>
      </p>
    </div>
  );
}

/** Shown while waiting; both links are for browsers without a script, and for shoppers who cancelled at the bank. */
function Settling({ order }: { order: OrderView }) {
  const { t, links } = usePage();
  const { pathname, search } = useLocation();
  return (
    <>
      <p className="measure">
        {t('checkout:success.settlingHint')}{' '}
        <a href={`${pathname}${search}`}>{t('checkout:success.refresh')}</a>
      </p>
      <p className="measure">
        {t('checkout:success.silent')}{' '}
        <Link to={lateOf(links.failed(order))}>{t('checkout:success.otherMethods')}</Link>
      </p>
    </>
  );
}

/** The address of the options while a provider does not answer. */
const lateOf = (failed: string) => `${failed}&late=1`;

/** The next steps, with dates and never durations. */
function Next({ order }: { order: OrderView }) {
  const { t, language } = usePage();
  const { promisedFrom: from, promisedTo: to } = order;
  const day = formatDayLong(from, language);
  const how =
    order.store !== null
      ? t('checkout:success.nextPickup', { date: day, store: order.store, count: order.pickupHours })
      : from === to
        ? t('checkout:success.nextDeliveryDay', { days: day })
        : t('checkout:success.nextDelivery', { days: formatDays({ from, to }, language) });
  return (
    <section className="order-next" aria-labelledby="order-next">
      <h2 className="h2" id="order-next">
        {t('checkout:success.next')}
      </h2>
      <p>{how}</p>
      {!order.isPaid && order.outcome === 'done' && (
        <p>{t('checkout:success.nextCash', { sum: formatSom(order.total, language) })}</p>
      )}
      <p>{t('checkout:success.reserved')}.</p>
    </section>
  );
}
