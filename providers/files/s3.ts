import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import { HttpFault, openHttp, type StreamAnswer, type StreamCall } from '#providers/http.ts';
import { FileStoreFault, isFileKey, type FileStore } from './port.ts';

export interface S3Account {
  /** Origin of the store, without a path: `https://s3.example.uz`. The bucket is part of the path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Timeout for the beginning of a response, and for each pause within it. */
  timeoutMs?: number;
}

/** Pauses before retries. A busy or restarting store usually responds by then, and a shopper should not wait longer. */
const pausesMs = [100, 400] as const;
const passing = new Set([429, 500, 502, 503, 504]);
const defaultTimeoutMs = 8_000;
const nothing = new Uint8Array();

/**
 * A bucket of any S3-compatible store. Requests are signed (AWS Signature Version 4) and can be retried: a read starts from the beginning,
 * and a write is atomic.
 */
export function createS3Files(account: S3Account): FileStore {
  return {
    find: async (key) => (isFileKey(key) ? find(account, key) : null),
    read: async (key, range) => {
      if (!isFileKey(key)) return null;
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const answer = await send(account, { method: 'GET', key, ...(headers && { headers }) });
      if (answer.status === 404) return absent(answer);
      // a store that ignores the range would have the whole file written into the middle of another one
      if (answer.status !== (range ? 206 : 200)) throw await refusalOf(answer, `read ${key}`);
      return answer.body;
    },
    write: async (key, { content, contentType }) => {
      if (!isFileKey(key)) throw new Error(`${key} is not a valid key`);
      const headers = { 'content-type': contentType };
      const answer = await send(account, { method: 'PUT', key, headers, body: content });
      if (answer.status !== 200) throw await refusalOf(answer, `write ${key}`);
      answer.body.destroy();
    },
    remove: async (key) => {
      if (!isFileKey(key)) return;
      const answer = await send(account, { method: 'DELETE', key });
      if (![200, 204, 404].includes(answer.status)) throw await refusalOf(answer, `remove ${key}`);
      answer.body.destroy();
    },
  };
}

async function find(account: S3Account, key: string) {
  const answer = await send(account, { method: 'HEAD', key });
  answer.body.destroy();
  if (answer.status === 404) return null;
  const bytes = Number(answer.headers.get('content-length') ?? Number.NaN);
  const modifiedAt = new Date(answer.headers.get('last-modified') ?? '');
  if (answer.status !== 200) throw new FileStoreFault(`The store answers ${answer.status} to find ${key}`);
  if (!Number.isSafeInteger(bytes) || Number.isNaN(modifiedAt.getTime()))
    throw new FileStoreFault(`The store says neither length nor date of ${key}`);
  return { bytes, modifiedAt };
}

function absent({ body }: StreamAnswer): null {
  body.destroy();
  return null;
}

interface S3Request extends Pick<StreamCall, 'method' | 'body' | 'headers'> {
  key: string;
}

/** Signs each attempt separately, because a signature is valid only for minutes. */
async function send(account: S3Account, request: S3Request): Promise<StreamAnswer> {
  for (const pauseMs of pausesMs) {
    const answer = await sendOnce(account, request).catch(asFault);
    if (!(answer instanceof FileStoreFault) && !passing.has(answer.status)) return answer;
    if (!(answer instanceof FileStoreFault)) answer.body.destroy();
    // random, so that rejected clients do not all retry at the same moment
    await wait(pauseMs * (0.5 + Math.random()));
  }
  const answer = await sendOnce(account, request).catch(asFault);
  if (answer instanceof FileStoreFault) throw answer;
  return answer;
}

function asFault(error: unknown): FileStoreFault {
  if (error instanceof HttpFault) return new FileStoreFault(error.message);
  throw error;
}

async function sendOnce(
  account: S3Account,
  { method, key, headers, body }: S3Request,
): Promise<StreamAnswer> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = account;
  const hash = createHash('sha256')
    .update(body ?? nothing)
    .digest('hex');
  const signer = new AwsV4Signer({
    method,
    url: `${endpoint}/${bucket}/${key}`,
    headers: { ...headers, 'x-amz-content-sha256': hash },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
  });
  const signed = await signer.sign();
  return openHttp({
    method,
    url: signed.url.href,
    headers: Object.fromEntries(signed.headers),
    ...(body && { body }),
    timeoutMs: account.timeoutMs ?? defaultTimeoutMs,
  });
}

/** Returns the store's error code (`AccessDenied`) from its XML; never what was sent. */
async function refusalOf({ status, body }: StreamAnswer, what: string): Promise<FileStoreFault> {
  const reply = await text(body.take(1)).catch(() => '');
  const code = /<Code>([A-Za-z]{1,60})<\/Code>/.exec(reply)?.[1] ?? 'without a reason';
  return new FileStoreFault(`The store answers ${status} (${code}) to ${what}`);
}
