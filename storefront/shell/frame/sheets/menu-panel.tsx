import { Dialog } from '#ui/overlays/dialog.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { CategoryPicture } from './category-picture.tsx';
import { useContacts } from '../footer/contacts.ts';
import { helpLinks } from '../footer/help-links.ts';
import { LanguageLinks } from '../../i18n/language-links.tsx';
import { Link } from '../../navigation/link.tsx';
import { usePage } from '../../page.ts';
import { PartnerLink } from '../footer/partner-link.tsx';
import { ProfileLink } from '../header/profile-link.tsx';
import { useShellData } from '../shell-data.ts';
import { ThemeChoice } from '../theme/theme-choice.tsx';
import type { SheetProps } from './use-late-sheet.ts';
import './menu-sheet.css';

/** The content of the menu on phones. */
export function MenuPanel({ open, onClose }: SheetProps) {
  const { t, links } = usePage();
  const { categories } = useShellData();
  const { phone, telegram } = useContacts();
  return (
    <Dialog open={open} onClose={onClose} title={t('menu')} closeLabel={t('close')} kind="side">
      <ul className="menu-list">
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={category.href} replace>
              <CategoryPicture url={category.icon} kind={category.kind} sizes="40px" drawingSize={40} />
              <span>{category.name}</span>
              <span className="menu-count">{category.count}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link className="menu-all" to={links.catalog()} replace>
            {t('wholeCatalog')}
          </Link>
        </li>
        <li>
          <Link className="menu-all" to={links.collections()} replace>
            {t('collections')}
          </Link>
        </li>
        <li>
          <Link className="menu-all" to={links.moments()} replace>
            {t('moments')}
          </Link>
        </li>
      </ul>
      <HelpList />
      <div className="menu-help">
        <UserLink />
        <Link to={links.stores()} replace>
          <Icon name="store" size={20} />
          {t('stores')}
        </Link>
        <Link to={links.certificateLookUp()} replace>
          <Icon name="check" size={20} />
          {t('certificateCheck')}
        </Link>
        <LanguageLinks names="full" replace />
        <ThemeChoice />
        <a href={telegram.href}>
          <Icon name="telegram" size={20} />
          {t('askTelegram')}
        </a>
        <a className="tabular" href={phone.href}>
          <Icon name="phone" size={20} />
          {phone.shown}
        </a>
      </div>
    </Dialog>
  );
}

/** Delivery, returns, sizes … and the one external link (product-spec 2). */
function HelpList() {
  const page = usePage();
  return (
    <ul className="menu-list menu-pages">
      {helpLinks(page).map(({ name, href }) => (
        <li key={href}>
          <Link to={href} replace>
            {name}
          </Link>
        </li>
      ))}
      <PartnerLink />
    </ul>
  );
}

/** A link to the profile with the user's name; for a guest the login. */
function UserLink() {
  const { t, links } = usePage();
  const { user } = useShellData();
  return (
    <ProfileLink to={links.profile()} replace>
      <Icon name="user" size={20} />
      {user ? (user.name ?? t('profile')) : t('logIn')}
    </ProfileLink>
  );
}
