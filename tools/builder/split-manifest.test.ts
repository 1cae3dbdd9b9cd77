import { mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { splitManifest } from './split-manifest.ts';

it('pages in Cyrillic letters get a separate manifest, and the others lose nothing else', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'manifest-'));
  const ids = ['root', 'ru.home', 'uz.home', 'uz-Cyrl.home', 'en.home', 'manifest'];
  const manifest = { version: '1', routes: Object.fromEntries(ids.map((id) => [id, { id }])) };
  await writeFile(
    path.join(folder, 'manifest-1.js'),
    `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
  );
  await writeFile(path.join(folder, 'manifest-page.js'), 'export {};');

  await splitManifest(folder);
  await splitManifest(folder);

  expect((await readdir(folder)).toSorted()).toEqual([
    'manifest-1-uz-cyrl.js',
    'manifest-1.js',
    'manifest-page.js',
  ]);
  const routesOf = async (name: string) =>
    [...(await readFile(path.join(folder, name), 'utf8')).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
  expect(await routesOf('manifest-1.js')).toEqual(['root', 'ru.home', 'uz.home', 'en.home', 'manifest']);
  expect(await routesOf('manifest-1-uz-cyrl.js')).toEqual(['root', 'uz-Cyrl.home', 'manifest']);
});
