import type { FacetName } from '#contract/words.ts';

/** One value of a facet. */
export interface FacetOption {
  value: string;
  /** In the page's language. */
  label: string;
  /** Models that would be listed with it. */
  count: number;
  /** Of a metal: how it is drawn; missing where it has no color. */
  colors?: string[];
}

/** A facet of a list in the page's language, its values in the order in which they are shown. */
export interface FacetView {
  name: FacetName;
  label: string;
  /** Of a long facet, those to begin with and those that are chosen. */
  options: FacetOption[];
  /** How many values it has; missing where there are so few that all are shown. */
  total?: number;
}
