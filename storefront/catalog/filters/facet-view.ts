import type { FacetName } from '#contract/words.ts';

/** One value of a facet. */
export interface FacetOption {
  value: string;
  /** The label in the page's language. */
  label: string;
  /** Models that would be listed with it. */
  count: number;
  /** The colors that a metal is drawn with; missing where it has none. */
  colors?: string[];
}

/** A facet of a list in the page's language, its values in the order in which they are shown. */
export interface FacetView {
  name: FacetName;
  label: string;
  /** The options; in a long facet only the first ones and those that are chosen. */
  options: FacetOption[];
  /** How many values it has; missing where there are so few that all are shown. */
  total?: number;
}
