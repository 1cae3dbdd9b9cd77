import { callHttp } from '../http.ts';

/** Sends `PURGE` with the tags in `Cache-Tag`, as docs/decisions/0051 defines for Varnish. Throws unless the cache responds with 2xx. */
export async function purgeSharedCache(url: string, tags: readonly string[]): Promise<void> {
  const { status } = await callHttp({ method: 'PURGE', url, headers: { 'cache-tag': tags.join(',') } });
  if (status >= 300) throw new Error(`a shared cache responded to PURGE with ${status}`);
}
