import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#server/kit/http/app-type.ts';
import { addLanguage } from '#server/kit/http/language.ts';
import { addProblems } from '#server/kit/http/problems.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { addProblemPages, refusePage } from './problem-page.ts';

describe('a request that is refused before a page is rendered', () => {
  // without schemas, so the type provider makes no difference
  const app = Fastify() as unknown as App;
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'ru' };
  beforeAll(async () => {
    addLanguage(app);
    addProblems(app);
    addProblemPages(app);
    app.all('/*', async () => {
      throw new Refusal('OVERLOADED', { retryAfterSeconds: 5 });
    });
    await app.ready();
  });
  afterAll(() => app.close());

  it('gets a page in the language of its address, which reloads automatically', async () => {
    const answer = await app.inject({ url: '/uz/catalog?q=%22%3Cb%3E&ringSize=17', headers: browser });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<html lang="uz">');
    expect(answer.body).toContain('Hozir xaridorlar koʻp');
    expect(answer.body).toContain('content="6;url=/uz/catalog?q=%22%3Cb%3E&#38;ringSize=17"');
  });

  it('gets a page that escapes the address', async () => {
    const answer = await app.inject({ url: `/catalog?q=%27`, headers: browser });
    expect(answer.body).not.toContain('undefined');
    const odd = await app.inject({ url: '/catalog?q="><script>', headers: browser });
    expect(odd.body).not.toContain('<script');
  });

  it('is led back to the form after a submission, without sending it again', async () => {
    const answer = await app.inject({ method: 'POST', url: '/checkout?step=2', headers: browser });
    expect(answer.body).toContain('href="/checkout"');
  });

  it('gets a problem response if it comes from a program', async () => {
    for (const url of ['/api/v1/categories', '/payments/payme', '/health/ready'])
      expect((await app.inject({ url, headers: browser })).json()).toMatchObject({ code: 'OVERLOADED' });
    expect((await app.inject({ url: '/catalog', headers: { accept: '*/*' } })).json()).toMatchObject({
      status: 503,
    });
  });
});

describe('an address that cannot be decoded', () => {
  const app = Fastify({ frameworkErrors: refusePage });
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  afterAll(() => app.close());

  it('gets a not-found page in its language, with a link to the home page', async () => {
    const answer = await app.inject({ url: '/uz/catalog/%E0%A4%A', headers: { accept } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<html lang="uz">');
    expect(answer.body).toContain('href="/uz"');
    expect(answer.body).not.toContain('%E0%A4%A');
  });

  it('gets a problem response if it comes from a program', async () => {
    expect((await app.inject('/api/v1/products/%E0%A4%A')).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});
