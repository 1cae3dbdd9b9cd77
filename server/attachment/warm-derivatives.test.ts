import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalFiles } from '#providers/files/local.ts';
import { createDerivatives } from './make-derivative.ts';
import { warmDerivatives } from './warm-derivatives.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'zarona-warm-'));
  await mkdir(path.join(folder, 'files'));
  const picture = sharp({ create: { width: 900, height: 900, channels: 3, background: '#c08040' } });
  await writeFile(path.join(folder, 'files', 'one.jpg'), await picture.jpeg().toBuffer());
  await writeFile(path.join(folder, 'files', 'turn.mp4'), 'a video');
});
afterAll(() => rm(folder, { recursive: true }));

const parts = () => {
  const files = createLocalFiles([path.join(folder, 'files')]);
  return {
    files,
    derivatives: createDerivatives({
      files,
      folder: path.join(folder, 'made'),
      log: { warn: () => undefined },
    }),
  };
};

describe('the pictures of the tiles, made before anybody asks', () => {
  it('are those of pictures, in both sizes; what is a video or missing is passed over', async () => {
    const made = await warmDerivatives(parts(), {
      keys: ['one.jpg', 'turn.mp4', 'none.jpg'],
      signal: new AbortController().signal,
    });
    expect(made).toBe(2);
    const kept = await readdir(path.join(folder, 'made'), { recursive: true });
    expect(kept.filter((name) => name.endsWith('.avif'))).toHaveLength(2);
  });

  it('are left when the shop closes', async () => {
    expect(await warmDerivatives(parts(), { keys: ['one.jpg'], signal: AbortSignal.abort() })).toBe(0);
  });
});
