import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Icon } from '#ui/pictures/icon.tsx';
import { languageOfPath } from '#storefront/links.ts';
import { isOver } from '#storefront/order/next-step.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { addressLine } from '#storefront/shell/navigation/address-line.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { formatPhone } from '#storefront/shell/phone.ts';
import { LogoutLink } from '#storefront/shell/frame/header/profile-link.tsx';
import { useShellData } from '#storefront/shell/frame/shell-data.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import { requireUser } from '#storefront/shell/login/user.ts';
import { OrderRow } from './orders/order-row.tsx';
import { profileSections } from './profile-sections.ts';

export const handle = { texts: ['profile', 'order'], noindex: true } satisfies PageHandle;
export const clientLoader = withTexts('profile', 'order');

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${tIn(languageOfPath(location.pathname))('profile:title')} | Zarona` },
];

export async function loader({ context, url }: LoaderFunctionArgs) {
  const caller = context.get(callerContext);
  const user = await requireUser({ context, url });
  const [orders, addresses, cards, regions, districts] = await Promise.all([
    caller.api.listOrders(),
    caller.api.listAddresses(),
    caller.api.listCards(),
    caller.api.listRegions(),
    caller.api.listDistricts(),
  ]);
  const [address] = addresses;
  return {
    name: user.firstName,
    contact: user.phone === null ? user.email : formatPhone(user.phone),
    isBusiness: user.priceType === 'B2B',
    orderCount: orders.totalElements,
    next: orders.content.find(({ state }) => !isOver(state)) ?? null,
    address: address ? addressLine(address, { regions, districts }, caller.language) : null,
    card: cards.find(({ isDefault }) => isDefault)?.maskedPan ?? null,
  };
}

/** The user's name, the current order, and links to all other pages of the profile. */
export default function OverviewPage() {
  const { name, contact, isBusiness, next, ...known } = useLoaderData<typeof loader>();
  const { t, links } = usePage();
  const savedCount = useShellData().favoriteIds?.length ?? 0;
  const facts = {
    orders: known.orderCount > 0 ? t('profile:orderCount', { count: known.orderCount }) : null,
    favorites: savedCount > 0 ? t('profile:savedCount', { count: savedCount }) : null,
    addresses: known.address,
    cards: known.card,
    settings: contact,
  };
  return (
    <>
      <header className="overview-head">
        <h1 className="h1">{name === null ? t('profile:welcome') : t('profile:welcomeName', { name })}</h1>
        {isBusiness && <p className="small ink-2">{t('profile:business')}</p>}
      </header>
      {next && (
        <section className="overview-next" aria-labelledby="overview-next">
          <h2 className="h3" id="overview-next">
            {t('profile:nextOrder')}
          </h2>
          <ul className="profile-rows">
            <OrderRow order={next} />
          </ul>
        </section>
      )}
      <ul className="profile-rows overview-sections">
        {profileSections(links).flatMap(({ key, href }) =>
          key === 'overview'
            ? []
            : [
                <li key={key}>
                  <Link to={href}>
                    <span>
                      <span className="overview-section">{t(`profile:sections.${key}`)}</span>
                      {facts[key] !== null && <span className="small ink-2 tabular">{facts[key]}</span>}
                    </span>
                    <Icon name="forward" size={18} />
                  </Link>
                </li>,
              ],
        )}
        <li className="overview-leave">
          <LogoutLink to={links.logout()}>
            <span className="overview-section">{t('logOut')}</span>
          </LogoutLink>
        </li>
      </ul>
    </>
  );
}
