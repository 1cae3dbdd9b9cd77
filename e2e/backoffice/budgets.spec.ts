import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

interface Chunk {
  file: string;
  imports?: string[];
}

const build = join(import.meta.dirname, '../../build');
const folder = join(build, 'backoffice');
const manifest = () =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>; // Vite's manifest

/** The files of these modules and of everything they import, without duplicates. */
function filesOf(names: string[], found = new Set<string>()): Set<string> {
  const chunks = manifest();
  for (const name of names) {
    const chunk = chunks[name];
    if (chunk === undefined || found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(chunk.imports ?? [], found);
  }
  return found;
}

/** Kilobytes as transferred, compressed with brotli; files that cannot be compressed are sent as they are. */
const kilobytes = (files: Set<string>): number =>
  [...files]
    .map((file) => join(folder, file))
    .reduce(
      (sum, file) => sum + readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length / 1024,
      0,
    );

test('the login and the shell stay within their size budgets (BO-60)', { tag: '@once' }, () => {
  expect(kilobytes(filesOf(['index.html', 'login/app.tsx']))).toBeLessThanOrEqual(90);
  const shell = filesOf(['index.html', 'app.tsx', 'shell/frame/frame.tsx']);
  expect(shell.size).toBeGreaterThan(3);
  expect(shell.size, 'files of the shell').toBeLessThanOrEqual(8);
  expect(kilobytes(shell)).toBeLessThanOrEqual(185);
  const screens = {
    'today/today-page.tsx': 45,
    'orders/list/orders-page.tsx': 35,
    'orders/record/order-page.tsx': 65,
    'counter/sale/sale-page.tsx': 50,
    'counter/returns/returns-page.tsx': 50,
    'counter/day/day-page.tsx': 50,
    'pieces/list/pieces-page.tsx': 35,
    'pieces/record/piece-page.tsx': 65,
    'people/calls/calls-page.tsx': 35,
    'people/reviews/reviews-page.tsx': 35,
    'people/visits/visits-page.tsx': 35,
    'people/customers/customers-page.tsx': 35,
    'people/customers/customer-page.tsx': 65,
  };
  for (const [screen, budget] of Object.entries(screens)) {
    const added = new Set([...filesOf([screen])].filter((file) => !shell.has(file)));
    expect(kilobytes(added), screen).toBeLessThanOrEqual(budget);
    expect(added.size, `files of ${screen}`).toBeLessThanOrEqual(12);
  }
});

test('the storefront’s files contain nothing of the back-office (BO-60)', { tag: '@once' }, () => {
  const assets = join(build, 'client', 'assets');
  const found = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .filter((name) => /\/api\/admin\/|react-aria|bo-orders/.test(readFileSync(join(assets, name), 'utf8')));
  expect(found).toEqual([]);
});
