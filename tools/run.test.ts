import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bin } from './run.ts';

it.each([
  ['@react-router/dev', 'react-router'],
  ['oxlint', 'oxlint'],
  ['oxfmt', 'oxfmt'],
  ['knip', 'knip'],
  ['typescript', 'tsc'],
  ['vitest', 'vitest'],
  ['@playwright/test', 'playwright'],
])('the program of %s is a file that Node can run, not a shell script', (packageName, name) => {
  const file = bin(packageName, name);
  expect(file).not.toContain('.bin');
  expect(readFileSync(file, 'utf8')).toMatch(/^#!\/usr\/bin\/env node|import|require/);
});

it('refuses a program that the package does not have', () => {
  expect(() => bin('vitest', 'nothing')).toThrow('has no program nothing');
});
