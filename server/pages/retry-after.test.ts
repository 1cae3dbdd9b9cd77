import Fastify from 'fastify';
import { createContext, RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '#contract/operations/all.ts';
import { contentOperations } from '#contract/operations/content.ts';
import { createOperationRunner } from '#server/http/operation-runner.ts';
import type { App } from '#server/kit/http/app-type.ts';
import { addLanguage } from '#server/kit/http/language.ts';
import { addProblems } from '#server/kit/http/problems.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type MountedPages, mountPages } from './mount-pages.ts';
import { noOperations, testStorefront } from './testing-storefront.ts';

const apiContext = createContext<Api>();

/** Each of its pages reads one operation. */
const storefront = testStorefront({
  module: {
    loader: async ({ context }: LoaderFunctionArgs) => {
      await context.get(apiContext).listStores();
      return null;
    },
  },
  context: ({ api }) => new RouterContextProvider(new Map([[apiContext, api]])),
  body: 'rings',
});

describe('a page while the API is overloaded', () => {
  // without schemas, so the type provider makes no difference
  const app = Fastify() as unknown as App;
  let problem: Error | null = null;
  let mounted: MountedPages;
  beforeAll(async () => {
    addLanguage(app);
    addProblems(app);
    const runner = createOperationRunner({
      ...noOperations,
      app,
      operations: { listStores: contentOperations.listStores },
      functions: {
        listStores: async () => {
          if (problem) throw problem;
          return { answer: [], tags: ['menu'] };
        },
      },
      deps: {},
      now: () => new Date(),
      isStrict: false,
    });
    mounted = await mountPages(app, {
      storefront,
      runner,
      assets: import.meta.dirname,
      publicUrl: 'http://localhost',
      secret: 'of-no-use-outside-of-this-test',
    });
  });
  beforeEach(() => {
    problem = null;
    mounted.purge('*');
  });
  afterAll(() => app.close());

  it.each([[''], ['cart=somebody']])(
    'while the database is unreachable, a page with the cookie %j keeps its screen and has Retry-After',
    async (cookie) => {
      problem = new Refusal('UPSTREAM_UNAVAILABLE');
      const page = await app.inject({ url: '/away', headers: { cookie } });
      expect(page.statusCode).toBe(503);
      expect(page.headers).toMatchObject({
        'retry-after': '5',
        'cache-control': expect.stringContaining('no-store'),
      });
      expect(page.body).toBe('something went wrong');
    },
  );

  it('too many requests of one address get a refusal with the time of the next attempt', async () => {
    problem = new Refusal('RATE_LIMITED', { retryAfterSeconds: 25 });
    const page = await app.inject({ url: '/too-often', headers: { cookie: 'cart=somebody' } });
    expect(page.statusCode).toBe(429);
    expect(page.headers).toMatchObject({ 'retry-after': '25' });
    expect(page.body).toBe('something went wrong');
  });

  it('no such page is cached: the next visitor gets the real one', async () => {
    problem = new Refusal('UPSTREAM_UNAVAILABLE');
    await app.inject('/back-again');
    problem = null;
    expect((await app.inject('/back-again')).body).toBe('rings');
  });

  it('a bug is still reported as a bug', async () => {
    problem = new Error('a bug');
    expect((await app.inject('/bug')).statusCode).toBe(500);
  });
});
