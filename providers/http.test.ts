import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { callHttp, HttpFault, jsonOf, textAt } from './http.ts';

async function openServer() {
  const app = Fastify();
  app.post('/echo', async (request) => ({ body: request.body, type: request.headers['content-type'] }));
  app.get('/elsewhere', (_request, reply) => reply.redirect('/echo'));
  app.get('/endless', (_request, reply) => reply.send('x'.repeat(300 * 1024)));
  app.get('/silent', () => new Promise(() => undefined));
  app.get('/refused', (_request, reply) => reply.status(418).send({ message: 'a teapot' }));
  onTestFinished(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

describe('callHttp', () => {
  it('sends and receives JSON', async () => {
    const url = `${await openServer()}/echo`;
    const answer = await callHttp({ method: 'POST', url, body: { sum: 1 } });
    expect([answer.status, jsonOf(answer)]).toEqual([200, { body: { sum: 1 }, type: 'application/json' }]);
  });

  it('returns any status as a response', async () => {
    const answer = await callHttp({ method: 'GET', url: `${await openServer()}/refused` });
    expect([answer.status, textAt(jsonOf(answer), 'message')]).toEqual([418, 'a teapot']);
  });

  it('times out, and the error does not contain the request', async () => {
    const url = `${await openServer()}/silent?token=secret`;
    const headers = { authorization: 'Bearer secret' };
    const fault = await callHttp({ method: 'GET', url, headers, timeoutMs: 50 }).catch(
      (error: unknown) => error,
    );
    expect(fault).toBeInstanceOf(HttpFault);
    expect(String(fault)).toMatch(/^HttpFault: GET 127\.0\.0\.1:\d+\/silent: no answer within 50 ms$/);
  });

  it.each([
    ['follows no redirect', '/elsewhere'],
    ['limits the size of a response', '/endless'],
  ])('%s', async (_what, path) => {
    const url = (await openServer()) + path;
    await expect(callHttp({ method: 'GET', url })).rejects.toBeInstanceOf(HttpFault);
  });

  it('the error says why the connection failed', async () => {
    const gone = Fastify();
    const url = await gone.listen({ port: 0, host: '127.0.0.1' });
    await gone.close();
    await expect(callHttp({ method: 'GET', url })).rejects.toThrow(/^GET 127\.0\.0\.1:\d+\/: ECONNREFUSED$/);
  });
});

describe('jsonOf and textAt', () => {
  it('a response that is not JSON has no texts', () => {
    expect(jsonOf({ status: 200, text: '<html>' })).toBeUndefined();
    expect(textAt(undefined, 'message')).toBeUndefined();
    expect(textAt({ data: null }, 'data', 'token')).toBeUndefined();
    expect(textAt({ data: { token: 7 } }, 'data', 'token')).toBeUndefined();
  });
});
