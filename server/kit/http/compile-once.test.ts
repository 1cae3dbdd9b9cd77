import Fastify from 'fastify';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { Instant } from '#contract/primitives.ts';
import type { App } from './app-type.ts';
import { compileOnce } from './compile-once.ts';

const Ring = Type.Object(
  { size: Type.Union([Type.Number(), Type.Null()]), gems: Type.Optional(Type.Integer({ minimum: 0 })) },
  { additionalProperties: false },
);

async function shop(): Promise<App> {
  const app: App = Fastify();
  await compileOnce(app);
  const response = { 200: Ring };
  app.post('/rings', { schema: { body: Ring, response } }, async (request) => {
    const cost = { secret: 'what it cost' };
    return Object.assign(request.body, cost);
  });
  app.get('/rings', { schema: { querystring: Ring, response } }, async (request) => request.query);
  await app.ready();
  return app;
}

const post = (app: App, payload: object | string) =>
  app.inject({
    method: 'POST',
    url: '/rings',
    payload,
    headers: { 'content-type': 'application/json' },
  });

it('a schema is compiled once for all shops and routes', async () => {
  const [one, other] = [await shop(), await shop()];
  const route = { schema: Ring, method: 'POST', url: '/rings', httpPart: 'body' };
  expect(other.validatorCompiler?.(route)).toBe(one.validatorCompiler?.(route));
  const written = { ...route, httpStatus: '200' };
  expect(other.serializerCompiler?.(written)).toBe(one.serializerCompiler?.(written));
});

it('validates requests and serializes responses as each shop did with its own compilers', async () => {
  for (const app of [await shop(), await shop()]) {
    const right = await post(app, { size: 17.5 });
    expect(right.json()).toEqual({ size: 17.5 });
    const wrong = await post(app, { size: 'large', color: 'red' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ message: expect.stringContaining('body/size must be number') });
  }
});

it('query strings are converted by their schema, and one schema can serve query and body', async () => {
  const app = await shop();
  const looked = await app.inject('/rings?size=17.5&gems=2');
  expect(looked.json()).toEqual({ size: 17.5, gems: 2 });
});

it('a body is not converted: null stays null, and a string is not a number', async () => {
  const app = await shop();
  expect((await post(app, { size: null })).json()).toEqual({ size: null });
  for (const wrong of [{ size: '17.5' }, { size: true }, { size: 17, gems: null }, { size: 17, gems: '2' }])
    expect(await post(app, wrong)).toMatchObject({ statusCode: 400 });
  // JSON.parse turns these into Infinity
  for (const wrong of ['{"size":1e400}', '{"size":17,"gems":1e400}'])
    expect(await post(app, wrong)).toMatchObject({ statusCode: 400 });
});

it.each([
  ['2026-12-31T23:59:59Z', 200],
  ['2026-12-31T23:59:59.5+05:00', 200],
  ['2016-12-31T23:59:60Z', 400],
  ['2026-02-30T10:00:00Z', 400],
  ['2026-12-31', 400],
])('an instant is valid if a Date can hold it: %s gets %i', async (since, status) => {
  const app: App = Fastify();
  await compileOnce(app);
  app.post('/visits', { schema: { body: Type.Object({ since: Instant }) } }, async () => ({}));
  const answer = await app.inject({ method: 'POST', url: '/visits', payload: { since } });
  expect(answer.statusCode).toBe(status);
});
