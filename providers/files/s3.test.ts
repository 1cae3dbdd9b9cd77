import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileStoreCases } from './conformance.ts';
import { FileStoreFault } from './port.ts';
import { createS3Files, type S3Account } from './s3.ts';
import { openTestS3, signatureOf, type TestS3 } from './testing-s3.ts';

let store: TestS3;
beforeAll(async () => {
  store = await openTestS3();
});
beforeEach(() => {
  store.objects.clear();
  store.trouble.length = 0;
  store.requests.length = 0;
});
afterAll(() => store.close());

const files = (other: Partial<S3Account> = {}) =>
  createS3Files({ ...store.account, timeoutMs: 2_000, ...other });
const ring = { content: Buffer.from('a picture of a ring'), contentType: 'image/jpeg' };

describe('S3 passes the conformance suite', () => {
  it.each(fileStoreCases)('$name', async ({ run }) => {
    await expect(run(files())).resolves.toBeUndefined();
  });

  it('the store receives the content type of a file', async () => {
    await files().write('turn.mp4', { ...ring, contentType: 'video/mp4' });
    expect(store.objects.get('turn.mp4')?.contentType).toBe('video/mp4');
  });

  it.each([
    ['secret', { secretAccessKey: 'another' }, 'SignatureDoesNotMatch'],
    ['key', { accessKeyId: 'ANOTHER' }, 'InvalidAccessKeyId'],
    ['region', { region: 'eu-central-1' }, 'AuthorizationHeaderMalformed'],
  ])('a wrong %s is refused, and the error code is reported', async (_what, wrong, code) => {
    await files().write('one.jpg', ring);
    await expect(files(wrong).read('one.jpg')).rejects.toThrow(
      `The store answers 403 (${code}) to read one.jpg`,
    );
    await expect(files(wrong).find('one.jpg')).rejects.toThrow('The store answers 403 to find one.jpg');
    await expect(files(wrong).write('one.jpg', ring)).rejects.toBeInstanceOf(FileStoreFault);
  });

  it('a briefly overloaded store is retried', async () => {
    await files().write('one.jpg', ring);
    store.trouble.push(503, 500);
    const stream = await files().read('one.jpg');
    expect(stream && (await text(stream))).toBe('a picture of a ring');
  });

  it('retries are limited', async () => {
    store.trouble.push(503, 503, 503);
    await expect(files().read('one.jpg')).rejects.toThrow('503 (SlowDown)');
    expect(store.requests).toHaveLength(3);
  });

  it('a silent store is given up after the timeout', async () => {
    store.trouble.push('silence', 'silence', 'silence');
    await expect(files({ timeoutMs: 60 }).find('one.jpg')).rejects.toThrow(/no answer within 60 ms$/);
  });

  it('an interrupted response ends the file with an error', async () => {
    await files().write('one.jpg', ring);
    store.trouble.push('cut');
    const stream = await files().read('one.jpg');
    await expect(stream && text(stream)).rejects.toThrow(/^GET 127\.0\.0\.1:\d+\/zarona-originals\/one\.jpg/);
  });

  it('an unreachable store is a fault whose message has no secret', async () => {
    const nowhere = files({ endpoint: 'http://127.0.0.1:1' });
    const fault = await nowhere.find('one.jpg').catch(String);
    expect(fault).toMatch(/^FileStoreFault: HEAD 127\.0\.0\.1:1\/zarona-originals\/one\.jpg/);
    expect(fault).not.toContain(store.account.secretAccessKey);
  });

  it('the connection is released when reading stops', async () => {
    await files().write('one.jpg', { ...ring, content: Buffer.alloc(5_000_000) });
    const stream = await files().read('one.jpg');
    for await (const _part of stream ?? []) break;
    expect(stream?.destroyed).toBe(true);
  });
});

it('the test store computes the signature of the example published by AWS', () => {
  const hash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const stamp = '20130524T000000Z';
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': hash,
    'x-amz-date': stamp,
  };
  const signature = signatureOf(
    { method: 'GET', url: '/test.txt', headers },
    {
      signed: Object.keys(headers),
      hash,
      stamp,
      place: 'us-east-1',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    },
  );
  expect(signature).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
});

/**
 * Optionally tests a real store: S3_TEST_ENDPOINT, _REGION, _BUCKET, _ACCESS_KEY_ID and _SECRET_ACCESS_KEY; the tests write to the bucket.
 */
const real = (name: string) => process.env[`S3_TEST_${name}`] ?? '';
describe.skipIf(real('ENDPOINT') === '')('a real store', () => {
  it.each(fileStoreCases)('$name', async ({ run }) => {
    const store = createS3Files({
      endpoint: real('ENDPOINT'),
      region: real('REGION'),
      bucket: real('BUCKET'),
      accessKeyId: real('ACCESS_KEY_ID'),
      secretAccessKey: real('SECRET_ACCESS_KEY'),
    });
    await expect(run(store)).resolves.toBeUndefined();
  });
});
