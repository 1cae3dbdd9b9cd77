import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { improvePage, sharePage } from '../render.ts';

it('a cached page with better compression has the same content in fewer bytes', async () => {
  const body = Array.from(
    { length: 400 },
    (_, ring) => `<li class="ring">Кольцо ${ring}: ${ring ** 3} сум</li>`,
  ).join('');
  const page = sharePage(
    { status: 200, headers: { vary: 'accept-encoding' }, body: Buffer.from(body) },
    new Set(['menu']),
  );
  const better = await improvePage(page);
  expect(brotliDecompressSync(better.brotli).toString()).toBe(body);
  expect(better.brotli.length).toBeLessThan(page.brotli.length);
  expect({ ...better, brotli: null }).toEqual({ ...page, brotli: null });
});
