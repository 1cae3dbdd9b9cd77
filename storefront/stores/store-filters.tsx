import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { queryOf, serviceFilters, type StoreFilter } from './store-filter.ts';
import { citiesOf, type StoreView } from './store-view.ts';

interface Props {
  stores: readonly StoreView[];
  filter: StoreFilter;
}

/** Links, so that a filter works without JavaScript and can be shared; the link of an active filter removes it. */
export function StoreFilters({ stores, filter }: Props) {
  const { t } = usePage();
  const cities = [{ region: null, name: t('stores:allCities') }, ...citiesOf(stores)];
  return (
    <>
      <nav className="stores-cities" aria-label={t('stores:cities')}>
        <ul>
          {cities.map(({ region, name }) => (
            <Choice
              key={region}
              filter={{ ...filter, city: region }}
              isChosen={region === filter.city}
              words={name}
            />
          ))}
        </ul>
      </nav>
      <nav className="stores-cities" aria-label={t('stores:filters')}>
        <ul>
          <Choice
            filter={{ ...filter, isOpen: !filter.isOpen }}
            isChosen={filter.isOpen}
            words={t('stores:openNow')}
          />
          {serviceFilters.map((service) => {
            const isChosen = service === filter.service;
            return (
              <Choice
                key={service}
                filter={{ ...filter, service: isChosen ? null : service }}
                isChosen={isChosen}
                words={t(`stores:service.${service}.name`)}
              />
            );
          })}
        </ul>
      </nav>
    </>
  );
}

function Choice({ filter, isChosen, words }: { filter: StoreFilter; isChosen: boolean; words: string }) {
  const { links } = usePage();
  return (
    <li>
      <Link
        className={isChosen ? 'chip chip-selected' : 'chip'}
        to={links.stores(queryOf(filter))}
        aria-current={isChosen ? 'true' : undefined}
        preventScrollReset
        replace
      >
        {words}
      </Link>
    </li>
  );
}
