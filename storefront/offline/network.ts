/** Requests for copies are aborted after this time. */
const networkTimeoutMs = 20_000;

/** The browser's request, unchanged. */
export const passOn = (request: Request): Promise<Response> => fetch(request);

/** Sends the request without cookies, so that the response cannot be personal. */
export const fetchAnonymously = (path: string): Promise<Response> =>
  fetch(path, {
    credentials: 'omit',
    headers: { accept: 'text/html,*/*' },
    signal: AbortSignal.timeout(networkTimeoutMs),
  });

/** Fetches a file of the build; the browser usually has it in its cache and sends no request. */
export const fetchFile = (path: string): Promise<Response> =>
  fetch(path, { cache: 'force-cache', signal: AbortSignal.timeout(networkTimeoutMs) });

/**
 * Fetches a picture that the page showed before this worker was active, from the browser's cache only: it was
 * downloaded once already. Its format depends on `accept`, which here is Chromium's; in other browsers a picture is
 * cached when it is shown again.
 */
export const fetchSeenPicture = (path: string): Promise<Response> =>
  fetch(path, {
    cache: 'only-if-cached',
    mode: 'same-origin',
    headers: { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' },
  });
