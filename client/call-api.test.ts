import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callApi } from './call-api.ts';
import { isApiProblem } from './problem.ts';

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'uz-Cyrl' } }));
afterEach(() => vi.unstubAllGlobals());

/** Replaces the browser's fetch by one that returns this response and records its arguments. */
function browserFetch(respond: () => Response) {
  const calls: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return respond();
  });
  return calls;
}

it('sends each part of the input as its declaration defines', async () => {
  const calls = browserFetch(() => Response.json([]));
  await callApi('GET /api/v1/products/:productId/reserved', { params: { productId: 7 } });
  await callApi('GET /api/v1/moments', { query: { productId: 7 } });
  expect(calls.map(({ url }) => url)).toEqual(['/api/v1/products/7/reserved', '/api/v1/moments?productId=7']);
  expect(calls[0]?.init.headers).toMatchObject({ 'accept-language': 'uz-Cyrl' });
});

it('sends a body as JSON, and expects none of an operation without a result', async () => {
  const calls = browserFetch(() => new Response(null, { status: 204 }));
  await expect(
    callApi('PUT /api/v1/measurement', { body: { answer: 'no' } }, { keepalive: true }),
  ).resolves.toBeUndefined();
  expect(calls[0]?.init).toMatchObject({ method: 'PUT', keepalive: true, body: '{"answer":"no"}' });
});

it('throws a refusal as ApiProblem', async () => {
  browserFetch(() => Response.json({ code: 'NOT_FOUND', status: 404 }, { status: 404 }));
  const error: unknown = await callApi('GET /api/v1/visits/:key', { params: { key: 'x' } }).catch(
    (thrown: unknown) => thrown,
  );
  expect(isApiProblem(error) && error.problem.code).toBe('NOT_FOUND');
});
