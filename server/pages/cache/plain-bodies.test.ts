import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { CachedPage } from './page-store.ts';
import { createPlainBodies } from './plain-bodies.ts';

const pageOf = (text: string): CachedPage => ({
  status: 200,
  headers: {},
  brotli: brotliCompressSync(text),
  tags: new Set(),
});

it('a page for a client without brotli is decompressed once, and only the last eight bodies are stored (abuse 5)', async () => {
  const bodyOf = createPlainBodies();
  const first = pageOf('rings');
  const body = await bodyOf(first);
  expect(body.toString()).toBe('rings');
  expect(await bodyOf(first)).toBe(body);
  for (let number = 0; number < 7; number += 1) await bodyOf(pageOf(`page ${number}`));
  expect(await bodyOf(first)).toBe(body);
  for (let number = 0; number < 8; number += 1) await bodyOf(pageOf(`page ${number}`));
  const again = await bodyOf(first);
  expect(again).not.toBe(body);
  expect(again.toString()).toBe('rings');
});
