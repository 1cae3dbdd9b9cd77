import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { widths } from '#contract/content.ts';

const backoffice = join(import.meta.dirname, '../..');

it('each picture is requested for in a width that the shop makes', () => {
  const requested = readdirSync(backoffice, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(join(backoffice, file), 'utf8').matchAll(/[&?]w=(\d+)/g)])
    .map(([, width]) => Number(width));
  expect(requested.length).toBeGreaterThan(5);
  expect(requested.filter((width) => !widths.some((known) => known === width))).toEqual([]);
});
