import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
/** The origin of the kit's pages, which exists only in the browser: no server listens there. */
const origin = 'http://kit.localhost';

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};

/** The files of the kit's page (storefront/kit/mount.tsx) by their paths, built in memory. */
export async function buildKit(): Promise<Map<string, string | Buffer>> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      target: 'es2022',
      rolldownOptions: { input: 'storefront/kit/mount.tsx' },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('expected a single output of the kit');
  const files = new Map<string, string | Buffer>();
  const tags: string[] = [];
  for (const file of built.output) {
    files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : Buffer.from(file.source));
    if (file.type === 'chunk' && file.isEntry)
      tags.push(`<script type="module" src="/${file.fileName}"></script>`);
    if (file.type === 'asset' && /^assets\/style-.*\.css$/.test(file.fileName))
      tags.push(`<link rel="stylesheet" href="/${file.fileName}">`);
  }
  if (tags.length !== 2)
    throw new Error(`the kit has no script or no styles: ${[...files.keys()].join(', ')}`);
  // declares the order of the layers before any file of the bundler, as in vite.config.ts
  const layers = '<style>@layer base,component,page;</style>';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">${layers}`;
  files.set('/', `<!doctype html><html><head>${head}${tags.join('')}</head><body></body></html>`);
  return files;
}

/** Serves the kit to the pages of a browser context; returns its address. */
export async function serveKit(
  context: BrowserContext,
  files: ReadonlyMap<string, string | Buffer>,
): Promise<string> {
  await context.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname);
    if (body === undefined) return route.fulfill({ status: 404 });
    const type = types[pathname.split('.').at(-1) ?? ''] ?? 'text/html';
    return route.fulfill({ body, contentType: type });
  });
  return origin;
}
