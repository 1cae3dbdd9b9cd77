import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalFiles } from './local.ts';

let folder = '';
const files = () => createLocalFiles([path.join(folder, 'own'), path.join(folder, 'demo')]);

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'zarona-files-'));
  await mkdir(path.join(folder, 'own'));
  await mkdir(path.join(folder, 'demo', 'rings'), { recursive: true });
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  await writeFile(path.join(folder, 'demo', 'rings', 'one.jpg'), 'a picture');
  await writeFile(path.join(folder, 'demo', '.hidden'), 'hidden');
  await symlink(path.join(folder, 'secret.txt'), path.join(folder, 'demo', 'link.jpg'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('originals in folders', () => {
  it('are found in whichever folder has them', async () => {
    expect(await files().find('rings/one.jpg')).toMatchObject({ bytes: 9 });
  });

  it('are read whole or in part', async () => {
    expect(await text(await files().read('rings/one.jpg'))).toBe('a picture');
    expect(await text(await files().read('rings/one.jpg', { start: 2, end: 4 }))).toBe('pic');
  });

  it.each([
    '../secret.txt',
    'rings/../../secret.txt',
    '/etc/passwd',
    'rings//one.jpg',
    './rings/one.jpg',
    '.hidden',
    'rings',
    'rings/one.jpg/',
    'rings/one.jpg/more',
    'rings/two.jpg',
    'link.jpg',
    'rings\\one.jpg',
    'rings/one.jpg\0.png',
    '',
  ])('never come from %j', async (key) => {
    expect(await files().find(key)).toBeNull();
    await expect(files().read(key)).rejects.toThrow('no file');
  });
});
