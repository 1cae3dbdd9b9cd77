import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { CachedPage } from './page-store.ts';

const decompress = promisify(brotliDecompress);
/** About a megabyte. */
const most = 8;

/**
 * Caches the decompressed bodies of pages for the few clients without brotli. They are nine times as large as the cached pages, so only
 * the last few are stored. Without this cache, a client that requests one page repeatedly would cause a decompression each time (abuse 5).
 */
export function createPlainBodies(): (page: CachedPage) => Promise<Buffer> {
  const bodies = new Map<CachedPage, Promise<Buffer>>();
  return (page) => {
    const body = bodies.get(page) ?? decompress(page.brotli);
    // moves the body to the end as the newest
    bodies.delete(page);
    bodies.set(page, body);
    for (const oldest of bodies.keys()) {
      if (bodies.size <= most) break;
      bodies.delete(oldest);
    }
    return body;
  };
}
