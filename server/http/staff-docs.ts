import type { FastifyRequest } from 'fastify';
import document from '#contract/admin/openapi.json' with { type: 'json' };
import type { App } from '#server/kit/http/app-type.ts';
import { setNoStore } from '#server/kit/http/no-store.ts';

/**
 * Serves the API document of the staff's operations, `contract/admin/openapi.json`, to logged-in members; the public document does not
 * mention it.
 */
export function staffDocsRoute(app: App, admit: (request: FastifyRequest) => Promise<unknown>): void {
  app.get('/api/admin/openapi.json', async (request, reply) => {
    setNoStore(reply);
    await admit(request);
    return document;
  });
}
