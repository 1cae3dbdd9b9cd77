import type { InjectOptions } from 'fastify';
import { fromSchema, type Making, type Schema } from './from-schema.ts';
import { oddText, oddValue } from './odd-values.ts';
import { pick, type Random } from './pick.ts';
import { poison, hostileText } from './poison.ts';

type Method = NonNullable<InjectOptions['method']>;

/** A route of the API document, or one that is not in it. */
export interface Operation {
  method: Method;
  /** The path, with `{name}` for its parameters. */
  path: string;
  parameters: { name: string; in: string; schema: Schema }[];
  /** The schema of the body; undefined = the operation has none. */
  body: Schema | undefined;
}

export interface MadeRequest {
  method: Method;
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
}

const maxChanges = 3;

/** Makes a request that fits the contract, with none to three errors in its path, query, headers or body. */
export function makeRequest(operation: Operation, making: Making): MadeRequest {
  const { random } = making;
  const parts = partsOf(operation, making);
  const changes = Math.floor(random() * (maxChanges + 1));
  // one call in four is valid except for a character or a number that SQL, or a provider, cannot process
  if (random() < 0.25) poisonParts(parts, random);
  else for (let change = 0; change < changes; change += 1) spoil(parts, random);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts.path[name] ?? '');
  const query = parts.query.map(([name, value]) => `${name}=${value}`).join('&');
  const payload = parts.text ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body));
  return {
    method: parts.method,
    url: query === '' ? path : `${path}?${query}`,
    headers: parts.headers,
    payload,
  };
}

/** Names and values of path and query, as in the address. */
interface Parts {
  method: Method;
  path: Record<string, string>;
  query: [string, string][];
  headers: Record<string, string>;
  body: unknown;
  /** Sent unchanged, instead of `body`. */
  text: string | Buffer | undefined;
}

/** In the session of the run these would end it, and later calls would only get 401. */
const endsLogin = ({ method, path }: Operation): boolean =>
  path === '/api/v1/logout' || (method === 'DELETE' && /^\/api\/v1\/me(?:\/sessions)?$/.test(path));

function partsOf(operation: Operation, making: Making): Parts {
  const { random } = making;
  const those = (place: string) => operation.parameters.filter((parameter) => parameter.in === place);
  const valueOf = ({ name, schema }: Operation['parameters'][number]) =>
    encode(String(fromSchema(schema, name, making)));
  const isPart = () => random() < 0.3;
  return {
    method: operation.method,
    path: Object.fromEntries(those('path').map((parameter) => [parameter.name, valueOf(parameter)])),
    query: those('query')
      .filter((parameter) => parameter.name === 'token' || those('query').length < 4 || isPart())
      .map((parameter) => [parameter.name, valueOf(parameter)]),
    headers: {
      ...(operation.body && { 'content-type': 'application/json' }),
      ...Object.fromEntries(those('header').map(({ name }) => [name, String(fromSchema({}, name, making))])),
      ...Object.fromEntries(
        (endsLogin(operation) ? ['cookie'] : ['authorization', 'cookie']).flatMap((name) => {
          const value = pick(random, making.known(name));
          return typeof value === 'string' && value !== '' ? [[name, value]] : [];
        }),
      ),
    },
    body: operation.body && fromSchema(operation.body, 'body', making),
    text: undefined,
  };
}

/** A text that cannot be encoded as UTF-8 is sent as the bytes of its surrogates. */
export function encode(text: string): string {
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : `${encodeURIComponent(text.toWellFormed())}%ED%A0%80`;
}

/** Poisons a text or number of the body, or otherwise of the query or the path. */
function poisonParts(parts: Parts, random: Random): void {
  const names = Object.keys(parts.path);
  const [name] = names;
  if (parts.body !== undefined && random() < 0.7) parts.body = poison(parts.body, random);
  else if (name !== undefined && random() < 0.5) {
    const chosen = pick(random, names) ?? name;
    parts.path[chosen] = encode(hostileText(decodeURIComponent(parts.path[chosen] ?? ''), random));
  } else {
    const place = pick(random, parts.query);
    if (place) place[1] = encode(hostileText(decodeURIComponent(place[1]), random));
  }
}

