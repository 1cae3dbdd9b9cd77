import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { smsCases, type SmsDriver } from './conformance.ts';
import { createPlayMobile } from './playmobile.ts';
import type { Sms, SmsFailure } from './port.ts';
import { listenForTest, openSilence } from './testing-gateway.ts';

const account = { login: 'zarona', password: 'a-secret', sender: '3700' };
const sms: Sms = { to: '+998901234567', text: 'code 123456' };

interface Message {
  recipient: string;
  'message-id': string;
  sms: { originator: string; content: { text: string } };
}

/** Simulates the protocol published by Play Mobile (integrations.md 4.2). */
async function openBroker() {
  const posts: Message[] = [];
  const state = { fault: 'NONE' as 'NONE' | SmsFailure };
  const expected = `Basic ${Buffer.from('zarona:a-secret').toString('base64')}`;
  const app = Fastify();
  app.post<{ Body: { messages: Message[] } }>('/broker-api/send', async (request, reply) => {
    const [message] = request.body.messages;
    if (request.headers.authorization !== expected) return reply.status(401).send('');
    if (state.fault === 'UNAVAILABLE') return reply.status(503).send('try later');
    if (state.fault === 'REFUSED' || message === undefined || !/^998\d{9}$/.test(message.recipient)) {
      const description = `Invalid abonent ${message?.recipient ?? ''}`;
      return reply.status(400).send({ 'error-code': 202, 'error-description': description });
    }
    posts.push(message);
    return reply.type('text/plain').send('Request is received');
  });
  const baseUrl = `${await listenForTest(app)}/broker-api`;
  const driver: SmsDriver = {
    provider: createPlayMobile({ ...account, baseUrl }),
    taken: () =>
      posts.map(({ recipient, sms: { content } }) => ({ to: `+${recipient}`, text: content.text })),
    refusals: (['REFUSED', 'UNAVAILABLE'] as const).map((why) => ({
      why,
      begin: () => {
        state.fault = why;
      },
    })),
  };
  return { driver, provider: driver.provider, posts, baseUrl };
}

describe('Play Mobile passes the conformance suite', () => {
  it.each(smsCases)('$name', async ({ run }) => {
    const { driver } = await openBroker();
    await expect(run(driver)).resolves.toBeUndefined();
  });
});

describe('Play Mobile', () => {
  it('sends the sender, and each message with a unique id of at most 40 characters', async () => {
    const { provider, posts } = await openBroker();
    await provider.send(sms);
    await provider.send(sms);
    expect(posts[0]).toEqual({
      recipient: '998901234567',
      'message-id': expect.stringMatching(/^.{1,40}$/),
      sms: { originator: '3700', content: { text: 'code 123456' } },
    });
    expect(posts[0]?.['message-id']).not.toBe(posts[1]?.['message-id']);
  });

  it('a refused login is not reported as a refused message', async () => {
    const { baseUrl } = await openBroker();
    const stranger = createPlayMobile({ ...account, password: 'wrong', baseUrl });
    await expect(stranger.send(sms)).rejects.toMatchObject({ why: 'UNAVAILABLE' });
  });

  it('times out if the gateway is silent', async () => {
    const silent = createPlayMobile({ ...account, baseUrl: await openSilence(), timeoutMs: 50 });
    await expect(silent.send(sms)).rejects.toMatchObject({ why: 'UNAVAILABLE' });
  });
});
