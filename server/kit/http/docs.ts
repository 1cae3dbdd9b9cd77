import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import document from '#contract/openapi.json' with { type: 'json' };
import type { App } from './app-type.ts';

/** Serves the API document `contract/openapi.json` at `/api/openapi.json`, and a readable version at `/api/docs`. */
export async function addDocs(app: App): Promise<void> {
  // the plugin's type supports OpenAPI 3.0 only
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP:
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; script-src 'self'; frame-ancestors 'none'",
  });
  app.get('/api/openapi.json', async () => document);
}
