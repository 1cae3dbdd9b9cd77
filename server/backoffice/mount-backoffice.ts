import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { assetRoute } from '#server/pages/assets.ts';
import type { App } from '#server/kit/http/app-type.ts';

/** The back-office's files: the folder of its build, or in development the document that loads its sources. */
export type BackofficeFiles = { folder: string } | { document: () => Promise<string> };

/** What a page of the back-office may have to do with: our own address, and styles that carry this answer's nonce. */
const policyOf = (nonce: string): string =>
  [
    "default-src 'self'",
    // the reader of codes that the camera may need is WebAssembly (docs/decisions/0066-camera-scans.md)
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * The back-office, a single-page app: every GET under /admin that is no asset is answered with its document, which nobody caches and no
 * search engine lists (backoffice.md BO-67). Who may see what is the API's matter: there is nothing secret in these files.
 */
export async function mountBackoffice(app: App, files: BackofficeFiles): Promise<void> {
  const document = 'document' in files ? files.document : await builtDocument(files.folder);
  await app.register(async (scope) => {
    if ('folder' in files) await assetRoute(scope, path.join(files.folder, 'assets'), '/admin/assets/');
    for (const url of ['/admin', '/admin/*'])
      scope.get(url, async (_request, reply) => {
        const nonce = randomBytes(16).toString('base64');
        reply.headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'content-security-policy': policyOf(nonce),
        });
        return reply.send((await document()).replace('{nonce}', nonce));
      });
  });
}

/** Read once: it belongs to this build as the server does. */
async function builtDocument(folder: string): Promise<() => Promise<string>> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8');
  return async () => html;
}
