/** One filter less: how many models that gives (PLP-10). */
export interface Relaxation {
  /** As the API calls it: a facet, a range, a switch. */
  name: string;
  /** What is dropped, as its chip says it. */
  label: string;
  count: number;
  /** The canonical query without it. */
  search: string;
}
