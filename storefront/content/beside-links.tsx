import { Icon } from '#ui/icon.tsx';
import { phone, telegram } from '#storefront/shell/contacts.ts';
import { helpLinks } from '#storefront/shell/help-links.ts';
import { Link } from '#storefront/shell/link.tsx';
import { usePage } from '#storefront/shell/page.ts';

/** The other pages of help, and a person to ask: on wide screens beside the text, on phones after it. */
export function BesideLinks({ slug }: { slug: string }) {
  const { t, links } = usePage();
  return (
    <aside className="beside" aria-label={t('pages:beside')}>
      <ul className="beside-list">
        {helpLinks({ t, links }).map(({ name, href, page }) => (
          <li key={href}>
            <Link to={href} aria-current={page === slug ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div className="beside-help">
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
