/** A list with one filter removed, and how many models that gives (PLP-10). */
export interface Relaxation {
  /** The name of the facet, range or switch in the API. */
  name: string;
  /** The filter to be dropped, as written on its chip. */
  label: string;
  count: number;
  /** The canonical query without it. */
  search: string;
}
