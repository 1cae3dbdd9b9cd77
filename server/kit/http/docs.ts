import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import document from '#contract/openapi.json' with { type: 'json' };
import type { App } from './app-type.ts';

/** The API document, `contract/openapi.json`, as `/api/openapi.json`, and for people as `/api/docs`. */
export async function addDocs(app: App): Promise<void> {
  // the plugin's type knows OpenAPI 3.0 only
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP:
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; script-src 'self'; frame-ancestors 'none'",
  });
  app.get('/api/openapi.json', async () => document);
}
