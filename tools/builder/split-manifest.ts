import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const start = 'window.__reactRouterManifest=';

interface Manifest {
  routes: Record<string, unknown>;
}

/**
 * Moves the routes of Uzbek in Cyrillic letters to a separate manifest, `…-uz-cyrl.js`, so that other visitors do not load them, and its
 * own visitors load no other language's routes (decision 47). A manifest that is already split stays unchanged.
 */
export async function splitManifest(assets: string): Promise<void> {
  for await (const name of glob('manifest-*.js', { cwd: assets })) {
    const file = path.join(assets, name);
    const source = await readFile(file, 'utf8');
    if (!source.startsWith(start) || name.endsWith('-uz-cyrl.js') || !source.includes('"uz-Cyrl.')) continue;
    const manifest = JSON.parse(source.slice(start.length).replace(/;\s*$/, '')) as Manifest; // React Router wrote it
    await writeFile(file.replace('.js', '-uz-cyrl.js'), written(manifest, /^(?!(?:ru|uz|en)\.)/));
    await writeFile(file, written(manifest, /^(?!uz-Cyrl\.)/));
  }
}

function written(manifest: Manifest, ids: RegExp): string {
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.test(id)));
  return `${start}${JSON.stringify({ ...manifest, routes })};`;
}
