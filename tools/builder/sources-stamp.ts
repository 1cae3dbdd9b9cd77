import { createHash } from 'node:crypto';
import { glob, stat } from 'node:fs/promises';
import path from 'node:path';

const sources = [
  '{ui,storefront,backoffice,client,texts}/**/*',
  '{contract,domain,database,providers,server}/**/*.{ts,json}',
  'vite.config.ts',
  'vite.backoffice.config.ts',
  'react-router.config.ts',
  'tools/builder/{page-texts,split-manifest}.ts',
  'package-lock.json',
];

/** Returns a stamp of all sources of the shop, computed from sizes and times within milliseconds. */
export async function sourcesStamp(root: string): Promise<string> {
  const lines: string[] = [];
  for await (const file of glob(sources, { cwd: root })) {
    const found = await stat(path.join(root, file));
    if (found.isFile() && !file.includes('.test.')) lines.push(`${file} ${found.size} ${found.mtimeMs}`);
  }
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex');
}
