import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { smsCases, type SmsDriver } from './conformance.ts';
import { createEskiz } from './eskiz.ts';
import type { Sms, SmsFailure } from './port.ts';
import { listenForTest, openSilence } from './testing-gateway.ts';

const account = { email: 'shop@zarona.uz', password: 'a-secret', sender: '4546' };
const sms: Sms = { to: '+998901234567', text: 'code 123456' };

interface Posted {
  mobile_phone: string;
  message: string;
  from: string;
}

/** Simulates the protocol published by Eskiz (integrations.md 4.1). */
async function openEskiz() {
  const posts: Posted[] = [];
  const state = {
    logins: 0,
    token: '',
    fault: 'NONE' as 'NONE' | 'ERROR_200' | SmsFailure,
    password: 'a-secret',
  };
  const app = Fastify();
  app.post<{ Body: typeof account }>('/api/auth/login', async (request, reply) => {
    const { email, password } = request.body;
    if (email !== account.email || password !== state.password)
      return reply.status(401).send({ message: 'Invalid credentials', data: null });
    state.logins += 1;
    state.token = `secret-token-${state.logins}`;
    return { message: 'token_generated', data: { token: state.token }, token_type: 'bearer' };
  });
  app.post<{ Body: Posted }>('/api/message/sms/send', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${state.token}`)
      return reply.status(401).send({ message: 'Expired', status: 'error' });
    const { mobile_phone: phone, message } = request.body;
    if (state.fault === 'UNAVAILABLE')
      return reply.status(502).type('text/html').send('<h1>Bad gateway</h1>');
    if (state.fault === 'ERROR_200') return { status: 'error', message: `${phone} is in the black list` };
    if (state.fault === 'REFUSED' || !/^998\d{9}$/.test(phone))
      return reply.status(422).send({ message: `no template for "${message}" to ${phone}`, errors: {} });
    posts.push(request.body);
    return { id: crypto.randomUUID(), message: 'Waiting for SMS provider', status: 'waiting' };
  });
  const baseUrl = `${await listenForTest(app)}/api`;
  const driver: SmsDriver = {
    provider: createEskiz({ ...account, baseUrl }),
    taken: () => posts.map(({ mobile_phone: phone, message }) => ({ to: `+${phone}`, text: message })),
    refusals: (['REFUSED', 'UNAVAILABLE'] as const).map((why) => ({
      why,
      begin: () => {
        state.fault = why;
      },
    })),
  };
  return { driver, provider: driver.provider, state, posts, baseUrl };
}

describe('Eskiz passes the conformance suite', () => {
  it.each(smsCases)('$name', async ({ run }) => {
    const { driver } = await openEskiz();
    await expect(run(driver)).resolves.toBeUndefined();
  });
});

describe('Eskiz', () => {
  it('sends the number without a plus and the name of the sender', async () => {
    const { provider, posts } = await openEskiz();
    await provider.send(sms);
    expect(posts).toEqual([{ mobile_phone: '998901234567', message: 'code 123456', from: '4546' }]);
  });

  it('logs in once for many messages, including concurrent ones', async () => {
    const { provider, state } = await openEskiz();
    await Promise.all(Array.from({ length: 10 }, () => provider.send(sms)));
    await provider.send(sms);
    expect(state.logins).toBe(1);
  });

  it('logs in again, once for all, when its token has expired', async () => {
    const { provider, state, posts } = await openEskiz();
    await provider.send(sms);
    state.token = 'another one, a month later';
    await Promise.all([provider.send(sms), provider.send(sms), provider.send(sms)]);
    expect([state.logins, posts.length]).toEqual([2, 4]);
  });

  it('retries a refused login with the next message', async () => {
    const { provider, state, posts } = await openEskiz();
    state.password = 'changed';
    await expect(provider.send(sms)).rejects.toMatchObject({ why: 'UNAVAILABLE' });
    state.password = account.password;
    await provider.send(sms);
    expect(posts).toHaveLength(1);
  });

  it('treats the status "error" in a 200 response as a refusal', async () => {
    const { provider, state } = await openEskiz();
    state.fault = 'ERROR_200';
    await expect(provider.send(sms)).rejects.toMatchObject({
      why: 'REFUSED',
      message: 'Eskiz did not accept an SMS: 200 ············ is in the black list',
    });
  });

  it('times out if the gateway is silent or unreachable', async () => {
    const silent = createEskiz({ ...account, baseUrl: await openSilence(), timeoutMs: 50 });
    await expect(silent.send(sms)).rejects.toMatchObject({
      why: 'UNAVAILABLE',
      message: expect.stringMatching(/^POST 127\.0\.0\.1:\d+\/auth\/login: no answer within 50 ms$/),
    });
    const absent = createEskiz({ ...account, baseUrl: 'http://127.0.0.1:1/api' });
    await expect(absent.send(sms)).rejects.toMatchObject({ why: 'UNAVAILABLE' });
  });
});
