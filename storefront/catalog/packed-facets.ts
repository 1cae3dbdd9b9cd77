import { facetNames, type FacetName } from '#contract/words.ts';

/** A facet's value. */
export interface FacetOption {
  value: string;
  label: string;
  /** Models that would be listed with it. */
  count: number;
}

export interface FacetView {
  name: FacetName;
  label: string;
  options: FacetOption[];
}

const betweenFacets = '~';
const betweenParts = '|';

/**
 * The facets of a list as one text. Some hundred values travel in the page beside what is rendered of them, and as objects they cost
 * it a kilobyte: the text is unpacked where they are shown.
 */
export function packFacets(facets: readonly FacetView[]): string {
  return facets
    .map(({ name, label, options }) =>
      [name, label, ...options.flatMap((option) => [option.value, labelBeside(option), option.count])]
        .map((part) => String(part).replaceAll(/[~|]/g, ' '))
        .join(betweenParts),
    )
    .join(betweenFacets);
}

/** Most numbers are called what they are. */
const labelBeside = ({ value, label }: FacetOption) => (label === value ? '' : label);

let unpacked: { text: string; facets: FacetView[] } = { text: '', facets: [] };

/** The facets of a list; a page asks for them several times. */
export function facetsOf({ facets: text }: { facets: string }): FacetView[] {
  if (unpacked.text !== text) unpacked = { text, facets: text.split(betweenFacets).flatMap(unpackFacet) };
  return unpacked.facets;
}

function unpackFacet(text: string): FacetView[] {
  const [written, label = '', ...parts] = text.split(betweenParts);
  const name = facetNames.find((one) => one === written);
  const options: FacetOption[] = [];
  for (let place = 0; place < parts.length; place += 3) {
    const [value = '', words, count] = parts.slice(place, place + 3);
    options.push({ value, label: words || value, count: Number(count) });
  }
  return name === undefined ? [] : [{ name, label, options }];
}
