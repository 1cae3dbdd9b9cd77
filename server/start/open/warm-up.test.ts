import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { warmUp } from './warm-up.ts';

test('the home page in each language and the catalogue are requested as a browser would, so that the responses are cached', async () => {
  const app = Fastify();
  const requests: string[] = [];
  app.get('/*', async ({ url, headers }) => {
    requests.push(`${headers.host} ${url} ${headers['accept-encoding']} ${headers.cookie ?? 'a guest'}`);
    return 'page';
  });
  await warmUp(app, 'https://zarona.uz');
  const pages = ['/', '/uz', '/en', '/catalog'];
  expect(requests).toEqual(pages.map((page) => `zarona.uz ${page} br a guest`));
});
