import { useLocation } from 'react-router';
import { Icon, type IconName } from '#ui/pictures/icon.tsx';
import { pathWithoutLanguage } from '#storefront/links.ts';
import { SavedBarLink } from '../../favorites/favorites-link.tsx';
import { Link } from '../../navigation/link.tsx';
import { usePage } from '../../page.ts';
import { ProfileLink } from '../header/profile-link.tsx';
import { useShellData } from '../shell-data.ts';
import './bottom-bar.css';

/** The tab bar on phones: home, catalog, favorites, cart and profile, with texts always visible (GLB-6). */
export function BottomBar() {
  const { t, links } = usePage();
  const { cartCount } = useShellData();
  const section = pathWithoutLanguage(useLocation().pathname).split('/', 2)[1];
  return (
    <nav className="bottom-bar" aria-label={t('menu')}>
      <BarLink icon="home" to={links.home()} isHere={section === ''}>
        {t('home')}
      </BarLink>
      <BarLink icon="catalog" to={links.catalog()} isHere={section === 'catalog'}>
        {t('catalog')}
      </BarLink>
      <SavedBarLink isHere={section === 'favorites'} />
      <BarLink
        icon="bag"
        to={links.cart()}
        isHere={section === 'cart'}
        count={cartCount}
        label={cartCount > 0 ? t('bagCount', { count: cartCount }) : undefined}
      >
        {t('bag')}
      </BarLink>
      <ProfileLink to={links.profile()} aria-current={section === 'profile' ? 'page' : undefined}>
        <span className="bar-icon">
          <Icon name="user" size={22} />
        </span>
        <span>{t('profile')}</span>
      </ProfileLink>
    </nav>
  );
}

interface LinkProps {
  icon: IconName;
  to: string;
  isHere: boolean;
  count?: number;
  label?: string | undefined;
  children: string;
}

function BarLink({ icon, to, isHere, count = 0, label, children }: LinkProps) {
  return (
    <Link to={to} aria-label={label} aria-current={isHere ? 'page' : undefined}>
      {/* the text before the number, as in the label */}
      <span>{children}</span>{' '}
      <span className="bar-icon">
        <Icon name={icon} size={22} />
        {count > 0 && <span className="bar-count">{count}</span>}
      </span>
    </Link>
  );
}
