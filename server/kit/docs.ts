import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { App } from './app-type.ts';

/** OpenAPI from the routes' own schemas: `/api/openapi.json`, and for people `/api/docs`. Register before the routes. */
export async function addDocs(app: App, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Zarona',
        version,
        description: 'The shop’s HTTP contract. Money is whole soʻm, weights grams, stones carats.',
      },
      servers: [{ url: '/' }],
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP:
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; script-src 'self'; frame-ancestors 'none'",
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
