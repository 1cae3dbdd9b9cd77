import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { App } from '#server/kit/http/app-type.ts';
import { acceptsBrotli } from '#server/kit/http/encoding.ts';

/**
 * Serves the service worker, which stores pages for offline use (storefront/offline/worker.ts); the file is next to the folder of the
 * built assets. If `assets` is undefined it is disabled: browsers that have one get a worker that removes itself.
 */
export async function serviceWorkerRoute(app: App, assets: string | undefined): Promise<void> {
  const file = assets === undefined ? null : path.join(assets, '..', 'service-worker.js');
  const code = file !== null && existsSync(file) ? await readFile(file) : removesItself;
  const brotli = brotliCompressSync(code);
  app.get('/service-worker.js', async (request, reply) => {
    reply.headers({
      'content-type': 'text/javascript; charset=utf-8',
      // a cached worker would delay a fix
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    if (!acceptsBrotli(request.headers['accept-encoding'])) return reply.send(code);
    return reply.header('content-encoding', 'br').send(brotli);
  });
}

/** Replaces the active worker, deletes its caches and unregisters; open pages stay unchanged. */
const removesItself = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('zarona-')) await caches.delete(name);
  await self.registration.unregister();
}
`;
