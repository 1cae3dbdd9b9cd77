import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '#server/testing.ts';
import { describeApi, openapiFile } from './openapi.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  shop = await testApp({ seed: 'empty' });
});
afterAll(() => shop.close());

it('contract/openapi.json is what npm run openapi writes', () => {
  expect(describeApi(shop.app.swagger())).toBe(readFileSync(openapiFile, 'utf8'));
});

it('every route of the document says what it answers', async () => {
  const answer = await shop.app.inject('/api/openapi.json');
  const { paths } = answer.json<{ paths: Record<string, Record<string, { responses: object }>> }>();
  const undescribed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, route]) => isSilent(route.responses))
      .map(([method]) => `${method} ${path}`),
  );
  expect(undescribed).toEqual([]);
});

/** A route without a schema for its answer gets this one from Fastify. */
function isSilent(responses: object): boolean {
  return JSON.stringify(responses) === '{"200":{"description":"Default Response"}}';
}
