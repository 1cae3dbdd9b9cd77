import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findViolations } from '../fence/fence-check.ts';
import { findComplaints, findFullFolders, findNamelessFiles } from './house-rules.ts';
import { findCircles } from '../fence/import-circles.ts';
import { importGraph, readSources } from '../fence/imports.ts';
import { findOldWords } from './plain-words.ts';
import { root } from '../run.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(root, path)));
const sources = readSources(root);
// Folders that a document may mention although they are not in git.
const made = new Set(['.data/', 'build/', 'node_modules/']);
const modules = importGraph(sources);

it('the import fence sees every code file in git, and its imports', () => {
  const code = files.filter((path) => /\.(?:tsx?|mjs)$/.test(path));
  expect(modules.map(({ path }) => path).toSorted()).toEqual(code.toSorted());
  expect(modules.flatMap(({ imports }) => imports).length).toBeGreaterThan(modules.length);
});

it('no import violates the fence', () => {
  expect(findViolations(modules, new Set(files)).map(({ where, why }) => `${where} ${why}`)).toEqual([]);
});

it('no files import each other in a circle', () => {
  expect(findCircles(modules)).toEqual([]);
});

it('the code follows the house rules', () => {
  expect(findComplaints(sources).map(({ rule, where, why }) => `${where} ${rule}: ${why}`)).toEqual([]);
  // every source by every rule: takes half a minute if the cores are busy
}, 120_000);

it('every file has a name that says what it contains', () => {
  expect(findNamelessFiles(files)).toEqual([]);
});

it('no name contains a refused word', () => {
  expect(findOldWords(sources)).toEqual([]);
}, 120_000);

it('no folder has too many files', () => {
  expect(findFullFolders(files)).toEqual([]);
});

it('no file is too long', () => {
  const long = sources.filter(
    ({ path, text }) =>
      path !== 'database/schema.ts' && !/\.(?:test|spec)\.tsx?$/.test(path) && text.split('\n').length > 301,
  );
  expect(long.map(({ path }) => path)).toEqual([]);
});

it.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/how-a-request-travels.md',
  'docs/recipes.md',
  'docs/style.md',
  'docs/security.md',
  'docs/security/asvs.md',
  'docs/security/abuse.md',
  'GLOSSARY.md',
])('every path that %s names is there', (document) => {
  const named = [
    ...readFileSync(join(root, document), 'utf8').matchAll(
      /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|json|md|sql|css|tsv)|(?:[\w.-]+\/)+)`/g,
    ),
  ].map(([, path = '']) => path);
  expect(
    named.filter((path) => path.includes('/') && !made.has(path) && !existsSync(join(root, path))),
  ).toEqual([]);
});

it('CONTRIBUTING.md can be read in five minutes', () => {
  expect(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(121);
});

it('every word of the glossary is used in the code', () => {
  const rows = readFileSync(join(root, 'GLOSSARY.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const words = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Za-z_]+)`/g)].map(([, word = '']) => word),
  );
  const code = sources
    .filter(({ path }) => !path.startsWith('tools/'))
    .map(({ text }) => text)
    .join('\n');
  expect(words.filter((word) => !new RegExp(`\\b${word}\\b`).test(code))).toEqual([]);
});

it('the lock file works on every machine: it names no registry', () => {
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "https?:/);
});
