import Fastify from 'fastify';
import {
  createContext,
  RouterContextProvider,
  type LoaderFunctionArgs,
  type ServerBuild,
} from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '#server/kit/app-type.ts';
import { addLanguage } from '#server/kit/language.ts';
import { addProblems } from '#server/kit/problems.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { InProcessFetch } from './in-process-fetch.ts';
import { mountPages } from './mount-pages.ts';

const fetchContext = createContext<InProcessFetch>();

/** A storefront whose pages are each made of one answer of the API. */
const storefront = {
  ssr: true,
  future: {},
  prerender: [],
  publicPath: '/',
  assetsBuildDirectory: '',
  isSpaMode: false,
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  assets: { version: '1', url: '', routes: {}, entry: { imports: [], module: '' } },
  routes: {
    root: {
      id: 'root',
      path: '*',
      module: {
        loader: async ({ context, url }: LoaderFunctionArgs) => {
          const answer = await context.get(fetchContext)(`/api${url.pathname}`, {});
          if (!answer.ok) throw new Error('no rings');
          return null;
        },
        default: () => null,
        ErrorBoundary: () => null,
      },
    },
  },
  entry: {
    module: {
      createLoadContext: (_url: URL, { fetch }: { fetch: InProcessFetch }) =>
        new RouterContextProvider(new Map([[fetchContext, fetch]])),
      handleError: () => undefined,
      default: (_request: Request, status: number, headers: Headers) =>
        new Response(status === 200 ? 'rings' : 'something went wrong', { status, headers }),
    },
  },
} as unknown as ServerBuild; // as much of one as a page without scripts needs

describe('while the database is away', () => {
  // no schemas here: the provider of their types makes no difference
  const app = Fastify() as unknown as App;
  let problem: Error | null = null;
  beforeAll(async () => {
    addLanguage(app);
    addProblems(app);
    app.get('/api/*', async (_request, reply) => {
      if (problem) throw problem;
      reply.header('x-cache-tags', 'catalog');
      return [];
    });
    await mountPages(app, {
      storefront,
      assets: import.meta.dirname,
      publicUrl: 'http://localhost',
      secret: 'of-no-use-outside-of-this-test',
    });
  });
  beforeEach(() => (problem = null));
  afterAll(() => app.close());

  it.each([[''], ['cart=somebody']])(
    'a page of %j keeps its screen and says when to come again',
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

  it('no such page is kept: the next visitor gets the real one', async () => {
    problem = new Refusal('UPSTREAM_UNAVAILABLE');
    await app.inject('/back-again');
    problem = null;
    expect((await app.inject('/back-again')).body).toBe('rings');
  });

  it('a bug stays a bug', async () => {
    problem = new Error('a bug');
    expect((await app.inject('/bug')).statusCode).toBe(500);
  });
});
