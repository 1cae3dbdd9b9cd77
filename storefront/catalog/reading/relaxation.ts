/** One filter less: how many models that gives (PLP-10). */
export interface Relaxation {
  /** The name in the API: of a facet, a range or a switch. */
  name: string;
  /** What is dropped, as its chip says it. */
  label: string;
  count: number;
  /** The canonical query without it. */
  search: string;
}
