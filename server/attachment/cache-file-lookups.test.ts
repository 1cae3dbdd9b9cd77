import { describe, expect, it } from 'vitest';
import type { FileStore } from '#providers/files/port.ts';
import { cacheFileLookups } from './cache-file-lookups.ts';

function newStore() {
  const bytes = new Map<string, number>();
  const keys: string[] = [];
  const away = { is: false };
  const store: FileStore = {
    find: async (key) => {
      keys.push(key);
      if (away.is) throw new Error('away');
      const size = bytes.get(key);
      return size === undefined ? null : { bytes: size, modifiedAt: new Date(0) };
    },
    read: async () => null,
    write: async (key, { content }) => void bytes.set(key, content.length),
    remove: async (key) => void bytes.delete(key),
  };
  const clock = { now: 0 };
  return { files: cacheFileLookups(store, () => clock.now), keys, away, clock };
}
const ring = { content: Buffer.from('ring'), contentType: 'image/jpeg' };

describe('lookups in a remote store', () => {
  it('are made once per key, also for concurrent callers', async () => {
    const { files, keys } = newStore();
    await files.write('one.jpg', ring);
    await Promise.all([files.find('one.jpg'), files.find('one.jpg')]);
    expect(await files.find('one.jpg')).toMatchObject({ bytes: 4 });
    expect(keys).toEqual(['one.jpg']);
  });

  it('are repeated after a while, sooner for a missing key', async () => {
    const { files, keys, clock } = newStore();
    await files.find('two.jpg');
    await files.write('one.jpg', ring);
    await files.find('one.jpg');
    clock.now = 11_000;
    await files.find('one.jpg');
    await files.find('two.jpg');
    clock.now = 11 * 60_000;
    await files.find('one.jpg');
    expect(keys).toEqual(['two.jpg', 'one.jpg', 'two.jpg', 'one.jpg']);
  });

  it('return what was written through the cache at once', async () => {
    const { files } = newStore();
    expect(await files.find('one.jpg')).toBeNull();
    await files.write('one.jpg', ring);
    expect(await files.find('one.jpg')).toMatchObject({ bytes: 4 });
  });

  it('are repeated after a failure', async () => {
    const { files, away } = newStore();
    away.is = true;
    await expect(files.find('one.jpg')).rejects.toThrow('away');
    away.is = false;
    expect(await files.find('one.jpg')).toBeNull();
  });
});
