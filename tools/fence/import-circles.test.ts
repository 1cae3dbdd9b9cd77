import { expect, it } from 'vitest';
import { findCircles } from './import-circles.ts';
import { importGraph } from './imports.ts';

const circlesOf = (files: Record<string, string>) =>
  findCircles(importGraph(Object.entries(files).map(([path, text]) => ({ path, text }))));

it('a circle is found, even one of types only', () => {
  expect(
    circlesOf({
      'domain/cart/a.ts': "import { b } from './b.ts';",
      'domain/cart/b.ts': "import type { C } from '#domain/order/c.ts';",
      'domain/order/c.ts': "import { a } from '#domain/cart/a.ts';",
      'domain/order/d.ts': "import { c } from './c.ts';",
    }),
  ).toEqual([['domain/cart/a.ts', 'domain/cart/b.ts', 'domain/order/c.ts']]);
});

it('two paths to one file are not a circle', () => {
  expect(
    circlesOf({
      'domain/cart/a.ts': "import './b.ts';\nimport './c.ts';",
      'domain/cart/b.ts': "import './c.ts';",
      'domain/cart/c.ts': '',
    }),
  ).toEqual([]);
});