function spoil(parts: Parts, random: Random): void {
  const names = Object.keys(parts.path);
  const [name] = names;
  const kind = random();
  if (name !== undefined && kind < 0.2)
    parts.path[pick(random, names) ?? name] =
      random() < 0.2 ? oddText(random).replaceAll(/[^!-~]|[?#/]/g, 'x') : encode(oddText(random));
  else if (kind < 0.4) spoilQuery(parts, random);
  else if (kind < 0.55) corruptHeaders(parts, random);
  else if (parts.body === undefined) parts.body = random() < 0.3 ? oddValue(random) : undefined;
  else if (kind < 0.9) parts.body = spoilValue(parts.body, random);
  else spoilText(parts, random);
}

function spoilQuery({ query }: Parts, random: Random): void {
  const place = Math.floor(random() * query.length);
  const given = query[place];
  if (given !== undefined && random() < 0.6) {
    given[1] = encode(oddText(random));
    if (random() < 0.3) query.push([given[0], encode(oddText(random))]);
    return;
  }
  const names = [
    '__proto__',
    'a[b]',
    'page[]',
    '',
    'constructor',
    'token',
    'q',
    '%E0%A4%A',
    '%00',
    'sort',
    'ids',
  ];
  query.push([pick(random, names) ?? '', encode(oddText(random))]);
}

const headerNames = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-encoding',
  'content-type',
  'cookie',
  'expect',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-in-process',
];
const headerValues = [
  '',
  'Bearer x',
  'Bearer ',
  'Basic AAAA',
  'Basic OjphOjo=',
  'cart=%00',
  'cart=%E0%A4%A; cart=x',
  '=; ;;=',
  'null',
  'https://evil.example',
  'http://[',
  'gzip',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'text/plain',
  'bytes=0-',
  'bytes=9-1,-,a-b',
  'W/"x", *',
  'uz-Cyrl-UZ;q=1e9,*;q=x',
  '127.0.0.1, unknown',
  'Thu, 99 Foo 2026 99:99:99 GMT',
  // as Node's parser returns bytes of other scripts
  'Ð\u00a0Ñ\u0083Ñ\u0081',
  'x'.repeat(4_000),
];

/** Adds or changes one header; those in `besides` stay. */
export function corruptHeaders(
  { headers }: Pick<Parts, 'headers'>,
  random: Random,
  except: readonly string[] = [],
): void {
  const names = headerNames.filter((name) => !except.includes(name));
  headers[pick(random, names) ?? 'x-more'] = pick(random, headerValues) ?? '';
}

/** Returns the value with one error somewhere in it. */
function spoilValue(value: unknown, random: Random): unknown {
  if (random() < 0.15 || typeof value !== 'object' || value === null) return oddValue(random);
  const entries: [string, unknown][] = Object.entries(value);
  const [name] = pick(random, entries) ?? [];
  const change = random();
  if (name === undefined || change < 0.15) return { ...value, [oddText(random) || 'more']: oddValue(random) };
  if (change < 0.3) return Object.fromEntries(entries.filter(([other]) => other !== name));
  const spoiled = entries.map(([other, inner]): [string, unknown] => [
    other,
    other === name ? spoilValue(inner, random) : inner,
  ]);
  return Array.isArray(value) ? spoiled.map(([, inner]) => inner) : Object.fromEntries(spoiled);
}

function spoilText(parts: Parts, random: Random): void {
  const text = JSON.stringify(parts.body) ?? '';
  parts.text = pick(random, [
    '',
    text.slice(0, -1),
    `${text}}`,
    `\ufeff${text}`,
    text.replace('{', '{"__proto__":{"a":1},'),
    text.replace('{', '{"a":1,"a":2,'),
    text.replaceAll('"', "'"),
    `[${'['.repeat(5_000)}`,
    '"\\ud800"',
    'NaN',
    Buffer.from(text, 'utf16le'),
    Buffer.concat([Buffer.from(text.slice(0, 5)), Buffer.from([0xc3, 0x28, 0xff, 0x00])]),
    'x'.repeat(300_000),
    `{"a":"${'x'.repeat(250_000)}"}`,
  ]);
}
