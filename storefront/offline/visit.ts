/** The message of an open page to the service worker. */
export interface Visit {
  /** Path and query. */
  page: string;
  /** The address that lists this browser's favorites; empty if there are none. */
  favorites: string;
  /** Addresses of the resources of the page: pictures, files. */
  seen: string[];
}
