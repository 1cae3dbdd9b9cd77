import { Icon } from '#ui/pictures/icon.tsx';
import { useContacts } from '#storefront/shell/frame/footer/contacts.ts';
import { helpLinks } from '#storefront/shell/frame/footer/help-links.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';

/** Links to the other help pages and the contacts: next to the text on wide screens, below it on phones. */
export function HelpSidebar({ slug }: { slug: string }) {
  const { t, links } = usePage();
  const { phone, telegram } = useContacts();
  return (
    <aside className="help-sidebar" aria-label={t('pages:otherPages')}>
      <ul className="help-sidebar-list">
        {helpLinks({ t, links }).map(({ name, href, page }) => (
          <li key={href}>
            <Link to={href} aria-current={page === slug ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div className="help-sidebar-contact">
        <p className="small ink-2">{t('pages:askUs')}</p>
        <a href={telegram.href}>
          <Icon name="telegram" size={20} />
          {t('askTelegram')}
        </a>
        <a className="tabular" href={phone.href}>
          <Icon name="phone" size={20} />
          {phone.shown}
        </a>
      </div>
    </aside>
  );
}
