import { request as send } from 'node:http';

export interface Call {
  method?: string;
  /** The path and the query, from the slash on. */
  url: string;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  payload?: string | Buffer | object;
  /**
   * Source address of the call. Over sockets it is another address of this machine with the same end (`10.1.2.3`: 127.1.2.3), which Linux
   * provides.
   */
  remoteAddress?: string;
}

export interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  cookies: { name: string; value: string }[];
  body: string;
  json: <T>() => T;
}

/** Calls a shop: one in a separate process (`connectTo`), or in a test the application itself, which also has these methods. */
export interface ShopClient {
  inject(call: Call): Promise<Answer>;
  /** Its API document. */
  swagger(): unknown;
}

/** A client over sockets, with a new socket for each call. `origin`: http://host:port. */
export async function connectTo(origin: string): Promise<ShopClient> {
  const inject = (call: Call): Promise<Answer> => exchange(origin, call);
  const document = (await inject({ url: '/api/openapi.json' })).json<unknown>();
  return { inject, swagger: () => document };
}

function exchange(origin: string, call: Call): Promise<Answer> {
  const { method = 'GET', url, payload } = call;
  const isObject = typeof payload === 'object' && !Buffer.isBuffer(payload);
  const headers: Record<string, string> = {
    ...(isObject && { 'content-type': 'application/json' }),
    ...call.headers,
  };
  const cookies = Object.entries(call.cookies ?? {}).map(([name, value]) => `${name}=${value}`);
  if (cookies.length > 0) headers['cookie'] = cookies.join('; ');
  for (const [name, value] of Object.entries(headers)) headers[name] = inHeader(value);
  const body = isObject ? JSON.stringify(payload) : payload;
  // Node's client sets it only for methods with a body
  if (body !== undefined) headers['content-length'] ??= String(Buffer.byteLength(body));
  // Node's server would answer it before the shop
  delete headers['expect'];
  const options = { method, headers, agent: false, ...localAddress(call) } as const;
  return new Promise((resolve, reject) => {
    const sent = send(origin + url, options, (answer) => {
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
    sent.on('error', reject);
    sent.end(body);
  });
}

function localAddress({ remoteAddress }: Call): { localAddress?: string } {
  if (remoteAddress === undefined || process.platform !== 'linux') return {};
  return { localAddress: remoteAddress.replace(/^\d+/, '127') };
}

/** Encodes letters as UTF-8 bytes, as browsers do; control characters cannot be sent by HTTP clients. */
function inHeader(value: string): string {
  return Buffer.from(value.replaceAll(/\p{Cc}/gu, ''), 'utf8').toString('latin1');
}

function cookieOf(line: string): { name: string; value: string } {
  const [pair = ''] = line.split(';', 1);
  const end = pair.indexOf('=');
  return { name: pair.slice(0, end), value: decodeURIComponent(pair.slice(end + 1)) };
}
