import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '#contract/operations/all.ts';
import { cookieJar } from '#server/kit/http/cookies.ts';
import type { User } from '#server/kit/session/session.ts';
import { loggedIn } from '#server/testing-accounts.ts';
import { addProduct } from '#server/catalog/testing-rows.ts';
import { type Shop, testShop } from '#server/catalog/testing-shop.ts';
import { createPageApi } from './page-api.ts';
import { problemOf } from './page-problem.ts';
import { createSharedAnswers, type SharedAnswers } from '../cache/shared-answers.ts';
import { newVisit } from './visit.ts';

let shop: Shop;
let shared: SharedAnswers;
let request: FastifyRequest;
beforeAll(async () => {
  shop = await testShop();
  await addProduct(shop.pool, { slug: 'ravoq' });
  await shop.index.catchUp();
});
beforeEach(async () => {
  shared = createSharedAnswers();
  request = {
    ip: '192.0.2.7',
    id: 'r',
    url: '/uz',
    headers: {},
    log: shop.app.log,
    routeOptions: {},
  } as never; // the part that operations read
});
afterAll(() => shop.close());

function page(user: User | null = null) {
  const visit = newVisit();
  const cookies = cookieJar(undefined, { isHttps: false });
  const api: Api = createPageApi({
    runner: shop.runner,
    shared,
    request,
    language: 'uz',
    cookies,
    findUser: async () => user,
    mayHaveLogin: () => user !== null,
    visit,
  });
  return { api, visit, cookies };
}

const searchesLeft = async () => {
  const answer = await shop.app.inject({ url: '/api/es/v1/es-products', remoteAddress: request.ip });
  return Number(answer.headers['x-ratelimit-remaining']);
};

describe('operations called by a page', () => {
  it('add the page’s cache tags, and are read once for all guests', async () => {
    const first = page();
    const stores = await first.api.listStores();
    expect(first.visit).toMatchObject({ anonymous: true, retryAfter: null });
    expect([...first.visit.tags].some((tag) => tag.startsWith('content'))).toBe(true);
    expect(await page().api.listStores()).toBe(stores);
    shared.purge('*');
    expect(await page().api.listStores()).not.toBe(stores);
  });

  it('make the page personal if a response is', async () => {
    const { api, visit } = page();
    expect((await api.getCart()).lines).toEqual([]);
    expect(visit.anonymous).toBe(false);
  });

  it('give a user a personal list, and the next guest the public one', async () => {
    const user = { ...(await shop.runner.users.ofToken(tokenOf(await loggedIn(shop)))) };
    const own = page(user);
    await own.api.listProducts({});
    expect(own.visit.anonymous).toBe(false);
    const guest = page();
    await guest.api.listProducts({});
    expect(guest.visit.anonymous).toBe(true);
  });

  it('are validated and refused as over HTTP, in the page’s language', async () => {
    const { api } = page();
    const wrong = problemOf(await api.getProduct({ slug: 'не слаг' }).catch((error: unknown) => error));
    expect(wrong).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: 'params/slug' }] });
    const unknown = problemOf(await api.getProduct({ slug: 'nowhere' }).catch((error: unknown) => error));
    const overHttp = await shop.app.inject({
      url: '/api/v1/products/nowhere',
      headers: { 'accept-language': 'uz' },
    });
    expect(unknown).toMatchObject({ status: 404, title: overHttp.json<{ title: string }>().title });
    const guest = problemOf(await api.listOrders().catch((error: unknown) => error));
    expect(guest).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('count once per page against limits, however many lists it shows', async () => {
    const before = await searchesLeft();
    for (const lists of [15, 1]) {
      const { api } = page({ ...(await shop.runner.users.ofToken(tokenOf(await loggedIn(shop)))) });
      for (let number = 0; number < lists; number++) await api.listProducts({ page: number });
    }
    expect(await searchesLeft()).toBe(before - 3);
  });

  it('convert form texts to their types, and set the response’s cookies', async () => {
    const { api, cookies } = page();
    const list = await api.listProducts({ page: '0', size: '1' } as never); // a form's fields are strings
    expect(list.content).toHaveLength(1);
    expect(cookies.lines()).toEqual([]);
    await api.answerMeasurement({ answer: 'no' });
    expect(cookies.lines()[0]).toContain('SameSite=Lax');
  });
});

const tokenOf = ({ headers }: { headers: { authorization: string } }): string =>
  headers.authorization.slice('Bearer '.length);
