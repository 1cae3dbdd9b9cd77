import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { limitVariables } from '#server/config/config-limits.ts';
import { limitNames } from './limit-names.ts';

// A table in docs/security.md states for each limit its default and the name under which it is counted.

const SECRET_KEY = 'a-secret-for-tests-only-0123456789';
const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const names = (cell: string): string[] => [...cell.matchAll(/`([A-Z_]{3,})`/g)].map(([, name = '']) => name);
const numbers = (cell: string): number[] =>
  [...cell.replaceAll(/(?<=\d) (?=\d{3}\b)/g, '').matchAll(/\d+/g)].map(Number);

const [, section = ''] = read('docs/security.md').split(/^## Limits$/m);
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Setting') && !line.startsWith('| ---'))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([setting = '', value = '', , , metric = '']) => ({ setting, value, metric }));

/** Numeric settings with their defaults. */
const settings = Object.entries(limitVariables).flatMap(([name, variable]): [string, number][] =>
  'default' in variable ? [[name, Number(variable.default)]] : [],
);

/** The sources of the server and the domain as one text, without tests and without one file. */
function sourcesWithout(left: string): string {
  return ['server', 'domain']
    .map((room) => path.join(import.meta.dirname, '..', '..', '..', room))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith(left))
        .map((file) => readFileSync(path.join(folder, file), 'utf8')),
    )
    .join('');
}

describe('the table of limits in docs/security.md', () => {
  it.each(settings)('has the setting %s with its default, %d, and so has .env.example', (name, usual) => {
    const row = rows.find(({ setting }) => names(setting).includes(name));
    expect(numbers(row?.value ?? '')).toContain(usual);
    expect(read('.env.example')).toContain(`\n# ${name}=${usual}\n`);
  });

  it('has no setting that no code reads', () => {
    const { storeNetworks: _stores, staffNetworks: _staff, ...numbers } = readConfig({ SECRET_KEY }).limits;
    const sources = sourcesWithout('config-limits.ts');
    expect(Object.keys(numbers).filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([]);
  });

  it('has no unknown setting', () => {
    const known = settings.map(([name]) => name);
    expect(rows.flatMap(({ setting }) => names(setting)).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('has a counter name for each limit, and every counter name', () => {
    expect(rows.filter(({ metric }) => names(metric).length === 0).map(({ setting }) => setting)).toEqual([]);
    const counted = new Set(rows.flatMap(({ metric }) => names(metric)));
    expect([...counted].toSorted()).toEqual(limitNames.toSorted());
  });

  it('has no counter name that no code uses', () => {
    const sources = sourcesWithout('limit-names.ts');
    expect(limitNames.filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
  });
});
