/** A call of a resource route of the storefront; with `fields` it is sent as a form. */
export interface ResourceOptions {
  fields?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** How long a response is reused without a request (product-spec 9), ms. */
const freshMs = 1000;
/** Number of forms sent. */
const state = { changes: 0 };
const fresh = new Map<string, { answer: unknown; until: number }>();

/**
 * For the browser: sends a request to the server of the shop's own pages, which alone has the session's token, and returns the route's
 * JSON; undefined if it sends none. Throws on every unsuccessful response. Every request is attempted, whatever the browser reports about
 * its connection, and none is repeated when the window regains the focus (product-spec 9).
 */
export async function fetchResource<T>(path: string, { fields, signal }: ResourceOptions = {}): Promise<T> {
  if (fields) return sendForm<T>(path, { fields, signal });
  const found = fresh.get(path);
  if (found && found.until > Date.now()) return found.answer as T; // of the same route
  const { changes } = state;
  const answer = await answerOf<T>(path, { signal });
  if (changes === state.changes) remember(path, answer);
  return answer;
}

/** Data read before or during the submission of a form may be outdated. */
async function sendForm<T>(path: string, { fields, signal }: ResourceOptions): Promise<T> {
  forget();
  try {
    // the request is completed even if the page is left immediately
    return await answerOf<T>(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      keepalive: true,
      signal,
    });
  } finally {
    forget();
  }
}

async function answerOf<T>(
  path: string,
  { signal, ...request }: Omit<RequestInit, 'signal'> & Pick<ResourceOptions, 'signal'>,
): Promise<T> {
  const answer = await fetch(path, { ...request, signal: signal ?? null });
  if (!answer.ok) throw new Error(`${path} responded with ${answer.status}`);
  if (answer.status === 204) return undefined as T; // a route without an answer is typed void
  return (await answer.json()) as T; // our own route's; its module says the type
}

function remember(path: string, answer: unknown): void {
  const now = Date.now();
  for (const [other, { until }] of fresh) if (until <= now) fresh.delete(other);
  fresh.set(path, { answer, until: now + freshMs });
}

function forget(): void {
  state.changes++;
  fresh.clear();
}
