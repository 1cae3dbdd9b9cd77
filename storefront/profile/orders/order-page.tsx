import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
} from 'react-router';
import printStyles from '#storefront/checkout/after/order-print.css?url';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import { changeOrder } from '#storefront/order/change-order.ts';
import { loadOrderDetail } from '#storefront/order/load-detail.ts';
import { OrderParts } from '#storefront/order/order-parts.tsx';
import styles from '#storefront/order/order.css?url';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import { requireUser } from '#storefront/shell/login/user.ts';
import { ProfileHead } from '../profile-head.tsx';

const texts = ['profile', 'order', 'checkout', 'cart', 'reviews'] as const;
export const handle = { texts, noindex: true } satisfies PageHandle;
export const clientLoader = withTexts(...texts);

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: printStyles, media: 'print' },
];

export const meta = ({
  location,
  params,
}: {
  location: { pathname: string };
  params: { number?: string };
}) => [
  { title: `${tIn(languageOfPath(location.pathname))('order:title', { number: params.number })} | Zarona` },
];

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  await requireUser({ context, url });
  return loadOrderDetail(context, { number: params['number'] ?? '' });
}

export async function action(args: ActionFunctionArgs) {
  const { context, url, params } = args;
  await requireUser({ context, url });
  const number = params['number'] ?? '';
  return changeOrder(args, {
    link: { number },
    back: linksIn(languageOfPath(url.pathname)).order(number),
  });
}

export default function OrderPage() {
  const loaded = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { t, links } = usePage();
  const { number } = loaded.order;
  return (
    <>
      <ProfileHead
        section="orders"
        detail={{
          title: <span className="tabular">{t('order:title', { number })}</span>,
          label: number,
          sectionHref: links.orders(),
        }}
      />
      <OrderParts {...loaded} outcome={outcome} />
    </>
  );
}
