import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fileStoreCases } from './conformance.ts';
import { createLocalFiles } from './local.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'zarona-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe('local files', () => {
  it.each(fileStoreCases)('$name', async ({ run }) => {
    const files = createLocalFiles([path.join(await newFolder(), 'own')]);
    await expect(run(files)).resolves.toBeUndefined();
  });

  it('new files are written to the first folder; the others are read-only', async () => {
    const folder = await newFolder();
    const [own, demo] = [path.join(folder, 'own'), path.join(folder, 'demo')];
    await mkdir(demo);
    await writeFile(path.join(demo, 'one.jpg'), 'of the demo');
    const files = createLocalFiles([own, demo]);
    expect(await files.find('one.jpg')).toMatchObject({ bytes: 11 });
    await files.write('one.jpg', { content: Buffer.from('our own'), contentType: 'image/jpeg' });
    const stream = await files.read('one.jpg');
    expect(stream && (await text(stream))).toBe('our own');
    expect(await readdir(own), 'nothing half written is left').toEqual(['one.jpg']);
  });

  it('links cannot lead out of the folder, and hidden files are not served', async () => {
    const folder = await newFolder();
    const own = path.join(folder, 'own');
    await mkdir(own);
    await writeFile(path.join(folder, 'secret.txt'), 'secret');
    await writeFile(path.join(own, '.hidden'), 'hidden');
    await symlink(path.join(folder, 'secret.txt'), path.join(own, 'link.jpg'));
    for (const key of ['link.jpg', '.hidden']) expect(await createLocalFiles([own]).find(key)).toBeNull();
  });
});
