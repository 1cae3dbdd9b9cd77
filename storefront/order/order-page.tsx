import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
} from 'react-router';
import checkoutStyles from '#storefront/checkout/after/order-print.css?url';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import { changeOrder } from './change-order.ts';
import { loadOrderDetail } from './load-detail.ts';
import { OrderParts } from './order-parts.tsx';
import proofStyles from '#storefront/shell/proof-form.css?url';
import styles from './order.css?url';

const texts = ['order', 'checkout', 'cart', 'reviews'] as const;
export const handle = { texts, noindex: true } satisfies PageHandle;
export const clientLoader = withTexts(...texts);

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: proofStyles },
  { rel: 'stylesheet', href: checkoutStyles, media: 'print' },
];

/**
 * The address grants access to the order, so it is not sent to other sites as a referrer. With `no-referrer`, a form
 * without scripts would send no origin.
 */
export const headers = () => ({ 'referrer-policy': 'same-origin' });

export const meta = ({
  location,
  params,
}: {
  location: { pathname: string };
  params: { number?: string };
}) => [
  { title: `${tIn(languageOfPath(location.pathname))('order:title', { number: params.number })} | Zarona` },
];

/** The link shows the state of the order; contacts are shown only after the last digits of the phone (ORD-2). Without the link: 404. */
export async function loader({ context, url, params }: LoaderFunctionArgs) {
  return loadOrderDetail(context, linkOf({ url, params }));
}

export function action(args: ActionFunctionArgs) {
  const link = linkOf(args);
  return changeOrder(args, { link, back: linksIn(languageOfPath(args.url.pathname)).guestOrder(link) });
}

function linkOf({ url, params }: Pick<LoaderFunctionArgs, 'url' | 'params'>): {
  number: string;
  token: string;
} {
  const token = url.searchParams.get('token');
  if (!token) throw data(null, { status: 404 });
  return { number: params['number'] ?? '', token };
}

export default function OrderPage() {
  const loaded = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { t } = usePage();
  return (
    <div className="container order-page">
      <h1 className="h1 tabular">{t('order:title', { number: loaded.order.number })}</h1>
      <OrderParts {...loaded} outcome={outcome} token={loaded.order.token} />
    </div>
  );
}
