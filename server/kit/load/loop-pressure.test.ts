import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { App } from '../http/app-type.ts';
import { addLanguage } from '../http/language.ts';
import { addProblems } from '../http/problems.ts';
import { addLoopPressure } from './loop-pressure.ts';

const sampleMs = 300;
let app: App;
let isSlow: () => boolean;
beforeEach(async () => {
  app = Fastify().withTypeProvider();
  addLanguage(app);
  addProblems(app);
  isSlow = await addLoopPressure(app, {
    maxDelayMs: 400,
    sampleMs,
    isExempt: ({ url }) => url === '/health',
  });
  for (const url of ['/', '/health']) app.get(url, () => 'done');
});
afterEach(() => app.close());

/** Blocks the event loop, as the loading of modules does. */
function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

const get = async (url: string) => (await app.inject(url)).statusCode;

describe('addLoopPressure', () => {
  it('ignores what was measured before the port was open', async () => {
    block(1000);
    await app.listen({ port: 0 });
    // the sample of the start has ended
    await vi.waitFor(() => expect(app.isUnderPressure()).toBe(true), { interval: 1 });
    expect([isSlow(), await get('/')]).toEqual([false, 200]);
  });

  it('ignores pages that hold up the loop directly after the port is open', async () => {
    await app.listen({ port: 0 });
    for (let page = 0; page < 3; page += 1) {
      block(1000);
      await vi.waitFor(() => expect(app.isUnderPressure()).toBe(true), { interval: 1 });
      expect([isSlow(), await get('/')]).toEqual([false, 200]);
    }
  });

  it('refuses requests while the event loop is slow, except exempt ones', { timeout: 30_000 }, async () => {
    await app.listen({ port: 0 });
    await vi.waitFor(
      async () => {
        block(900);
        await vi.waitFor(() => expect(isSlow()).toBe(true), { interval: 1, timeout: 2 * sampleMs });
      },
      { timeout: 20_000 },
    );
    expect([await get('/'), await get('/health')]).toEqual([503, 200]);
  });
});
