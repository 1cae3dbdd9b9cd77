import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#server/testing.ts';
import type { App } from './app-type.ts';
import { addLanguage } from './language.ts';
import { addProblems } from './problems.ts';
import { Refusal } from '../refusal.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  shop = await testApp({ seed: 'empty' });
});
afterAll(() => shop.close());

describe('a number that is not finite', () => {
  it.each(['1e400', '-1e400', 'Infinity', 'NaN'])('is refused in a path: %s', async (id) => {
    for (const url of [`/api/v1/products/${id}/price-parts`, `/api/es/v1/es-products?minPrice=${id}`])
      expect((await shop.app.inject(url)).json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  it.each(['1e400', '"1e400"', '"Infinity"'])('is refused in a body: %s', async (quantity) => {
    const answer = await shop.app.inject({
      method: 'PUT',
      url: '/api/v1/cart/lines/1___17___585',
      headers: { 'content-type': 'application/json' },
      payload: `{"quantity":${quantity}}`,
    });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: '/quantity' }] });
  });
});

describe('a path that cannot be decoded', () => {
  it.each(['%ED%A0%80', '%E0%A4%A', '%', 'a'.repeat(300)])(
    'gets a problem response in the caller’s language: %s',
    async (slug) => {
      const answer = await shop.app.inject({
        url: `/api/v1/collections/${slug}`,
        headers: { 'accept-language': 'uz' },
      });
      expect(answer.headers).toMatchObject({
        'content-type': 'application/problem+json; charset=utf-8',
        'content-language': 'uz',
        'x-request-id': expect.stringMatching(/.{36}/),
      });
      expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    },
  );
});

describe('a rate-limited caller', () => {
  it.each([
    [1, 'ru', 'Попробуйте ещё раз через минуту.'],
    [60, 'uz', 'Bir daqiqadan keyin yana urinib koʻring.'],
    [61, 'en', 'Please try again in 2\u00A0minutes.'],
    [3600, 'uz', '60\u00A0daqiqadan keyin yana urinib koʻring.'],
    [5401, 'ru', 'Попробуйте ещё раз через 2\u00A0ч.'],
  ])('is told when to try again: %i s, %s', async (retryAfterSeconds, language, detail) => {
    // without schemas, so the type provider makes no difference
    const app = Fastify() as unknown as App;
    addLanguage(app);
    addProblems(app);
    app.get('/', () => {
      throw new Refusal('RATE_LIMITED', { retryAfterSeconds });
    });
    const answer = await app.inject({ url: '/', headers: { 'accept-language': language } });
    expect(answer.json()).toMatchObject({ status: 429, detail });
    expect(answer.headers['retry-after']).toBe(String(retryAfterSeconds));
  });
});
