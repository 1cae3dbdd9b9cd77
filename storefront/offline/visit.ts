/** The message of an open page to the service worker. */
export interface Visit {
  /** Path and query. */
  page: string;
  /** The address that shows the products this browser saved; empty = none are. */
  favorites: string;
  /** Addresses of what the page was made of: pictures, files. */
  seen: string[];
}
