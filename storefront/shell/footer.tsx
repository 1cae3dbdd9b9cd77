import { Link } from 'react-router';
import { Qosh, Wordmark } from '#ui/brand.tsx';
import { phone, telegram } from './contacts.ts';
import { LanguageLinks } from './language-links.tsx';
import { usePage } from './page.ts';
import { ProfileLink } from './profile-link.tsx';
import { useShellData } from './shell-data.ts';
import './footer.css';

/** On shahtut: where everything is, how to reach us, in which language. `#menu` is where the menu leads without JavaScript. */
export function Footer() {
  const { t, links } = usePage();
  const { categories, user } = useShellData();
  return (
    <footer className="footer">
      <div className="container footer-grid">
        <div className="footer-brand">
          <Link className="footer-home" to={links.home()} aria-label={t('toHome')}>
            <Wordmark width={150} />
          </Link>
          <p className="lead">{t('tagline')}</p>
        </div>
        <nav id="menu" aria-labelledby="footer-catalog">
          <h2 className="footer-title" id="footer-catalog">
            <Link to={links.catalog()}>{t('catalog')}</Link>
          </h2>
          <ul className="footer-list footer-categories">
            {categories.map((category) => (
              <li key={category.id}>
                <Link to={category.href}>{category.name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="footer-title">{t('contacts')}</h2>
          <ul className="footer-list">
            <li>
              <ProfileLink to={links.profile()}>{t(user ? 'profile' : 'logIn')}</ProfileLink>
            </li>
            <li>
              <a className="tabular" href={phone.href}>
                {phone.shown}
              </a>
            </li>
            <li>
              <a href={telegram.href}>
                {t('askTelegram')}
                <span className="footer-handle">{telegram.shown}</span>
              </a>
            </li>
          </ul>
        </div>
        <div>
          <h2 className="footer-title">{t('language')}</h2>
          <LanguageLinks names="full" />
        </div>
      </div>
      <div className="container footer-legal">
        <Qosh width={40} />
        <p>{t('legal')}</p>
        <p>{t('demo')}</p>
      </div>
    </footer>
  );
}
