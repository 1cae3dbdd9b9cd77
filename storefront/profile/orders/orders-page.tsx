import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { buttonClass } from '#ui/controls/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { EmptyBox } from '#storefront/cart/empty-box.tsx';
import { languageOfPath } from '#storefront/links.ts';
import { callerContext, orNotFound } from '#storefront/shell/caller.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import { requireUser } from '#storefront/shell/login/user.ts';
import { OrderRow } from './order-row.tsx';
import { ProfileHead } from '../profile-head.tsx';

export const handle = { texts: ['profile', 'order'], noindex: true } satisfies PageHandle;
export const clientLoader = withTexts('profile', 'order');

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${tIn(languageOfPath(location.pathname))('profile:sections.orders')} | Zarona` },
];

export async function loader({ context, url }: LoaderFunctionArgs) {
  await requireUser({ context, url });
  const wanted = Number(url.searchParams.get('page'));
  const page = Number.isInteger(wanted) && wanted > 0 ? wanted : 0;
  const { content, number, totalPages } = await orNotFound(
    context.get(callerContext).api.listOrders({ page }),
  );
  return { orders: content, number, totalPages };
}

export default function OrdersPage() {
  const { orders, number, totalPages } = useLoaderData<typeof loader>();
  const { t, links } = usePage();
  if (orders.length === 0)
    return (
      <>
        <ProfileHead section="orders" />
        <Empty drawing={<EmptyBox />} title={t('profile:orders.empty')}>
          <Link to={links.catalog()} className={buttonClass('primary')}>
            {t('profile:orders.toCatalog')}
          </Link>
        </Empty>
      </>
    );
  return (
    <>
      <ProfileHead section="orders" />
      <ul className="profile-rows">
        {orders.map((order) => (
          <OrderRow key={order.number} order={order} />
        ))}
      </ul>
      {totalPages > 1 && (
        <nav className="orders-pages" aria-label={t('profile:orders.pages')}>
          {number > 0 && (
            <Link to={links.orders(number - 1)} rel="prev">
              {t('profile:orders.newer')}
            </Link>
          )}
          {number + 1 < totalPages && (
            <Link to={links.orders(number + 1)} rel="next">
              {t('profile:orders.older')}
            </Link>
          )}
        </nav>
      )}
    </>
  );
}
