import Fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../http/app-type.ts';
import { metricsRoute } from './metrics.ts';
import { addProblems } from '../http/problems.ts';
import { addLanguage } from '../http/language.ts';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';

let app: App;
beforeEach(() => {
  app = Fastify().withTypeProvider<TypeBoxTypeProvider>();
  addLanguage(app);
  addProblems(app);
  metricsRoute(app);
  app.get('/one', async () => 'one');
});

const metrics = (from: { remoteAddress?: string; headers?: Record<string, string> } = {}) =>
  app.inject({ url: '/metrics', ...from });
const valueOf = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );

describe('GET /metrics', () => {
  it('returns Prometheus’ text format', async () => {
    const answer = await metrics();
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const lines = answer.body.trimEnd().split('\n');
    for (const line of lines)
      expect(line).toMatch(/^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{[a-z]+="[^"]+"\})? [0-9.e+-]+)$/);
    expect(valueOf(answer.body, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
  });

  it('counts responses by status', async () => {
    const counted = async (status: number) =>
      valueOf((await metrics()).body, `http_responses_total{status="${status}"}`);
    await app.inject('/one');
    const before = await counted(200);
    await app.inject('/one');
    await app.inject('/nothing');
    // the response of the first call counts too
    expect(await counted(200)).toBe(before + 2);
    expect(await counted(404)).toBe(1);
  });

  it.each([
    ['the internet', { remoteAddress: '203.0.113.7' }],
    ['a visitor behind a proxy', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
  ])('is NOT_FOUND for %s', async (_name, from) => {
    expect((await metrics(from)).statusCode).toBe(404);
  });

  it.each(['10.0.0.7', '192.168.1.5', '::1', '::ffff:172.20.0.3'])(
    'answers %s, an address of a private network',
    async (remoteAddress) => {
      expect((await metrics({ remoteAddress })).statusCode).toBe(200);
    },
  );
});
