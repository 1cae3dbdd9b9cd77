/** A call of a resource route of the storefront; with `fields` it is sent as a form. */
export interface ResourceOptions {
  fields?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** How long an answer counts as fresh and is given again without a request (product-spec 9), ms. */
const freshMs = 1000;
/** Forms that were sent. */
const state = { changes: 0 };
const fresh = new Map<string, { answer: unknown; until: number }>();

/**
 * For the browser: asks our own pages' server, which alone has the login's token, and returns the route's JSON; undefined where it
 * sends none. Throws on every answer that is no success. Every request is tried, whatever the browser thinks of its connection, and
 * none is repeated when the window gets the focus again (product-spec 9).
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

/** Whatever was read before or while a form was sent may be another thing now. */
async function sendForm<T>(path: string, { fields, signal }: ResourceOptions): Promise<T> {
  forget();
  try {
    // what was sent arrives even when the page is left at once
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
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
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
