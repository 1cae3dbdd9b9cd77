import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { CachedPage } from './page-cache.ts';

const decompress = promisify(brotliDecompress);
/** About a megabyte. */
const most = 8;

/**
 * Bodies of cached pages for the few clients that do not know brotli. They are nine times as large as what is cached, so that only the last
 * few are kept: without them one client that asks for one page again and again would have it decompressed each time (abuse 5).
 */
export function createPlainBodies(): (page: CachedPage) => Promise<Buffer> {
  const bodies = new Map<CachedPage, Promise<Buffer>>();
  return (page) => {
    const body = bodies.get(page) ?? decompress(page.brotli);
    // the newest is the last one
    bodies.delete(page);
    bodies.set(page, body);
    for (const oldest of bodies.keys()) {
      if (bodies.size <= most) break;
      bodies.delete(oldest);
    }
    return body;
  };
}
