import { Expandable } from '#ui/expandable.tsx';
import { formatInteger, formatSom } from '#ui/format.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { measureWords, priceRangeWords, quickRanges, sizeWords } from './filter-words.ts';
import type { FiltersProps } from './filters-props.ts';
import {
  boundsOf,
  edgesOf,
  readBound,
  type Bounds,
  type ListingQuery,
  type RangeName,
} from '../listing-query.ts';
import { withRange } from '../listing-filters.ts';
import { RangeFields } from './range-fields.tsx';

/** The price: two fields that accept millions, the available range, and four quick ranges. */
export function PriceGroup({ data, query, onQuery, hrefOf }: FiltersProps) {
  const { t, language } = usePage();
  const meaning = (text: string) => {
    const som = readBound('price', text);
    return som === null ? null : t('catalog:means', { price: formatSom(som, language) });
  };
  return (
    <Expandable title={t('catalog:priceTitle')} open>
      <Fields name="price" {...{ query, onQuery, meaning }} shown={(som) => formatInteger(som, language)} />
      {data.prices && (
        <p className="filter-note">
          {t('catalog:bounds', {
            from: formatInteger(data.prices.min, language),
            to: formatSom(data.prices.max, language),
          })}
        </p>
      )}
      <ul className="quick-ranges" aria-label={t('catalog:quickRanges')}>
        {quickRanges.map((bounds) => (
          <QuickRange
            key={`${bounds.min} ${bounds.max}`}
            isEmpty={data.prices !== null && !meets(bounds, data.prices)}
            {...{ bounds, query, onQuery, hrefOf }}
          />
        ))}
      </ul>
    </Expandable>
  );
}

/** Checks whether a range overlaps the available one. */
const meets = (bounds: Bounds, there: { min: number; max: number }) =>
  (bounds.min ?? 0) <= there.max && (bounds.max ?? Infinity) >= there.min;

function QuickRange({
  bounds,
  isEmpty,
  query,
  onQuery,
  hrefOf,
}: { bounds: Bounds; isEmpty: boolean } & Pick<FiltersProps, 'query' | 'onQuery' | 'hrefOf'>) {
  const page = usePage();
  const { min, max } = boundsOf(query, 'price');
  const isChosen = min === bounds.min && max === bounds.max;
  const next = withRange(query, 'price', bounds);
  const words = priceRangeWords(bounds.min, bounds.max, page);
  if (isEmpty && !isChosen)
    return (
      <li className="chip chip-empty">
        {words}
        <span className="visually-hidden"> (0)</span>
      </li>
    );
  return (
    <li>
      <Link
        className={isChosen ? 'chip chip-selected' : 'chip'}
        aria-current={isChosen || undefined}
        to={hrefOf(next)}
        rel="nofollow"
        onClick={(event) => {
          event.preventDefault();
          onQuery(isChosen ? withRange(query, 'price', { min: null, max: null }) : next);
        }}
      >
        {words}
      </Link>
    </li>
  );
}

interface MeasureProps extends FiltersProps {
  name: Exclude<RangeName, 'price'>;
  /** The available range; null if nothing has this measure. */
  bounds: { min: number; max: number } | null;
}

/** A measure of the piece, with a line that says exactly what is compared. Not shown if nothing in the list has the measure. */
export function MeasureGroup({ name, bounds, query, onQuery }: MeasureProps) {
  const { t, language } = usePage();
  const isChosen = query.ranges[name] !== undefined;
  if (!bounds && !isChosen) return null;
  const words = (amount: number) => measureWords(name, amount, language);
  return (
    <Expandable title={t(`catalog:${name}Title`)} open={isChosen}>
      <Fields
        name={name}
        {...{ query, onQuery }}
        meaning={() => null}
        shown={(amount) => sizeWords(String(amount), language)}
      />
      <p className="filter-note">
        {bounds && `${t('catalog:bounds', { from: words(bounds.min), to: words(bounds.max) })}. `}
        {t(`catalog:${name}Note`)}
      </p>
    </Expandable>
  );
}

interface FieldsProps {
  name: RangeName;
  query: ListingQuery;
  onQuery: (query: ListingQuery) => void;
  shown: (bound: number) => string;
  meaning: (text: string) => string | null;
}

function Fields({ name, query, onQuery, shown, meaning }: FieldsProps) {
  const { t } = usePage();
  const { min, max } = boundsOf(query, name);
  const text = (bound: number | null) => (bound === null ? '' : shown(bound));
  return (
    <fieldset>
      <legend className="visually-hidden">{t(`catalog:${name}Unit`)}</legend>
      <RangeFields
        names={edgesOf(name)}
        labels={[t('catalog:from'), t('catalog:to')]}
        values={[text(min), text(max)]}
        meaning={meaning}
        onCommit={(low, high) =>
          onQuery(withRange(query, name, { min: readBound(name, low), max: readBound(name, high) }))
        }
      />
    </fieldset>
  );
}
