import Fastify from 'fastify';
import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#server/kit/http/app-type.ts';
import { addLanguage } from '#server/kit/http/language.ts';
import { addProblems } from '#server/kit/http/problems.ts';
import { mountPages } from './mount-pages.ts';
import { noOperations, testStorefront } from './testing-storefront.ts';

/** A page that reads a form. */
const storefront = testStorefront({
  module: { action: async ({ request }: ActionFunctionArgs) => (await request.formData()).get('name') },
  context: () => new RouterContextProvider(),
  body: 'sent',
});

describe('a body sent to a page', () => {
  // without schemas, so the type provider makes no difference
  const app = Fastify({ bodyLimit: 10_000 }) as unknown as App;
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const form = 'application/x-www-form-urlencoded';
  const send = (payload: string, type = '') =>
    app.inject({
      method: 'POST',
      url: '/uz/cart',
      headers: { accept, ...(type !== '' && { 'content-type': type }) },
      payload,
    });
  beforeAll(async () => {
    addLanguage(app);
    addProblems(app);
    await mountPages(app, {
      storefront,
      runner: noOperations,
      assets: import.meta.dirname,
      publicUrl: 'http://localhost',
      secret: 'of-no-use-outside-of-this-test',
    });
  });
  afterAll(() => app.close());

  it('arrives as a form, in both encodings that browsers use, also if empty', async () => {
    expect((await send('name=Dilnoza', form)).body).toBe('sent');
    expect((await send('', form)).body).toBe('sent');
    const parts = '--part\r\ncontent-disposition: form-data; name="name"\r\n\r\nDilnoza\r\n--part--\r\n';
    expect((await send(parts, 'multipart/form-data; boundary=part')).body).toBe('sent');
  });

  it.each([
    ['nothing at all', '', ''],
    ['what no form sends', '{"name":"Dilnoza"}', 'application/json'],
    ['a form without its end', '--part\r\ncontent-dis', 'multipart/form-data; boundary=part'],
  ])('is refused with a page in its language if it is %s', async (_what, payload, type) => {
    const answer = await send(payload, type);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('<html lang="uz">');
  });

  it('is read only up to the application’s size limit', async () => {
    expect((await send(`name=${'x'.repeat(20_000)}`, form)).statusCode).toBe(413);
  });

  it('is accepted by POST only', async () => {
    const answer = await app.inject({ method: 'PUT', url: '/cart', headers: { accept } });
    expect(answer.statusCode).toBe(405);
    expect(answer.body).toContain('<html lang="ru">');
  });
});
