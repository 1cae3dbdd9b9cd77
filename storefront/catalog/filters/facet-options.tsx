import type { ReactNode } from 'react';
import { StoneShape } from '#ui/pictures/stone-shape.tsx';
import { Swatch } from '#ui/pictures/swatch.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { FacetName, SwitchName } from '#contract/words.ts';
import { MemoizedHtml } from '#storefront/shell/memoized-html.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { sizeWords } from './filter-words.ts';
import type { ListingQuery } from '../listing-query.ts';
import { hasValue } from '../listing-filters.ts';
import type { FacetOption, FacetView } from './facet-view.ts';
import { StoneMark } from '../tiles/stone-mark.tsx';

interface Props {
  facet: FacetView;
  query: ListingQuery;
  onToggle: (value: string) => void;
}

/** Facets with many short values: cells in a grid instead of lines. */
const inCells: ReadonlySet<FacetName> = new Set(['ringSize', 'diameter', 'length']);
const inChips: ReadonlySet<FacetName> = new Set([
  'color',
  'clarity',
  'cut',
  'gender',
  'occasion',
  'collection',
  'style',
  'laboratory',
]);

/** The values of one facet: several may be chosen; one without results is disabled, not hidden (PLP-1). */
export function FacetOptions({ facet, query, onToggle }: Props) {
  const { t } = usePage();
  const { name, label, options } = facet;
  const look = inCells.has(name) ? 'cell' : inChips.has(name) ? 'chip' : 'line';
  const chosen = query.facets[name];
  return (
    <fieldset>
      <legend className="visually-hidden">{t('catalog:facetLegend', { name: label })}</legend>
      <MemoizedHtml
        className={`options options-${look}s`}
        dependencies={{ name, options: options.flatMap(partsOf), chosen }}
      >
        {() =>
          options.map((option) => (
            <Option
              key={option.value}
              look={look}
              name={name}
              value={option.value}
              count={option.count}
              checked={hasValue(query, name, option.value)}
              onToggle={() => onToggle(option.value)}
            >
              <Mark name={name} option={option} />
              <OptionLabel name={name} option={option} />
            </Option>
          ))
        }
      </MemoizedHtml>
    </fieldset>
  );
}

const partsOf = ({ value, label, count, colors = [] }: FacetOption) => [value, label, count, ...colors];

interface SwitchProps {
  name: SwitchName;
  count: number;
  checked: boolean;
  onToggle: () => void;
}

/** A filter that is on or off. */
export function SwitchOption(props: SwitchProps) {
  const { t } = usePage();
  return (
    <Option look="line" value="1" {...props}>
      {t(`catalog:${props.name}`)}
    </Option>
  );
}

interface OptionProps extends Omit<SwitchProps, 'name'> {
  look: 'cell' | 'chip' | 'line';
  name: FacetName | SwitchName;
  value: string;
  children: ReactNode;
}

/** A value of a facet, with the number of models it would list (PLP-1). */
function Option({ look, name, value, count, checked, onToggle, children }: OptionProps) {
  return (
    <label className={`option option-${look}`}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        disabled={count === 0 && !checked}
        onChange={onToggle}
      />
      <span className="option-words">{children}</span>
      <span className="option-count">{count}</span>
    </label>
  );
}

function OptionLabel({ name, option }: { name: FacetName; option: FacetOption }): ReactNode {
  const { t, language } = usePage();
  const label = sizeWords(option.label, language);
  const note = name === 'probe' && explained.has(option.value) ? t(`catalog:probe${option.value}`) : null;
  if (note === null) return label;
  return (
    <span>
      {label}
      <span className="option-note">{note}</span>
    </span>
  );
}

const explained: ReadonlySet<string> = new Set(['375', '585', '750', '925', '950']);

function Mark({ name, option: { value, colors = [] } }: { name: FacetName; option: FacetOption }) {
  if (name === 'metal') return <Swatch colors={colors} />;
  if (name === 'stone') return <StoneMark kind={value} />;
  return name === 'shape' ? <ShapeMark shape={value} /> : null;
}

/** The drawings are a tenth of the page's bytes and are in a closed group, so the browser renders them on the client. */
function ShapeMark({ shape }: { shape: string }) {
  return useHydrated() ? <StoneShape shape={shape} /> : null;
}
