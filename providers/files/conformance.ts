import { deepEqual, equal, rejects } from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import type { FileStore } from './port.ts';

const picture = { content: Buffer.from('a picture of a ring'), contentType: 'image/jpeg' };

const contentOf = async (store: FileStore, key: string, range?: { start: number; end: number }) => {
  const stream = await store.read(key, range);
  return stream && text(stream);
};

const noKeys = [
  '../secret.txt',
  'rings/../../secret.txt',
  '/etc/passwd',
  'rings//one.jpg',
  './rings/one.jpg',
  '.hidden',
  'rings/one.jpg/',
  'rings\\one.jpg',
  'rings/one.jpg\0.png',
  'rings/one.jpg?list-type=2',
  'rings/ʻone.jpg',
  '',
];

/** Cases that every file store must pass. Each starts with an empty store. */
export const fileStoreCases: readonly { name: string; run: (store: FileStore) => Promise<void> }[] = [
  {
    name: 'returns a stored file byte for byte',
    run: async (store) => {
      const content = Buffer.from(Array.from({ length: 300_000 }, (_each, index) => (index * 7) % 251));
      await store.write('rings/one.jpg', { ...picture, content });
      equal((await store.find('rings/one.jpg'))?.bytes, 300_000);
      const stream = await store.read('rings/one.jpg');
      deepEqual(Buffer.concat((await stream?.toArray()) ?? []), content);
    },
  },
  {
    name: 'returns a range, both ends inclusive',
    run: async (store) => {
      await store.write('rings/one.jpg', picture);
      equal(await contentOf(store, 'rings/one.jpg', { start: 2, end: 8 }), 'picture');
      equal(await contentOf(store, 'rings/one.jpg', { start: 0, end: 0 }), 'a');
    },
  },
  {
    name: 'replaces an original and updates its time',
    run: async (store) => {
      await store.write('one.jpg', picture);
      await store.write('one.jpg', { ...picture, content: Buffer.from('another') });
      equal(await contentOf(store, 'one.jpg'), 'another');
      const found = await store.find('one.jpg');
      equal(found?.bytes, 7);
      // a store's clock may be slightly ahead, and have a resolution of seconds
      equal(Math.abs(Date.now() - Number(found?.modifiedAt.getTime())) < 60_000, true);
    },
  },
  {
    name: 'stores an empty file',
    run: async (store) => {
      await store.write('empty.jpg', { ...picture, content: Buffer.alloc(0) });
      equal((await store.find('empty.jpg'))?.bytes, 0);
      equal(await contentOf(store, 'empty.jpg'), '');
    },
  },
  {
    name: 'removes an original; removing a missing one is no error',
    run: async (store) => {
      await store.write('rings/one.jpg', picture);
      await store.write('rings/two.jpg', picture);
      for (const key of ['rings/one.jpg', 'rings/one.jpg', 'rings/three.jpg', ...noKeys])
        await store.remove(key);
      equal(await store.find('rings/one.jpg'), null);
      equal(await contentOf(store, 'rings/two.jpg'), 'a picture of a ring');
    },
  },
  {
    name: 'returns null for an unknown key',
    run: async (store) => {
      await store.write('rings/one.jpg', picture);
      for (const key of ['rings/two.jpg', 'rings', 'rings/one.jpg/more', 'Rings/one.jpg']) {
        equal(await store.find(key), null, key);
        equal(await store.read(key), null, key);
        equal(await store.read(key, { start: 0, end: 3 }), null, key);
      }
    },
  },
  {
    name: 'refuses invalid keys',
    run: async (store) => {
      await store.write('rings/one.jpg', picture);
      for (const key of noKeys) {
        equal(await store.find(key), null, key);
        equal(await store.read(key), null, key);
        await rejects(store.write(key, picture), /is not a valid key/, key);
      }
    },
  },
  {
    name: 'serves many at once',
    run: async (store) => {
      const keys = Array.from({ length: 12 }, (_each, index) => `many/${index}.jpg`);
      await Promise.all(keys.map((key) => store.write(key, { ...picture, content: Buffer.from(key) })));
      deepEqual(await Promise.all(keys.map((key) => contentOf(store, key))), keys);
    },
  },
];
