import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

/** What is imported of the packages that come as hundreds of small modules. */
export const joinedImports = ['typebox', 'typebox/compile', 'typebox/value', 'kysely'] as const;

/** Where the build puts them; its name tells their versions, so that none is taken for another. */
export function joinedFolder(): string {
  const names = new Set(joinedImports.map((one) => one.split('/', 1).join()));
  return path.join(root, 'build', 'packages', [...names].map(nameWithVersion).join('_'));
}

/** `typebox/value` → `typebox.value.js`. */
export const joinedFile = (name: string): string => `${name.replaceAll('/', '.')}.js`;

function nameWithVersion(name: string): string {
  const file = path.join(root, 'node_modules', name, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }; // npm's own file
  return `${name}-${version}`;
}
