import Fastify, { type InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addAdmission } from './admission.ts';
import type { App } from '../http/app-type.ts';
import { addLanguage } from '../http/language.ts';
import { addProblems } from '../http/problems.ts';

let app: App;
let isFull: () => boolean;
let waiting: (() => void)[];
let come: Promise<void>;
let comeOne: () => void;

/** Two ways into work that lasts until the test ends it. */
beforeEach(async () => {
  waiting = [];
  app = Fastify().withTypeProvider();
  addLanguage(app);
  addProblems(app);
  isFull = addAdmission(app, ({ headers }) => headers['x-own'] === 'yes');
  for (const method of ['GET', 'POST'] as const)
    app.route({
      method,
      url: '/work',
      handler: () =>
        new Promise((resolve) => {
          waiting.push(() => resolve('done'));
          comeOne();
        }),
    });
  await app.ready();
});
afterEach(() => app.close());

/** So many are let in and stay; their answers. */
async function enter(count: number, call: InjectOptions = {}) {
  const before = waiting.length;
  come = new Promise((resolve) => {
    comeOne = () => waiting.length === before + count && resolve();
  });
  const answers = Array.from({ length: count }, () => app.inject({ url: '/work', ...call }));
  await come;
  return answers;
}
const leave = () => {
  for (const end of waiting.splice(0)) end();
};
const post = { method: 'POST', payload: {} } as const;

describe('a shop with a hundred visitors whose pages are being made', () => {
  it('asks the next to come again in five seconds, and lets in who buys, and its own calls', async () => {
    const pages = await enter(100);
    expect(isFull()).toBe(true);
    const refused = await app.inject('/work');
    expect(refused.json()).toMatchObject({ status: 503, code: 'OVERLOADED' });
    expect(refused.headers['retry-after']).toBe('5');
    const purchases = await enter(200, post);
    const own = await enter(1, { headers: { 'x-own': 'yes' } });
    expect((await app.inject({ url: '/work', ...post })).statusCode).toBe(503);
    leave();
    for (const answer of [...pages, ...purchases, ...own]) expect((await answer).statusCode).toBe(200);
  });

  it('has room again when they are answered, and when they were refused', async () => {
    const pages = await enter(100);
    for (let nth = 0; nth < 150; nth += 1) await app.inject('/work');
    leave();
    await Promise.all(pages);
    expect(isFull()).toBe(false);
    const next = await enter(100);
    leave();
    for (const answer of next) expect((await answer).statusCode).toBe(200);
  });

  it('has room again when they have gone before their pages were there', async () => {
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const gone = new AbortController();
    const calls: Promise<unknown>[] = [];
    // ten at a time: a hundred at once on a busy machine are a queue before the door
    while (waiting.length < 100) {
      const before = waiting.length;
      come = new Promise((resolve) => {
        comeOne = () => waiting.length === before + 10 && resolve();
      });
      for (let nth = 0; nth < 10; nth += 1) calls.push(fetch(`${url}/work`, { signal: gone.signal }));
      await come;
    }
    expect(isFull()).toBe(true);
    gone.abort();
    await Promise.allSettled(calls);
    await vi.waitFor(() => expect(isFull()).toBe(false), 5_000);
    leave();
  });
});
