/** What is asked of a resource route of the storefront itself: with `fields` it is sent as a form. */
export interface ResourceAsking {
  fields?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * For the browser: asks our own pages' server, which alone has the login's token, and answers the route's JSON; undefined where it
 * sends none. Throws on every answer that is no success.
 */
export async function askResource<T>(path: string, { fields, signal }: ResourceAsking = {}): Promise<T> {
  const answer = await fetch(path, {
    // what was sent arrives even when the page is left at once
    ...(fields && { method: 'POST', body: new URLSearchParams(fields), keepalive: true }),
    ...(signal && { signal }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  if (answer.status === 204) return undefined as T; // a route without an answer is typed void
  return (await answer.json()) as T; // our own route's; its module says the type
}
