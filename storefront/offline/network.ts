/** Longer than that nobody waits for a copy. */
const networkTimeoutMs = 20_000;

/** The browser's request, unchanged. */
export const passOn = (request: Request): Promise<Response> => fetch(request);

/** WorkerRequest without cookies, as a stranger would: no answer to it can be somebody's own. */
export const fetchAnonymously = (path: string): Promise<Response> =>
  fetch(path, {
    credentials: 'omit',
    headers: { accept: 'text/html,*/*' },
    signal: AbortSignal.timeout(networkTimeoutMs),
  });

/** A file of the build: the browser mostly still has it, and asks nobody. */
export const fetchFile = (path: string): Promise<Response> =>
  fetch(path, { cache: 'force-cache', signal: AbortSignal.timeout(networkTimeoutMs) });

/**
 * A picture that the page before this worker showed, from what the browser still has, or not at all: it was brought once. The
 * format depends on `accept`, which is Chromium's here; in other browsers a picture must be seen twice.
 */
export const fetchSeenPicture = (path: string): Promise<Response> =>
  fetch(path, {
    cache: 'only-if-cached',
    mode: 'same-origin',
    headers: { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' },
  });
