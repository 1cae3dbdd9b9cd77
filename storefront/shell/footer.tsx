import { Link } from 'react-router';
import { Qosh, Wordmark } from '#ui/brand.tsx';
import { phone, telegram } from './contacts.ts';
import { helpLinks } from './help-links.ts';
import { LanguageLinks } from './language-links.tsx';
import { usePage } from './page.ts';
import { PartnerLink } from './partner-link.tsx';
import { ProfileLink } from './profile-link.tsx';
import { useShellData } from './shell-data.ts';
import { ThemeChoice } from './theme-choice.tsx';
import './footer.css';

/** What the tills take; names of brands are the same in every language. */
const paymentMarks = ['Uzcard', 'Humo', 'Visa', 'Mastercard'];

/** On shahtut: where everything is, how to reach us, in which language. `#menu` is where the menu leads without JavaScript. */
export function Footer() {
  const { t, links } = usePage();
  return (
    <footer className="footer">
      <div className="container footer-grid">
        <div className="footer-brand footer-whole">
          <Link className="footer-home" to={links.home()} aria-label={t('toHome')}>
            <Wordmark width={150} />
          </Link>
          <p className="lead">{t('tagline')}</p>
        </div>
        <CatalogList />
        <ShopperList />
        <AboutList />
        <ContactList />
      </div>
      <Legal />
    </footer>
  );
}

function CatalogList() {
  const { t, links } = usePage();
  const { categories } = useShellData();
  return (
    <nav className="footer-whole" id="menu" aria-labelledby="footer-catalog">
      <h2 className="footer-title" id="footer-catalog">
        <Link to={links.catalog()}>{t('catalog')}</Link>
      </h2>
      <ul className="footer-list footer-categories">
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={category.href}>{category.name}</Link>
          </li>
        ))}
        <li>
          <Link to={links.collections()}>{t('collections')}</Link>
        </li>
        <li>
          <Link to={links.moments()}>{t('moments')}</Link>
        </li>
      </ul>
    </nav>
  );
}

function ShopperList() {
  const page = usePage();
  const { user } = useShellData();
  return (
    <nav aria-labelledby="footer-help">
      <h2 className="footer-title" id="footer-help">
        {page.t('forShoppers')}
      </h2>
      <ul className="footer-list">
        {helpLinks(page).map(({ name, href }) => (
          <li key={href}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
        <li>
          <Link to={page.links.certificateLookUp()}>{page.t('certificateCheck')}</Link>
        </li>
        <li>
          <ProfileLink to={page.links.profile()}>{page.t(user ? 'profile' : 'logIn')}</ProfileLink>
        </li>
      </ul>
    </nav>
  );
}

function AboutList() {
  const { t, links } = usePage();
  return (
    <nav aria-labelledby="footer-about">
      <h2 className="footer-title" id="footer-about">
        {t('aboutUs')}
      </h2>
      <ul className="footer-list">
        <li>
          <Link to={links.stores()}>{t('stores')}</Link>
        </li>
        <li>
          <Link to={links.content('about-brand')}>{t('aboutBrand')}</Link>
        </li>
        <li>
          <Link to={links.content('about-factory')}>{t('aboutFactory')}</Link>
        </li>
        <li>
          <Link to={links.content('offer')}>{t('offer')}</Link>
        </li>
        <li>
          <Link to={links.content('privacy')}>{t('privacy')}</Link>
        </li>
        <li>
          <Link to={links.measurement()}>{t('measurement.link')}</Link>
        </li>
        <PartnerLink />
      </ul>
    </nav>
  );
}

function ContactList() {
  const { t } = usePage();
  return (
    <div className="footer-whole">
      <h2 className="footer-title">{t('askUs')}</h2>
      <ul className="footer-list">
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
      <h2 className="footer-title footer-language">{t('language')}</h2>
      <LanguageLinks names="full" />
      <ThemeChoice />
    </div>
  );
}

function Legal() {
  const { t } = usePage();
  return (
    <div className="container footer-legal">
      <Qosh width={40} />
      <p>
        {t('legal')}
        <br />
        {t('taxNumber')}
      </p>
      <p>
        {t('weTake')}
        <br />
        {[...paymentMarks, t('cash')].join(' · ')}
      </p>
      <p>{t('demo')}</p>
    </div>
  );
}
