import type { FacetName } from '#contract/words.ts';

/** One value of a facet. */
export interface FacetOption {
  value: string;
  /** In the page's language. */
  label: string;
  /** Models that would be listed with it. */
  count: number;
}

/** A facet of a list in the page's language, its values in the order in which they are shown. */
export interface FacetView {
  name: FacetName;
  label: string;
  options: FacetOption[];
}
