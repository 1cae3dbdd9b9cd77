import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import document from '#contract/openapi.json' with { type: 'json' };
import { type Sale, testSale } from '#server/testing-sale.ts';
import { userShopper } from '#server/testing-shopper.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterAll(() => sale.close());

/** The calls before a login, which have no Bearer token (api.md, Authentication). */
const authentication =
  /\/(?:authenticate-with-otp|verify-otp|authenticate|register-with-email|verify-email|refresh-token|forgot-password|reset-password)$/;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({ method: method.toUpperCase() as 'GET', path })),
);
const calls = operations.filter(({ path }) => path.startsWith('/api/') && !authentication.test(path));
const urlOf = (path: string) => path.replaceAll(/\{[^}]+\}/g, '1');

describe('a wrong Bearer token', () => {
  it.each(calls)('is refused by $method $path', async ({ method, path }) => {
    const headers = { authorization: 'Bearer bogus' };
    const answer = await sale.app.inject({ method, url: urlOf(path), headers });
    expect(answer.json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('of a session that has ended is refused where all callers get the same response', async () => {
    const user = await userShopper(sale);
    expect((await user.get('/api/v1/categories')).statusCode).toBe(200);
    expect((await user.post('/api/v1/logout')).statusCode).toBe(204);
    expect((await user.get('/api/v1/categories')).statusCode).toBe(401);
  });

  it('does not prevent a login', async () => {
    const headers = { authorization: 'Bearer bogus' };
    const payload = { phone: '+998901234567' };
    const url = '/api/v1/authenticate-with-otp';
    expect((await sale.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(202);
  });

  it('has no effect on a path that does not exist', async () => {
    const headers = { authorization: 'Bearer bogus' };
    expect((await sale.app.inject({ url: '/api/v1/nothing', headers })).statusCode).toBe(404);
  });
});
