import { expect, test } from 'vitest';
import { BadEnvironment } from './config-secret.ts';
import { readConfig } from './config.ts';

const SECRET_KEY = 'a-secret-for-tests-only-0123456789';

test('files in a store need its address, a bucket and a key', () => {
  expect(() => readConfig({ SECRET_KEY, FILES: 's3', S3_BUCKET: 'Zarona', S3_ENDPOINT: 's3.uz' })).toThrow(
    new BadEnvironment([
      'S3_ENDPOINT must be the address of the store without a path, like https://s3.example.uz, not "s3.uz".',
      'S3_BUCKET must be the name of a bucket: small letters, digits, dots and dashes, not "Zarona".',
      'S3_ACCESS_KEY_ID must be set together with FILES=s3.',
      'S3_SECRET_ACCESS_KEY must be set together with FILES=s3.',
    ]),
  );
});

test('a store is given by its address, and the error does not contain its secret', () => {
  const store = { FILES: 's3', S3_ENDPOINT: 'https://s3.example.uz/', S3_BUCKET: 'originals' };
  const key = { S3_ACCESS_KEY_ID: 'KEY', S3_SECRET_ACCESS_KEY: 'a/secret+=' };
  expect(readConfig({ SECRET_KEY, ...store, ...key }).secrets.files).toEqual({
    name: 's3',
    preparesAhead: true,
    endpoint: 'https://s3.example.uz',
    region: 'us-east-1',
    bucket: 'originals',
    accessKeyId: 'KEY',
    secretAccessKey: 'a/secret+=',
  });
  const wrong = { ...store, ...key, S3_SECRET_ACCESS_KEY: 'a secret' };
  expect(() => readConfig({ SECRET_KEY, ...wrong })).toThrow(
    /^S3_SECRET_ACCESS_KEY must be a secret without spaces\.$/,
  );
});
