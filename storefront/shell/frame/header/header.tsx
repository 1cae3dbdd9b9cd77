import { useRef } from 'react';
import { Wordmark } from '#ui/brand/brand.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { Announcement } from './announcement.tsx';
import { CatalogSheet } from '../sheets/catalog-sheet.tsx';
import { useContacts } from '../footer/contacts.ts';
import { SavedLink } from '../../favorites/favorites-link.tsx';
import { LanguageLinks } from '../../i18n/language-links.tsx';
import { Link } from '../../navigation/link.tsx';
import { MenuSheet } from '../sheets/menu-sheet.tsx';
import { usePage, type PageHandle } from '../../page.ts';
import { ProfileLink } from './profile-link.tsx';
import { SearchSheet } from '../sheets/search-sheet.tsx';
import { useShellData } from '../shell-data.ts';
import { useHeaderHiding } from './use-header-hiding.ts';
import './header.css';

/** `checkout`: wordmark and help only (ui.md 3.10). */
export function Header({ shell }: { shell: NonNullable<PageHandle['shell']> }) {
  const header = useRef<HTMLElement>(null);
  useHeaderHiding(header);
  return (
    <>
      {shell === 'full' && <Announcement />}
      <header className={`header header-${shell}`} ref={header}>
        {shell === 'full' ? <FullHeader /> : <CheckoutHeader />}
      </header>
    </>
  );
}

function FullHeader() {
  const { t, links } = usePage();
  return (
    <div className="container header-row">
      <nav className="header-start" aria-label={t('mainMenu')}>
        <MenuSheet />
        <ul className="header-words">
          <li>
            <CatalogSheet />
          </li>
          <li>
            <Link to={links.collections()}>{t('collections')}</Link>
          </li>
          <li>
            <Link to={links.moments()}>{t('moments')}</Link>
          </li>
          <li>
            <Link to={links.stores()}>{t('stores')}</Link>
          </li>
        </ul>
      </nav>
      <HomeLink />
      <div className="header-end">
        <LanguageLinks names="short" />
        <SearchSheet />
        <UserLink />
        <SavedLink />
        <CartLink />
      </div>
    </div>
  );
}

function CheckoutHeader() {
  const { t } = usePage();
  const { phone, telegram } = useContacts();
  return (
    <div className="container header-row">
      <div className="header-start">
        <a className="header-word" href={telegram.href}>
          {t('help')}
        </a>
      </div>
      <HomeLink />
      <div className="header-end">
        <a className="header-word header-phone" href={phone.href}>
          <Icon name="phone" />
          <span>{phone.shown}</span>
        </a>
      </div>
    </div>
  );
}

function HomeLink() {
  const { t, links } = usePage();
  return (
    <Link className="header-home" to={links.home()} aria-label={t('toHome')}>
      <Wordmark />
    </Link>
  );
}

/** A guest logs in without leaving the page; on phones the link is in the bottom bar. */
function UserLink() {
  const { t, links } = usePage();
  const { user } = useShellData();
  return (
    <ProfileLink className="header-word header-user" to={links.profile()} requiredUrl={null}>
      {t(user ? 'profile' : 'logIn')}
    </ProfileLink>
  );
}

function CartLink() {
  const { t, links } = usePage();
  const { cartCount } = useShellData();
  return (
    <Link
      className="header-word"
      to={links.cart()}
      aria-label={cartCount > 0 ? t('bagCount', { count: cartCount }) : undefined}
    >
      {t('bag')}
      {cartCount > 0 && <span className="tabular">{`\u00A0· ${cartCount}`}</span>}
    </Link>
  );
}
