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

/** Two routes whose handlers run until the test ends them. */
beforeEach(async () => {
  waiting = [];
  app = Fastify().withTypeProvider();
  addLanguage(app);
  addProblems(app);
  isFull = addAdmission(app, {
    inFlightPerNetwork: 20,
    queuedPerNetwork: 30,
    readsInProgress: 100,
    writesInProgress: 300,
    isStore: (ip) => ip === '127.0.0.1',
    isExempt: ({ headers }) => headers['x-own'] === 'yes',
  });
  for (const [method, url] of [
    ['GET', '/work'],
    ['POST', '/work'],
    ['GET', '/api/work'],
  ] as const)
    app.route({
      method,
      url,
      handler: () =>
        new Promise((resolve) => {
          waiting.push(() => resolve('done'));
          comeOne();
        }),
    });
  await app.ready();
});
afterEach(() => app.close());

/** Starts a number of calls that stay in progress; returns their responses. */
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

describe('a shop that is rendering pages for a hundred visitors', () => {
  it('asks the next visitor to retry in five seconds, and admits purchases and its own calls', async () => {
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

  it('admits visitors again after the pages were sent, and after requests were refused', async () => {
    const pages = await enter(100);
    for (let nth = 0; nth < 150; nth += 1) await app.inject('/work');
    leave();
    await Promise.all(pages);
    expect(isFull()).toBe(false);
    const next = await enter(100);
    leave();
    for (const answer of next) expect((await answer).statusCode).toBe(200);
  });

  it('admits visitors again after clients disconnected before their pages were ready', async () => {
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const gone = new AbortController();
    const calls: Promise<unknown>[] = [];
    // ten at a time: a hundred at once on a busy machine fill the accept queue
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

describe('110 concurrent requests from one network', () => {
  const remoteAddress = (last: number) => `2001:db8:1:2::${last + 1}`;
  const statusOf = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;

  it('twenty run, thirty wait, from any address of the network; other networks do not wait', async () => {
    const first = await enter(20, { remoteAddress: remoteAddress(0), url: '/api/work' });
    const rest = Array.from({ length: 90 }, (_none, last) =>
      app.inject({ url: '/api/work', remoteAddress: remoteAddress(last) }),
    );
    expect((await Promise.race(rest)).json()).toMatchObject({ status: 503, code: 'OVERLOADED' });
    const elsewhere = await enter(20, { remoteAddress: '198.51.100.1', url: '/api/work' });
    expect(waiting).toHaveLength(40);
    // the twenty are answered, twenty of the waiting ones start, then the last ten
    for (const count of [20, 10]) {
      const begun = new Promise<void>((resolve) => {
        comeOne = () => waiting.length === count && resolve();
      });
      leave();
      await begun;
    }
    leave();
    const statuses = await Promise.all([...first, ...rest, ...elsewhere].map(statusOf));
    expect(statuses.filter((status) => status === 200)).toHaveLength(20 + 30 + 20);
    expect(statuses.filter((status) => status === 503)).toHaveLength(60);
  });
});
