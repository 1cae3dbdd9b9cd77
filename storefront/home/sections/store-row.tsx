import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { phoneHref } from '#ui/contact-links.ts';
import type { HomeData } from '../load-home.ts';
import { groupDays, type OpenDays } from '#storefront/shell/opening-hours.ts';
import './store-row.css';

const OpenNow = lazy(async () => ({ default: (await import('../open-now.tsx')).OpenNow }));

/** The first store with its hours. The page is cached for all visitors, so the browser adds whether the store is open now. */
export function StoreRow({ store }: { store: NonNullable<HomeData['store']> }) {
  const { t, links } = usePage();
  const row = useRef<HTMLElement>(null);
  const isNear = useNear(row);
  const mapUrl = `https://yandex.uz/maps/?pt=${store.longitude},${store.latitude}&z=17&l=map`;
  return (
    <section className="container" aria-labelledby="store-title" ref={row}>
      <div className="store-row">
        <h2 className="h2" id="store-title">
          {t('content:home.storeTitle')}
        </h2>
        <div className="store-row-facts">
          <p>{store.address}</p>
          <ul className="tabular">
            {groupDays(store.hours).map((days) => (
              <Days key={days.from} days={days} />
            ))}
          </ul>
          {isNear && (
            <Suspense fallback={null}>
              <OpenNow store={store} />
            </Suspense>
          )}
          <p className="store-row-links">
            <Link to={links.stores()}>{t('content:home.storesAll')}</Link>
            <a href={mapUrl}>{t('content:home.storeMap')}</a>
            <a className="tabular" href={phoneHref(store.phone)}>
              {store.phone}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

/** Whether the element is near the view. */
function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return isNear;
}

function Days({ days }: { days: OpenDays }) {
  const { t } = usePage();
  const hours = days.hours ?? t('content:home.closed');
  if (days.from === 1 && days.to === 7) return <li>{t('content:home.daily', { hours })}</li>;
  const first = t(`content:home.weekdays.d${days.from}`);
  const span = days.to === days.from ? first : `${first}–${t(`content:home.weekdays.d${days.to}`)}`;
  return <li>{`${span} ${hours}`}</li>;
}
