import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as another program received it. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

interface Answer {
  status: number;
  body?: string;
  headers?: Record<string, string>;
}

/** A listening program on this machine. */
export async function openReceiver(host = '127.0.0.1') {
  const got: Received[] = [];
  const state: { answer: Answer } = { answer: { status: 200, body: 'ok' } };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      got.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
      const { status, body = '', headers = {} } = state.answer;
      response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://${host}:${port}/hooks`,
    port,
    got,
    /** Sets its further responses. */
    answer: (answer: Answer) => void (state.answer = answer),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type Receiver = Awaited<ReturnType<typeof openReceiver>>;

/**
 * Checks whether a message is signed with this secret, implemented from the text of the standard and not from our code. The secret is
 * base64 after `whsec_`; the signed text is id, timestamp and body joined by points; one of the signatures after `v1,` must match.
 */
export function isSignedWith({ headers, body }: Received, secret: string): boolean {
  const [id, timestamp, given] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name]),
  );
  const mac = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'));
  mac.update([id, timestamp, body].join('.'), 'utf8');
  const expected = mac.digest('base64');
  return (given ?? '').split(' ').some((one) => one === `v1,${expected}`);
}
