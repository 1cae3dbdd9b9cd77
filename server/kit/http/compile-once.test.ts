import Fastify from 'fastify';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import type { App } from './app-type.ts';
import { compileOnce } from './compile-once.ts';

const Ring = Type.Object({ size: Type.Number() }, { additionalProperties: false });

async function shop(): Promise<App> {
  const app: App = Fastify();
  await compileOnce(app);
  app.post('/rings', { schema: { body: Ring, response: { 200: Ring } } }, async (request) => {
    const cost = { secret: 'what it cost' };
    return Object.assign(request.body, cost);
  });
  await app.ready();
  return app;
}

it('a schema is compiled once, whichever shop and route asks for it', async () => {
  const [one, other] = [await shop(), await shop()];
  const route = { schema: Ring, method: 'POST', url: '/rings' };
  expect(other.validatorCompiler?.(route)).toBe(one.validatorCompiler?.(route));
  const written = { ...route, httpStatus: '200' };
  expect(other.serializerCompiler?.(written)).toBe(one.serializerCompiler?.(written));
});

it('judges what comes and writes what it names, as each shop did alone', async () => {
  for (const app of [await shop(), await shop()]) {
    const right = await app.inject({ method: 'POST', url: '/rings', payload: { size: '17.5' } });
    expect(right.json()).toEqual({ size: 17.5 });
    const wrong = await app.inject({
      method: 'POST',
      url: '/rings',
      payload: { size: 'large', color: 'red' },
    });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ message: expect.stringContaining('body/size must be number') });
  }
});
