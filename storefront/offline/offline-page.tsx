import { useEffect, useState, useSyncExternalStore } from 'react';
import { buttonClass } from '#ui/controls/button.tsx';
import { dayOf, formatDay, formatTime } from '#ui/dates.ts';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import { useContacts } from '#storefront/shell/frame/footer/contacts.ts';
import { ownPath } from '#storefront/shell/navigation/own-path.ts';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import { readCacheList } from './cache-list.ts';
import { cachedPages, type CachedPage } from './cached-pages.ts';
import { PartedChain } from './parted-chain.tsx';
import lineStyles from './offline.css?url';
import styles from './offline-page.css?url';

export const handle = { noindex: true, texts: ['offline'] } satisfies PageHandle;
export const clientLoader = withTexts('offline');
export const links = () => [styles, lineStyles].map((href) => ({ rel: 'stylesheet', href }));

/** No data from the server: the cached pages are known only in the browser. */
export const loader = () => null;

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${tIn(languageOfPath(location.pathname))('offline:title')} | Zarona` },
];

/** Shown by the service worker instead of a page that is not cached: lists the cached pages and offers a retry. */
export default function OfflinePage() {
  const { t, language } = usePage();
  const { phone, telegram } = useContacts();
  const [pages, setPages] = useState<CachedPage[]>([]);
  // the page is cached without the query that it is shown with
  const path = useSyncExternalStore(never, wantedPath, () => null);
  const wanted = path ?? linksIn(language).home();
  useEffect(() => {
    void readCacheList().then(
      (cached) => setPages(cachedPages(cached, language)),
      () => undefined,
    );
  }, [language]);
  useEffect(() => {
    const goOn = () => location.replace(wanted);
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [wanted]);
  return (
    <div className="container screen">
      <PartedChain />
      <h1 className="d2">{t('offline:title')}</h1>
      <p className="lead ink-2 measure">{t('offline:text')}</p>
      <div className="screen-links">
        <a className={buttonClass()} href={wanted}>
          {t('offline:retry')}
        </a>
        <a className={`${buttonClass('text')} tabular`} href={phone.href}>
          {phone.shown}
        </a>
        <a className={buttonClass('text')} href={telegram.href}>
          {t('askTelegram')}
        </a>
      </div>
      {pages.length > 0 && <CachedPageList pages={pages} />}
    </div>
  );
}

const never = () => () => {};
const wantedPath = () => ownPath(new URLSearchParams(location.search).get('to'));

function CachedPageList({ pages }: { pages: CachedPage[] }) {
  const { t, language } = usePage();
  return (
    <section className="cached" aria-labelledby="cached-title">
      <h2 className="h2" id="cached-title">
        {t('offline:cached')}
      </h2>
      <ul className="cached-list">
        {pages.map(({ address, title, cachedAt }) => (
          <li key={address}>
            {/* a full page load, because its data cannot be fetched separately */}
            <a href={address}>
              <span>{title}</span>
              <span className="meta ink-2 tabular">
                {`${formatDay(dayOf(cachedAt), language)}, ${formatTime(cachedAt)}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
