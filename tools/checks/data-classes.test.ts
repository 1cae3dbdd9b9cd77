import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run.ts';

const byName = (one: string, other: string): number => (one < other ? -1 : 1);

// docs/security/data.md has every table of the database in one class (ASVS 14.1.1).
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

it('every table is in exactly one class of data', () => {
  const [, database = ''] = /export interface DB \{(.*?)\n\}/s.exec(read('database/schema.ts')) ?? [];
  const tables = [...database.matchAll(/\n {2}(\w+):/g)].map(([, name = '']) => name);
  const [, listed = ''] = read('docs/security/data.md').split('\n## Tables\n');
  const [, rows = ''] = /\| Class \| Tables \|\n(.*?)\n\n/s.exec(listed) ?? [];
  const classed = [...rows.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  expect(tables.length).toBeGreaterThan(100);
  expect(classed.toSorted(byName)).toEqual(tables.toSorted(byName));
});
