import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { assetRoute } from '#server/pages/assets.ts';
import type { App } from '#server/kit/http/app-type.ts';

/** The back-office's files: its build folder, or in development the document that loads its sources. */
export type BackofficeFiles = { folder: string } | { document: () => Promise<string> };

/** Content-Security-Policy of the back-office: only our own origin, and styles with this response's nonce. */
const policyOf = (nonce: string): string =>
  [
    "default-src 'self'",
    // the barcode reader of the camera is WebAssembly (docs/decisions/0066-camera-scans.md)
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
 * Serves the back-office, a single-page app: every GET under /admin that is not an asset returns its document, which is neither cached nor
 * indexed by search engines (backoffice.md BO-67). The files contain no secrets: the API checks all permissions.
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

/** Read once, because it belongs to the same build as the server. */
async function builtDocument(folder: string): Promise<() => Promise<string>> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8');
  return async () => html;
}
