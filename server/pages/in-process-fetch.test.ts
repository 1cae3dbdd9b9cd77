import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#server/kit/app-type.ts';
import { inProcessFetch, isReadAgain, newVisit } from './in-process-fetch.ts';
import { createSharedAnswers } from './shared-answers.ts';

describe('a page that asks the API in process', () => {
  // no schemas here: the provider of their types makes no difference
  const app = Fastify() as unknown as App;
  const shared = createSharedAnswers();
  const fetchAs = (cookie?: string) =>
    inProcessFetch({
      app,
      shared,
      visit: newVisit(),
      visitor: { ip: '192.0.2.1', cookie, userAgent: 'Phone' },
    });
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

  beforeAll(async () => {
    app.get('/price', async ({ headers }, reply) => {
      reply.header('x-cache-tags', 'menu');
      return { for: headers.authorization ?? 'a guest' };
    });
    app.route({
      method: ['GET', 'PATCH', 'DELETE'],
      url: '/me',
      handler: async ({ method, headers, ip }) => ({
        method,
        ip,
        browser: headers['user-agent'],
        cookie: headers.cookie,
      }),
    });
    app.route({
      method: ['GET', 'POST'],
      url: '/rings/:size',
      handler: async ({ headers }) => ({ again: isReadAgain(headers) }),
    });
    app.delete('/cart', async (_request, reply) => {
      reply.header('set-cookie', 'cart=; Path=/; Max-Age=0');
      return {};
    });
    await app.ready();
  });
  afterAll(() => app.close());

  it('shares what it is told as a guest, and nothing that it is told with a token', async () => {
    const fetch = fetchAs();
    expect(await (await fetch('/price', {})).json()).toEqual({ for: 'a guest' });
    expect(await (await fetch('/price', bearer('b2b'))).json()).toEqual({ for: 'Bearer b2b' });
    expect(await (await fetchAs()('/price', bearer('b2c'))).json()).toEqual({ for: 'Bearer b2c' });
    expect(await (await fetchAs()('/price', {})).json()).toEqual({ for: 'a guest' });
  });

  it('asks on behalf of the visitor, by the method it was given', async () => {
    const answer = await fetchAs('cart=abc')('/me', { method: 'PATCH' });
    expect(await answer.json()).toEqual({
      method: 'PATCH',
      ip: '192.0.2.1',
      browser: 'Phone',
      cookie: 'cart=abc',
    });
  });

  it('tells limits what this page has read before, with another query; never a write, never of another page', async () => {
    const fetch = fetchAs('cart=abc');
    const again = async (path: string, method = 'GET') => (await fetch(path, { method })).json();
    expect(await again('/rings/17', 'POST')).toEqual({ again: false });
    expect(await again('/rings/17?metal=red')).toEqual({ again: false });
    expect(await again('/rings/17?metal=white')).toEqual({ again: true });
    expect(await again('/rings/17', 'POST')).toEqual({ again: false });
    expect(await again('/rings/18')).toEqual({ again: false });
    expect(await (await fetchAs()('/rings/17', {})).json()).toEqual({ again: false });
  });

  it('does not show again a cookie that was taken away', async () => {
    const fetch = fetchAs('lang=uz; cart=abc');
    await fetch('/cart', { method: 'DELETE' });
    expect(await (await fetch('/me', {})).json()).toMatchObject({ cookie: 'lang=uz' });
  });
});
