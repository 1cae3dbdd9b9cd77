import type { PageList } from '#contract/words.ts';
import { Qosh, Wordmark } from '#ui/brand/brand.tsx';
import { useContacts } from './contacts.ts';
import { helpLinks } from './help-links.ts';
import { LanguageLinks } from '../../i18n/language-links.tsx';
import { MemoizedHtml } from '../../memoized-html.tsx';
import { Link } from '../../navigation/link.tsx';
import { usePage } from '../../page.ts';
import { PartnerLink } from './partner-link.tsx';
import { ProfileLink } from '../header/profile-link.tsx';
import { useShellData, type ShellData } from '../shell-data.ts';
import { ThemeChoice } from '../theme/theme-choice.tsx';
import './footer.css';
import { formatTaxNumber } from '#ui/format.ts';

/** Brand names are the same in every language. */
const nameOfSite = { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' };

/** The accepted cards; brand names are the same in every language. */
const paymentMarks = ['Uzcard', 'Humo', 'Visa', 'Mastercard'];

/** Links, contacts and languages, on the `shahtut` background. `#menu` is the target of the menu button without JavaScript. */
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

type Entry = readonly [name: string, href: string];

const entries = (links: readonly Entry[]) =>
  links.map(([name, href]) => (
    <li key={href}>
      <Link to={href}>{name}</Link>
    </li>
  ));

/** The pages written by editors that belong to one list. */
const listed = (pages: ShellData['pages'], list: PageList): Entry[] =>
  pages.filter(({ listedIn }) => listedIn === list).map(({ name, href }): Entry => [name, href]);

function CatalogList() {
  const { t, links } = usePage();
  const { categories } = useShellData();
  const listed: Entry[] = [
    ...categories.map(({ name, href }): Entry => [name, href]),
    [t('collections'), links.collections()],
    [t('moments'), links.moments()],
  ];
  return (
    <nav className="footer-whole" id="menu" aria-labelledby="footer-catalog">
      <h2 className="footer-title" id="footer-catalog">
        <Link to={links.catalog()}>{t('catalog')}</Link>
      </h2>
      <MemoizedHtml className="footer-categories" dependencies={{ names: listed.flat() }}>
        {() => <ul className="footer-list">{entries(listed)}</ul>}
      </MemoizedHtml>
    </nav>
  );
}

function ShopperList() {
  const page = usePage();
  const { user, pages } = useShellData();
  return (
    <nav aria-labelledby="footer-help">
      <h2 className="footer-title" id="footer-help">
        {page.t('forShoppers')}
      </h2>
      <ul className="footer-list">
        {entries([
          ...helpLinks(page).map(({ name, href }): Entry => [name, href]),
          [page.t('certificateCheck'), page.links.certificateLookUp()],
          ...listed(pages, 'HELP'),
        ])}
        <li>
          <ProfileLink to={page.links.profile()}>{page.t(user ? 'profile' : 'logIn')}</ProfileLink>
        </li>
      </ul>
    </nav>
  );
}

function AboutList() {
  const { t, links } = usePage();
  const { pages } = useShellData();
  return (
    <nav aria-labelledby="footer-about">
      <h2 className="footer-title" id="footer-about">
        {t('aboutUs')}
      </h2>
      <ul className="footer-list">
        {entries([
          [t('stores'), links.stores()],
          [t('aboutBrand'), links.content('about-brand')],
          [t('aboutFactory'), links.content('about-factory')],
          ...listed(pages, 'ABOUT'),
          [t('offer'), links.content('offer')],
          [t('privacy'), links.content('privacy')],
          [t('measurement.link'), links.measurement()],
        ])}
        <PartnerLink />
      </ul>
    </nav>
  );
}

function ContactList() {
  const { t } = usePage();
  const { phone, phoneInText, telegram } = useContacts();
  const { email, sites } = useShellData().shop;
  return (
    <div className="footer-whole">
      <h2 className="footer-title">{t('askUs')}</h2>
      <ul className="footer-list">
        <li>
          <a href={phone.href}>{phoneInText}</a>
        </li>
        <li>
          <a href={telegram.href}>
            {t('askTelegram')}
            <span className="footer-handle">{telegram.shown}</span>
          </a>
        </li>
        {email !== null && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {sites.map(({ site, url }) => (
          <li key={site}>
            <a href={url} rel="noreferrer">
              {nameOfSite[site]}
            </a>
          </li>
        ))}
      </ul>
      <h2 className="footer-title footer-language">{t('language')}</h2>
      <LanguageLinks names="full" />
      <ThemeChoice />
    </div>
  );
}

function Legal() {
  const { t } = usePage();
  const { legal, taxNumber, isDemo } = useShellData().shop;
  return (
    <div className="container footer-legal">
      <Qosh width={40} />
      <p>
        {legal}
        <br />
        {t('taxNumber', { number: formatTaxNumber(taxNumber) })}
      </p>
      <p>
        {t('weTake')}
        <br />
        {[...paymentMarks, t('cash')].join(' · ')}
      </p>
      {isDemo && <p>{t('demo')}</p>}
    </div>
  );
}
