import type { FacetName } from '#contract/words.ts';

/** One value of a facet. */
export interface FacetOption {
  value: string;
  /** The label in the page's language. */
  label: string;
  /** Number of models listed with it. */
  count: number;
  /** The colors that a metal is drawn with; missing if it has none. */
  colors?: string[];
}

/** A facet of a list in the page's language, its values in display order. */
export interface FacetView {
  name: FacetName;
  label: string;
  /** The options; in a long facet only the first and the chosen ones. */
  options: FacetOption[];
  /** Number of all values; missing if all are shown. */
  total?: number;
}
