import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testSale } from '#server/testing-sale.ts';
import { type Shopper, shopper } from '#server/testing-shopper.ts';
import { answer } from './testing.ts';

interface Received {
  url: string;
  auth: unknown;
  type: unknown;
  body: Buffer;
}

/** A server that receives envelopes, and a shop that reports errors to it. */
async function openShop({ status = 200 }: { status?: number } = {}) {
  const received: Received[] = [];
  const collector = Fastify();
  collector.removeAllContentTypeParsers();
  collector.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  collector.post<{ Body: Buffer }>('/*', (request, reply) => {
    const { 'x-sentry-auth': auth, 'content-type': type } = request.headers;
    received.push({ url: request.url, auth, type, body: request.body });
    return reply.status(status).send({ id: '1' });
  });
  const origin = await collector.listen({ port: 0, host: '127.0.0.1' });
  const dsn = `${origin.replace('://', '://abc123@')}/errors/42`;
  const sale = await testSale({ environment: { SENTRY_DSN: dsn } });
  onTestFinished(async () => {
    await sale.close();
    await collector.close();
  });
  const by = shopper(sale.app);
  await answer(by, 'yes');
  return { sale, by, dsn, collector, received };
}

const bytes = Buffer.from([0x78, 0x9c, 0x00, 0xff, 0x0a, 0x01]);
/** An envelope as the library writes it: a header line, a line about the item, the item. */
const envelopeFor = (dsn: unknown) =>
  Buffer.concat([
    Buffer.from(`${JSON.stringify({ event_id: '9ec79c33ec9942ab8353589fcb2e04dc', dsn })}\n`),
    Buffer.from(`${JSON.stringify({ type: 'replay_recording', length: bytes.length })}\n`),
    bytes,
  ]);

const report = (by: Shopper, envelope: Buffer, headers: Record<string, string> = {}) =>
  by.send({ method: 'POST', url: '/api/v1/measurement/reports', headers, payload: envelope });

describe('error reports', () => {
  it('are forwarded to their sink by the shop, byte for byte', async () => {
    const { by, dsn, received } = await openShop();
    expect((await by.get('/api/v1/measurement')).json()).toEqual({ reportsDsn: dsn });
    const envelope = envelopeFor(dsn);
    const types = ['text/plain;charset=UTF-8', 'application/x-sentry-envelope', 'application/json'];
    for (const type of types)
      expect((await report(by, envelope, { 'content-type': type })).statusCode).toBe(204);
    expect((await report(by, envelope)).statusCode).toBe(204);
    expect((await by.send({ method: 'POST', url: '/monitoring', payload: envelope })).statusCode).toBe(204);
    expect(received).toHaveLength(5);
    expect(received[0]).toMatchObject({
      url: '/errors/api/42/envelope/',
      auth: 'Sentry sentry_version=7, sentry_key=abc123',
      type: 'application/x-sentry-envelope',
    });
    for (const { body } of received) expect(body.equals(envelope)).toBe(true);
  });

  it('for another sink, or without one, are not forwarded', async () => {
    const { by, dsn, received } = await openShop();
    const foreign = [
      envelopeFor(dsn.replace('/42', '/43')),
      envelopeFor('https://abc123@collector.example/42'),
      envelopeFor({ dsn }),
      Buffer.from('null\n{}\n'),
      Buffer.from('not an envelope'),
      Buffer.from(`{"dsn":"${dsn}"`),
    ];
    for (const envelope of foreign)
      expect((await report(by, envelope)).json()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(received).toEqual([]);
  });

  it('are refused without consent, from another site, or if they are too large', async () => {
    const { sale, by, dsn, received } = await openShop();
    const silent = shopper(sale.app);
    expect((await report(silent, envelopeFor(dsn))).statusCode).toBe(403);
    expect((await report(by, envelopeFor(dsn), { origin: 'https://elsewhere.example' })).statusCode).toBe(
      403,
    );
    const large = Buffer.concat([envelopeFor(dsn), Buffer.alloc(1024 * 1024)]);
    expect((await report(by, large)).json()).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    expect(received).toEqual([]);
  });

  it('are postponed if the sink refuses further reports or is unreachable', async () => {
    const busy = await openShop({ status: 429 });
    const later = await report(busy.by, envelopeFor(busy.dsn));
    expect([later.statusCode, later.headers['retry-after']]).toEqual([429, '60']);
    await busy.collector.close();
    expect((await report(busy.by, envelopeFor(busy.dsn))).json()).toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
    });
  });

  it('are disabled without a sink', async () => {
    const sale = await testSale();
    onTestFinished(() => sale.close());
    const by = shopper(sale.app);
    await answer(by, 'yes');
    expect((await by.get('/api/v1/measurement')).json()).toEqual({ reportsDsn: null });
    expect((await report(by, envelopeFor('https://abc@x.example/1'))).statusCode).toBe(404);
  });
});
