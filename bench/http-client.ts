import { Agent, request as send } from 'node:http';

export interface Call {
  method?: string;
  /** From the slash on. */
  url: string;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  payload?: string | Buffer | object;
  /** The address that the call is said to come from; the shop believes it where it trusts this machine as a proxy. */
  remoteAddress?: string;
}

export interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  cookies: { name: string; value: string }[];
  body: string;
  json: <T>() => T;
}

/** Calls a shop: one in a process of its own (`connectTo`), or in a test the application itself, which has these methods, too. */
export interface ShopClient {
  inject(call: Call): Promise<Answer>;
  /** Its API document. */
  swagger(): unknown;
}

/** For the shop that is called by a client: TRUSTED_PROXIES. */
export const trustsUs = { TRUSTED_PROXIES: '127.0.0.1' };

/** A client over sockets. `origin`: http://host:port. */
export async function connectTo(origin: string): Promise<ShopClient & { close: () => void }> {
  const agent = new Agent({ keepAlive: true });
  const inject = (call: Call): Promise<Answer> => exchange(origin, { call, agent });
  const document = (await inject({ url: '/api/openapi.json' })).json<unknown>();
  return { inject, swagger: () => document, close: () => agent.destroy() };
}

function exchange(origin: string, { call, agent }: { call: Call; agent: Agent }): Promise<Answer> {
  const { method = 'GET', url, payload } = call;
  const isObject = typeof payload === 'object' && !Buffer.isBuffer(payload);
  const headers: Record<string, string> = {
    ...(isObject && { 'content-type': 'application/json' }),
    ...call.headers,
    ...(call.remoteAddress !== undefined && { 'x-forwarded-for': call.remoteAddress }),
  };
  const cookies = Object.entries(call.cookies ?? {}).map(([name, value]) => `${name}=${value}`);
  if (cookies.length > 0) headers['cookie'] = cookies.join('; ');
  const body = isObject ? JSON.stringify(payload) : payload;
  return new Promise((resolve, reject) => {
    const sent = send(origin + url, { method, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({
          statusCode: answer.statusCode ?? 0,
          headers: answer.headers,
          cookies: (answer.headers['set-cookie'] ?? []).map(cookieOf),
          body: text,
          json: <T>() => JSON.parse(text) as T, // the caller knows the contract
        });
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

function cookieOf(line: string): { name: string; value: string } {
  const [pair = ''] = line.split(';', 1);
  const end = pair.indexOf('=');
  return { name: pair.slice(0, end), value: decodeURIComponent(pair.slice(end + 1)) };
}
