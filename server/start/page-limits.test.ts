import { expect, onTestFinished, test } from 'vitest';
import { inProcessFetch, newVisit } from '#server/pages/in-process-fetch.ts';
import { createSharedAnswers } from '#server/pages/shared-answers.ts';
import { testApp } from '#server/testing.ts';

test('a page is one search of its visitor’s address, however many lists it shows', async () => {
  const { app, close } = await testApp({ seed: 'empty' });
  onTestFinished(close);
  const ip = '192.0.2.7';
  const searchesLeft = async () => {
    const { headers } = await app.inject({ url: '/api/es/v1/es-products', remoteAddress: ip });
    return Number(headers['x-ratelimit-remaining']);
  };
  const showLists = async (count: number) => {
    const visitor = { ip, cookie: undefined, userAgent: undefined };
    const fetch = inProcessFetch({ app, shared: createSharedAnswers(), visitor, visit: newVisit() });
    for (let page = 1; page <= count; page++)
      expect((await fetch(`/api/es/v1/es-products?page=${page}`, {})).status).toBe(200);
  };
  const before = await searchesLeft();
  await showLists(15);
  await showLists(1);
  expect(await searchesLeft()).toBe(before - 3);
});
