import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An in-memory bucket on its own port that supports the part of S3 that the shop uses. */
export interface TestS3 {
  account: {
    endpoint: string;
    region: string;
    bucket: string;
    accessKeyId: string;
    secretAccessKey: string;
  };
  objects: Map<string, { content: Buffer; contentType: string; at: Date }>;
  /** Method and path of each request, including refused ones. */
  requests: string[];
  /** Faults of the next requests: a response with this status, no response, or a connection closed in the middle of the body. */
  trouble: (number | 'silence' | 'cut')[];
  close: () => Promise<void>;
}

const region = 'uz-tashkent-1';
const bucket = 'zarona-originals';
const accessKeyId = 'TESTKEY0001';
const secretAccessKey = 'a-secret/of+the=test-store';
const skewMs = 15 * 60_000;

/**
 * Refuses every request without a valid signature. The algorithm published by AWS (Signature Version 4) is implemented independently here.
 */
export async function openTestS3(): Promise<TestS3> {
  const parts: Pick<TestS3, 'objects' | 'requests' | 'trouble'> = {
    objects: new Map(),
    requests: [],
    trouble: [],
  };
  const server = createServer((request, response) => void answer(parts, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    ...parts,
    account: { endpoint, region, bucket, accessKeyId, secretAccessKey },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Parts = Pick<TestS3, 'objects' | 'requests' | 'trouble'>;

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://store');
  parts.requests.push(`${request.method} ${url.pathname}`);
  const body = await buffer(request).catch(() => Buffer.alloc(0));
  const met = parts.trouble.shift();
  if (met === 'silence') return;
  if (typeof met === 'number') return refuse(response, met, 'SlowDown');
  const wrong = wrongSignature(request, body);
  if (wrong !== null) return refuse(response, 403, wrong);
  const [, place, ...rest] = url.pathname.split('/').map(decodeURIComponent);
  if (place !== bucket) return refuse(response, 404, 'NoSuchBucket');
  const key = rest.join('/');
  if (request.method === 'PUT') {
    const contentType = request.headers['content-type'] ?? 'binary/octet-stream';
    parts.objects.set(key, { content: body, contentType, at: new Date() });
    return void response.writeHead(200).end();
  }
  if (request.method === 'DELETE') {
    parts.objects.delete(key);
    return void response.writeHead(204).end();
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'MethodNotAllowed');
  give(parts, { key, range: request.headers.range, response, isCut: met === 'cut' });
}

interface Giving {
  key: string;
  range: string | undefined;
  response: ServerResponse;
  isCut: boolean;
}

function give({ objects }: Parts, { key, range, response, isCut }: Giving): void {
  const object = objects.get(key);
  if (!object) return refuse(response, 404, 'NoSuchKey');
  const { content, contentType, at } = object;
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  const start = Number(from ?? 0);
  const end = Math.min(Number(to ?? content.length - 1), content.length - 1);
  if (from !== undefined && start >= content.length) return refuse(response, 416, 'InvalidRange');
  response.writeHead(from === undefined ? 200 : 206, {
    'content-type': contentType,
    'content-length': end - start + 1,
    'last-modified': at.toUTCString(),
    ...(from !== undefined && { 'content-range': `bytes ${start}-${end}/${content.length}` }),
  });
  const part = content.subarray(start, end + 1);
  if (isCut) response.write(part.subarray(0, 10), () => response.destroy());
  else response.end(part);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>refused</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
}

/** Returns the error code of S3 for a wrongly signed request, or null if the signature is valid. */
function wrongSignature(request: IncomingMessage, body: Buffer): string | null {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!given) return 'AccessDenied';
  const [, key, day = '', place = '', names = '', signature = ''] = given;
  if (key !== accessKeyId) return 'InvalidAccessKeyId';
  const stamp = String(request.headers['x-amz-date']);
  if (place !== region || stamp.slice(0, 8) !== day) return 'AuthorizationHeaderMalformed';
  if (Math.abs(Date.now() - timeOf(stamp)) > skewMs) return 'RequestTimeTooSkewed';
  const hash = createHash('sha256').update(body).digest('hex');
  if (request.headers['x-amz-content-sha256'] !== hash) return 'XAmzContentSHA256Mismatch';
  const signed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name)))
    return 'AccessDenied';
  const right = signatureOf(
    { method: request.method ?? '', url: request.url ?? '', headers: request.headers },
    { signed, hash, stamp, place, secretAccessKey },
  );
  return timingSafeEqual(Buffer.from(right, 'hex'), Buffer.from(signature, 'hex'))
    ? null
    : 'SignatureDoesNotMatch';
}

interface Signed {
  method: string;
  /** Path and query as sent. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
}

interface Signing {
  /** Names of the signed headers, in their order. */
  signed: string[];
  /** SHA-256 of the body. */
  hash: string;
  /** `20261121T203000Z` */
  stamp: string;
  /** The region. */
  place: string;
  secretAccessKey: string;
}

/** Returns the required signature of a request, as described by AWS ("Signature Calculations for the Authorization Header"). */
export function signatureOf(request: Signed, signing: Signing): string {
  const { stamp, place, secretAccessKey: secret } = signing;
  const day = stamp.slice(0, 8);
  const canonical = createHash('sha256').update(canonicalRequest(request, signing)).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', stamp, `${day}/${place}/s3/aws4_request`, canonical].join('\n');
  const signingKey = [day, place, 's3', 'aws4_request'].reduce<Buffer>(
    (key, word) => hmac(key, word),
    Buffer.from(`AWS4${secret}`),
  );
  return hmac(signingKey, toSign).toString('hex');
}

const hmac = (key: Buffer, words: string): Buffer => createHmac('sha256', key).update(words).digest();

/** `20261121T203000Z` */
const timeOf = (stamp: string): number =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

function canonicalRequest({ method, url, headers }: Signed, { signed, hash }: Signing): string {
  const [path = '', query = ''] = url.split('?');
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  return [method, path, query.split('&').toSorted().join('&'), lines, signed.join(';'), hash].join('\n');
}
