import type { ReactNode } from 'react';
import { StoneShape } from '#ui/stone-shape.tsx';
import { Swatch } from '#ui/swatch.tsx';
import type { FacetName } from '#contract/words.ts';
import { usePage } from '#storefront/shell/page.ts';
import { sizeWords } from './filter-words.ts';
import { hasValue, type ListingQuery } from './listing-query.ts';
import type { FacetOption, FacetView } from './load-listing.ts';

interface Props {
  facet: FacetView;
  query: ListingQuery;
  onToggle: (name: FacetName, value: string) => void;
}

const metals = ['yellow', 'red', 'white', 'two-tone', 'silver', 'platinum'] as const;
/** Facets whose values are short and many: cells in a grid instead of lines. */
const inCells: ReadonlySet<FacetName> = new Set(['size', 'length']);
const inChips: ReadonlySet<FacetName> = new Set(['gender', 'occasion', 'laboratory']);

/** The values of one facet: several may be chosen; one that would give nothing is disabled, not hidden (PLP-1). */
export function FacetOptions({ facet, query, onToggle }: Props) {
  const look = inCells.has(facet.name) ? 'cell' : inChips.has(facet.name) ? 'chip' : 'line';
  return (
    <fieldset>
      <legend className="visually-hidden">{facet.label}</legend>
      <div className={`options options-${look}s`}>
        {facet.options.map((option) => {
          const checked = hasValue(query, facet.name, option.value);
          return (
            <label key={option.value} className={`option option-${look}`}>
              <input
                type="checkbox"
                name={facet.name}
                value={option.value}
                checked={checked}
                disabled={option.count === 0 && !checked}
                onChange={() => onToggle(facet.name, option.value)}
              />
              <span className="option-words">
                <Mark name={facet.name} value={option.value} />
                <OptionLabel name={facet.name} option={option} />
              </span>
              <OptionCount count={option.count} hidden={look === 'cell'} />
            </label>
          );
        })}
      </div>
    </fieldset>
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

/** The models a value would give; in a grid of sizes it is said but not shown. */
function OptionCount({ count, hidden }: { count: number; hidden: boolean }) {
  const { t } = usePage();
  const words = t('catalog:models', { count });
  if (hidden) return <span className="visually-hidden">{words}</span>;
  // the number comes first in every language
  return (
    <span className="option-count">
      {count}
      <span className="visually-hidden">{words.slice(String(count).length)}</span>
    </span>
  );
}

function Mark({ name, value }: { name: FacetName; value: string }) {
  const metal = name === 'metal' ? metals.find((one) => one === value) : undefined;
  if (metal !== undefined) return <Swatch metal={metal} />;
  return name === 'shape' ? <StoneShape shape={value} /> : null;
}
