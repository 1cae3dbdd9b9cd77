import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { App } from '../../kit/http/app-type.ts';
import type { ShopPages } from './open-shop.ts';
import type { Lifetime } from '../run.ts';

const backofficeFolder = path.join(import.meta.dirname, '..', '..', '..', 'backoffice');

/** Runs Vite inside the server: modules from their sources, hot reload over the same port. */
export async function openDevPages(app: App, { onStop }: Lifetime): Promise<ShopPages> {
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  onStop(() => vite.close());
  // Serves modules and their sources; other requests go on to the routes.
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
  // Vite adds inline styles and scripts that the policy of a page would block.
  app.addHook('onSend', async (_request, reply) => void reply.removeHeader('content-security-policy'));
  const load = async (): Promise<ServerBuild> =>
    // as: what React Router's plugin makes of this name
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  const document = async () => developed(await readFile(path.join(backofficeFolder, 'index.html'), 'utf8'));
  return { storefront: load, backoffice: { document } };
}

/** The back-office document as Vite serves its sources, with the hot-reload client first. */
const developed = (html: string): string =>
  html
    .replaceAll('"../ui/', '"/ui/')
    .replace(
      '<script type="module" src="./main.tsx">',
      '<script type="module" src="/@vite/client"></script>\n' +
        '<script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime"></script>\n' +
        '<script type="module" src="/backoffice/main.tsx">',
    );
