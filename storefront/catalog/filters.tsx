import { useRef, type FormEvent } from 'react';
import { Link } from 'react-router';
import { Checkbox } from '#ui/checkbox.tsx';
import { Expandable } from '#ui/expandable.tsx';
import { formatInteger, formatSom, formatWeight } from '#ui/format.ts';
import { usePage } from '#storefront/shell/page.ts';
import { FacetOptions } from './facet-options.tsx';
import { priceRangeWords, quickRanges, sizeWords } from './filter-words.ts';
import { toggleValue, type ListingQuery } from './listing-query.ts';
import type { FacetView, ListingData } from './load-listing.ts';
import { RangeFields } from './range-fields.tsx';
import { readMillions, readNumber } from './typed-number.ts';
import { useEarlyChoices } from './use-early-choices.ts';
import '#ui/chip.css';
import './filters.css';

interface Props {
  data: ListingData;
  query: ListingQuery;
  onQuery: (query: ListingQuery) => void;
  /** Where the form is sent without JavaScript. */
  path: string;
  hrefOf: (query: ListingQuery) => string;
}

/** The order of ui.md 1.3; the price stands before them, the weight after the stones. */
const beforeWeight = ['category', 'size', 'metal', 'probe', 'stone', 'shape'];
const afterWeight = ['length', 'laboratory', 'gender', 'occasion', 'collection'];
/** Open from the start, because most people choose by them. */
const promoted = new Set(['category', 'size', 'metal', 'probe', 'stone', 'length']);

/** All filters of a list as one GET form: it works without JavaScript; with it every choice is told at once. */
export function Filters({ data, query, onQuery, path, hrefOf }: Props) {
  const { t } = usePage();
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoices(form, onQuery);
  const facet = (name: string) => data.facets.find((one) => one.name === name);
  const group = (name: string) => {
    const found = facet(name);
    return found && <FacetGroup key={name} facet={found} query={query} onQuery={onQuery} />;
  };
  const stores = facet('storeId');
  return (
    <form
      ref={form}
      className="filters"
      method="get"
      action={path}
      aria-label={t('catalog:filtersLabel')}
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      {query.q !== '' && <input type="hidden" name="q" value={query.q} />}
      {query.sort !== 'popular' && <input type="hidden" name="sort" value={query.sort} />}
      <PriceGroup data={data} query={query} onQuery={onQuery} hrefOf={hrefOf} />
      {beforeWeight.map(group)}
      <WeightGroup data={data} query={query} onQuery={onQuery} />
      {afterWeight.map(group)}
      <Expandable
        title={t('catalog:availability')}
        open={query.inStore || query.inStock || query.facets.storeId !== undefined}
      >
        <Checkbox
          name="inStore"
          value="1"
          label={t('catalog:inStore')}
          checked={query.inStore}
          onChange={() => onQuery({ ...query, page: 1, inStore: !query.inStore })}
        />
        {stores && (
          <FacetOptions
            facet={stores}
            query={query}
            onToggle={(name, value) => onQuery(toggleValue(query, name, value))}
          />
        )}
        <Checkbox
          name="inStock"
          value="1"
          label={t('catalog:inStock')}
          checked={query.inStock}
          onChange={() => onQuery({ ...query, page: 1, inStock: !query.inStock })}
        />
      </Expandable>
      <noscript>
        <button className="button button-primary button-wide" type="submit">
          {t('catalog:apply')}
        </button>
      </noscript>
    </form>
  );
}

function FacetGroup({ facet, query, onQuery }: { facet: FacetView } & Pick<Props, 'query' | 'onQuery'>) {
  const { t } = usePage();
  const isRing = facet.name === 'size' && facet.options.every(({ value }) => Number(value) < 25);
  return (
    <Expandable title={facet.label} open={promoted.has(facet.name) || query.facets[facet.name] !== undefined}>
      {isRing && <p className="filter-note">{t('catalog:sizeNote')}</p>}
      <FacetOptions
        facet={facet}
        query={query}
        onToggle={(name, value) => onQuery(toggleValue(query, name, value))}
      />
    </Expandable>
  );
}

function PriceGroup({ data, query, onQuery, hrefOf }: Omit<Props, 'path'>) {
  const { t, language } = usePage();
  const shown = (som: number | null) => (som === null ? '' : formatInteger(som, language));
  const meaning = (text: string) => {
    const som = readMillions(text);
    return som === null ? null : t('catalog:means', { price: formatSom(som, language) });
  };
  return (
    <Expandable title={t('catalog:priceTitle')} open>
      <fieldset>
        <legend className="visually-hidden">{t('catalog:priceUnit')}</legend>
        <RangeFields
          names={['minPrice', 'maxPrice']}
          labels={[t('catalog:from'), t('catalog:to')]}
          values={[shown(query.minPrice), shown(query.maxPrice)]}
          meaning={meaning}
          onCommit={(min, max) =>
            onQuery({ ...query, page: 1, minPrice: readMillions(min), maxPrice: readMillions(max) })
          }
        />
      </fieldset>
      {data.prices && (
        <p className="filter-note">
          {t('catalog:bounds', {
            from: formatInteger(data.prices.min, language),
            to: formatSom(data.prices.max, language),
          })}
        </p>
      )}
      <ul className="quick-ranges" aria-label={t('catalog:quickRanges')}>
        {quickRanges.map(({ min, max }) => {
          const next = { ...query, page: 1, minPrice: min, maxPrice: max };
          const isChosen = query.minPrice === min && query.maxPrice === max;
          return (
            <li key={`${min} ${max}`}>
              <Link
                className={isChosen ? 'chip chip-selected' : 'chip'}
                aria-current={isChosen || undefined}
                to={hrefOf(next)}
                rel="nofollow"
                onClick={(event) => {
                  event.preventDefault();
                  onQuery(isChosen ? { ...query, page: 1, minPrice: null, maxPrice: null } : next);
                }}
              >
                {priceRangeWords(min, max, { t, language })}
              </Link>
            </li>
          );
        })}
      </ul>
    </Expandable>
  );
}

function WeightGroup({ data, query, onQuery }: Pick<Props, 'data' | 'query' | 'onQuery'>) {
  const { t, language } = usePage();
  const shown = (grams: number | null) => (grams === null ? '' : sizeWords(String(grams), language));
  return (
    <Expandable title={t('catalog:weightTitle')} open={query.minWeight !== null || query.maxWeight !== null}>
      <fieldset>
        <legend className="visually-hidden">{t('catalog:weightUnit')}</legend>
        <RangeFields
          names={['minWeight', 'maxWeight']}
          labels={[t('catalog:from'), t('catalog:to')]}
          values={[shown(query.minWeight), shown(query.maxWeight)]}
          meaning={() => null}
          onCommit={(min, max) =>
            onQuery({ ...query, page: 1, minWeight: readNumber(min), maxWeight: readNumber(max) })
          }
        />
      </fieldset>
      <p className="filter-note">
        {data.weights &&
          `${t('catalog:bounds', { from: formatWeight(data.weights.min, language), to: formatWeight(data.weights.max, language) })}. `}
        {t('catalog:weightNote')}
      </p>
    </Expandable>
  );
}
