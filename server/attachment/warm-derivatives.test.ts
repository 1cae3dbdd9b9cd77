import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '#providers/files/port.ts';
import { createDerivatives } from './make-derivative.ts';
import { warmDerivatives } from './warm-derivatives.ts';

let folder = '';
const contents = new Map<string, Buffer>([['turn.mp4', Buffer.from('a video')]]);
const files: FileStore = {
  find: async (key) => {
    const content = contents.get(key);
    return content ? { bytes: content.length, modifiedAt: new Date(0) } : null;
  },
  read: async (key) => Readable.from([contents.get(key) ?? Buffer.alloc(0)]),
  write: async () => undefined,
  remove: async () => undefined,
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'zarona-warm-'));
  const picture = sharp({ create: { width: 900, height: 900, channels: 3, background: '#c08040' } });
  contents.set('one.jpg', await picture.jpeg().toBuffer());
});
afterAll(() => rm(folder, { recursive: true }));

const parts = () => ({
  files,
  derivatives: createDerivatives({
    files,
    folder: path.join(folder, 'made'),
    log: { warn: () => undefined },
    limits: { newPicturesPerMinute: 60, pictureQueue: 24 },
  }),
});

describe('warming the derivatives of tiles', () => {
  it('renders pictures in both sizes; skips videos and missing originals', async () => {
    const made = await warmDerivatives(parts(), {
      keys: ['one.jpg', 'turn.mp4', 'none.jpg'],
      signal: new AbortController().signal,
    });
    expect(made).toBe(2);
    const names = await readdir(path.join(folder, 'made'), { recursive: true });
    expect(names.filter((name) => name.endsWith('.avif'))).toHaveLength(2);
  });

  it('stops when the shop shuts down', async () => {
    expect(await warmDerivatives(parts(), { keys: ['one.jpg'], signal: AbortSignal.abort() })).toBe(0);
  });
});
