/** The part of a service worker's scope that ours uses: the DOM's types know only the page's side of it. */
export interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (which: { type: 'window'; includeUncontrolled: boolean }) => Promise<{ url: string }[]>;
  };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  message: LastingEvent & { data: unknown };
}

interface LastingEvent {
  /** The browser lets the worker live until then. */
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends LastingEvent {
  request: Request;
  /** The page, requested while the worker started; undefined where the browser does not do that. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}
