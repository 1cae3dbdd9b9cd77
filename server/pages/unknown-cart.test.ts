import Fastify from 'fastify';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '#server/kit/http/app-type.ts';
import { addLanguage } from '#server/kit/http/language.ts';
import { mountPages } from './mount-pages.ts';
import { noOperations, testStorefront } from './testing-storefront.ts';

// without schemas, so the type provider makes no difference
const app = Fastify() as unknown as App;
let renderings = 0;
const storefront = testStorefront({
  module: {
    loader: () => {
      renderings += 1;
      return null;
    },
  },
  context: () => new RouterContextProvider(),
  body: 'rings',
});

beforeAll(async () => {
  addLanguage(app);
  await mountPages(app, {
    storefront,
    runner: noOperations,
    assets: import.meta.dirname,
    publicUrl: 'http://localhost',
    secret: 'of-no-use-outside-of-this-test',
    isKnownCart: async (cookie) => cookie?.includes('cart=known') === true,
  });
});
afterAll(() => app.close());

it('a hundred forged cart cookies cause no separate rendering; an existing cart does, and so does a login', async () => {
  const open = (cookie: string) => app.inject({ url: '/rings', headers: { cookie } });
  await open('');
  renderings = 0;
  for (let number = 0; number < 100; number += 1) {
    const page = await open(`cart=made-up-${number}`);
    expect([page.statusCode, page.body]).toEqual([200, 'rings']);
  }
  expect(renderings).toBe(0);
  const own = await open('cart=known');
  expect([renderings, own.headers['cache-control']]).toEqual([1, 'private, no-store']);
  await open('cart=made-up; refresh_token=a');
  expect(renderings).toBe(2);
});
