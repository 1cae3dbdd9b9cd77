import { useRef, type FormEvent, type ReactNode } from 'react';
import { Expandable } from '#ui/expandable.tsx';
import type { FacetName, SwitchName } from '#contract/words.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { FacetOptions, SwitchOption } from './facet-options.tsx';
import { toggleSwitch, toggleValue } from '../listing-filters.ts';
import { toggleExpanded } from './collapse-facet.ts';
import { MySize } from './my-size.tsx';
import { MeasureGroup, PriceGroup } from './range-groups.tsx';
import { useEarlyChoices } from './use-early-choices.ts';
import type { FiltersProps } from './filters-props.ts';
import '#ui/controls/chip.css';
import './filters.css';

/** The order of ui.md 1.3; the price comes before them. */
const beforeCarats: readonly FacetName[] = [
  'category',
  'ringSize',
  'diameter',
  'metal',
  'probe',
  'stone',
  'shape',
];
const beforeWeight: readonly FacetName[] = ['color', 'clarity', 'cut'];
const afterReports: readonly FacetName[] = ['gender', 'occasion', 'collection', 'style'];
/** Open initially, because they are the most used ones. */
const promoted: ReadonlySet<FacetName> = new Set([
  'category',
  'ringSize',
  'metal',
  'probe',
  'stone',
  'diameter',
  'length',
]);

/** All filters of a list as one GET form, which works without JavaScript; with it every choice is reported at once. */
export function Filters(props: FiltersProps) {
  const { query, onQuery, path } = props;
  const { t } = usePage();
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoices(form, onQuery);
  const group = (name: FacetName) => <FacetGroup key={name} name={name} {...props} />;
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
      {query.table && <input type="hidden" name="view" value="table" />}
      {query.sort !== null && <input type="hidden" name="sort" value={query.sort} />}
      {query.expanded.length > 0 && <input type="hidden" name="all" value={query.expanded.join(',')} />}
      <PriceGroup {...props} />
      {beforeCarats.map(group)}
      <MeasureGroup name="carat" bounds={props.data.carats} {...props} />
      {beforeWeight.map(group)}
      <MeasureGroup name="weight" bounds={props.data.weights} {...props} />
      {group('length')}
      <SwitchGroup facet="laboratory" title={t('catalog:reports')} switches={['certified']} {...props} />
      {afterReports.map(group)}
      <SwitchGroup facet="storeId" title={t('catalog:stores')} switches={['inStore']} {...props} />
      <SwitchGroup
        title={t('catalog:availability')}
        switches={['inStock', 'lastOne', 'isNew', 'onSale']}
        {...props}
      />
      <noscript>
        <button className="button button-primary button-wide" type="submit">
          {t('catalog:apply')}
        </button>
      </noscript>
    </form>
  );
}

function FacetGroup({ name, ...props }: FiltersProps & { name: FacetName }) {
  const { data, query } = props;
  const { t } = usePage();
  const facet = data.facets.find((one) => one.name === name);
  if (!facet) return null;
  const isRing = name === 'ringSize';
  return (
    <Expandable title={facet.label} open={promoted.has(name) || query.facets[name] !== undefined}>
      {isRing && <p className="filter-note">{t('catalog:sizeNote')}</p>}
      <Options name={name} {...props} />
      {isRing && <MySize sizes={facet.options} {...props} />}
    </Expandable>
  );
}

interface SwitchGroupProps extends FiltersProps {
  title: ReactNode;
  switches: readonly SwitchName[];
  /** The facet whose values are shown below the switches. */
  facet?: FacetName;
}

/** Filters that are on or off. A switch without results, such as a sale when nothing is reduced, is not offered. */
function SwitchGroup({ title, switches, facet, ...props }: SwitchGroupProps) {
  const { data, query, onQuery } = props;
  const offered = switches.filter(
    (name) => data.switches[name] !== undefined || query.switches.includes(name),
  );
  if (offered.length === 0) return null;
  const isChosen =
    offered.some((name) => query.switches.includes(name)) ||
    (facet !== undefined && query.facets[facet] !== undefined);
  return (
    <Expandable title={title} open={isChosen}>
      <div>
        {offered.map((name) => (
          <SwitchOption
            key={name}
            name={name}
            count={data.switches[name] ?? 0}
            checked={query.switches.includes(name)}
            onToggle={() => onQuery(toggleSwitch(query, name))}
          />
        ))}
      </div>
      {facet && <Options name={facet} {...props} />}
    </Expandable>
  );
}

function Options({ name, data, query, onQuery, hrefOf }: FiltersProps & { name: FacetName }) {
  const facet = data.facets.find((one) => one.name === name);
  if (!facet) return null;
  return (
    <>
      <FacetOptions
        facet={facet}
        query={query}
        onToggle={(value) => onQuery(toggleValue(query, name, value))}
      />
      {facet.total !== undefined && (
        <ExpandLink
          label={facet.label}
          total={facet.total}
          isExpanded={query.expanded.includes(name)}
          href={hrefOf(toggleExpanded(query, name))}
          onToggle={() => onQuery(toggleExpanded(query, name))}
        />
      )}
    </>
  );
}

interface ExpandProps {
  label: string;
  total: number;
  isExpanded: boolean;
  href: string;
  onToggle: () => void;
}

/** Links to the same list with all values of a long facet, or with the first ones; a link, so that it needs no JavaScript. */
function ExpandLink({ label, total, isExpanded, href, onToggle }: ExpandProps) {
  const { t } = usePage();
  return (
    <Link
      className="filter-link"
      to={href}
      rel="nofollow"
      onClick={(event) => {
        event.preventDefault();
        onToggle();
      }}
    >
      {isExpanded ? t('catalog:showFewerValues') : t('catalog:showAllValues', { count: total })}
      <span className="visually-hidden">: {label}</span>
    </Link>
  );
}
