import { describe, expect, it } from 'vitest';
import { findViolations, type Rule } from './fence-check.ts';
import { importGraph } from './imports.ts';

/** Files that the planted ones import; they are never read. */
const knownFiles = [
  'client/catalog.ts',
  'contract/catalog/catalog.ts',
  'contract/words.ts',
  'database/connect.ts',
  'database/testing.ts',
  'domain/catalog/product.ts',
  'domain/units/som.ts',
  'providers/http.ts',
  'providers/payment/fake/provider.ts',
  'providers/payment/port.ts',
  'providers/payment/registry.ts',
  'providers/payment/simulators/join.ts',
  'providers/sms/port.ts',
  'server/app.ts',
  'server/cart/find-cart.ts',
  'server/catalog/find-product.ts',
  'server/catalog/queries.ts',
  'server/catalog/routes.ts',
  'server/catalog/wire.ts',
  'server/content/list-stores.ts',
  'server/kit/refusal.ts',
  'server/order/place/place-order.ts',
  'server/start/open/open-simulators.ts',
  'server/testing.ts',
  'storefront/catalog/filters/filters.tsx',
  'storefront/links.ts',
  'storefront/product/gallery/gallery.tsx',
  'storefront/catalog/tiles/tile.tsx',
  'storefront/shell/page.ts',
  'texts/ru/common.json',
  'tools/run.ts',
  'ui/controls/button.tsx',
  'ui/styles/tokens.css',
];

const rulesOf = (path: string, text: string): Rule[] =>
  findViolations(importGraph([{ path, text }]), new Set([path, ...knownFiles])).map(({ rule }) => rule);

describe('the fence refuses', () => {
  const planted: Record<Rule, [path: string, text: string][]> = {
    unlisted: [
      ['lib/money.ts', ''],
      ['server/money.ts', ''],
      ['server/raffle/draw.ts', ''],
      ['storefront/helpers/format.ts', ''],
    ],
    missing: [['domain/cart/cart.ts', "import { a } from '#domain/cart/nowhere.ts';"]],
    relative: [
      ['server/catalog/present.ts', "import { product } from '../../domain/catalog/product.ts';"],
      ['storefront/shell/a.ts', "import type { Product } from '../../contract/catalog/catalog.ts';"],
    ],
    'late-only': [
      ['server/main.ts', "import { openSimulatedProviders } from '#server/start/open/open-simulators.ts';"],
      [
        'server/start/open/open-generated-files.ts',
        "import type { OpenSimulators } from './open-simulators.ts';",
      ],
    ],
    zone: [
      ['providers/payment/registry.ts', "import { createSimulators } from './simulators/join.ts';"],
      ['providers/payment/click/provider.ts', "import { createSimulators } from '../simulators/join.ts';"],
      ['server/main.ts', "await import('#providers/payment/simulators/join.ts');"],
      ['server/order/pay.ts', "await import('#server/start/open/open-simulators.ts');"],
      ['contract/cart.ts', "import { som } from '#domain/units/som.ts';"],
      ['contract/words.ts', "import { product } from '#contract/catalog/catalog.ts';"],
      ['domain/catalog/facets.ts', "import { product } from '#contract/catalog/catalog.ts';"],
      ['domain/catalog/facets.ts', "import type { Product } from '#contract/catalog/catalog.ts';"],
      ['domain/units/som.ts', "import { product } from '#domain/catalog/product.ts';"],
      ['texts/keys.ts', "import { links } from '#storefront/links.ts';"],
      ['database/transaction.ts', "import { findProduct } from '#server/catalog/find-product.ts';"],
      ['database/transaction.ts', "export * from '#domain/catalog/product.ts';"],
      ['providers/sms/eskiz.ts', "import { connect } from '#database/connect.ts';"],
      ['providers/sms/eskiz.ts', "import { Refusal } from '#server/kit/refusal.ts';"],
      ['server/kit/monitoring/health.ts', "import { findProduct } from '#server/catalog/find-product.ts';"],
      ['server/kit/monitoring/health.ts', "import { product } from '#domain/catalog/product.ts';"],
      ['server/order/pay.ts', "import { fake } from '#providers/payment/fake/provider.ts';"],
      ['server/order/pay.ts', "import { registry } from '#providers/payment/registry.ts';"],
      ['server/catalog/page.ts', "import { links } from '#storefront/links.ts';"],
      ['server/app.ts', "import { links } from '#storefront/links.ts';"],
      ['server/app.ts', "await import('#storefront/links.ts');"],
      ['client/call.ts', "import { product } from '#domain/catalog/product.ts';"],
      ['client/call.ts', "import { Refusal } from '#server/kit/refusal.ts';"],
      ['ui/price.tsx', "import { catalog } from '#client/catalog.ts';"],
      ['ui/price.tsx', "import type { Product } from '#contract/catalog/catalog.ts';"],
      ['ui/price.tsx', "import { links } from '#storefront/links.ts';"],
      ['storefront/product/facts/facts.tsx', "import { product } from '#domain/catalog/product.ts';"],
      ['storefront/product/facts/facts.tsx', "type A = import('#database/connect.ts').Db;"],
      ['storefront/root.tsx', "import { app } from '#server/app.ts';"],
      [
        'storefront/shell/frame/header/header.tsx',
        "import { Tile } from '#storefront/catalog/tiles/tile.tsx';",
      ],
      ['server/cart/routes.ts', "import { run } from '#tools/run.ts';"],
    ],
    'types-only': [
      ['storefront/product/facts/facts.tsx', "import { product } from '#contract/catalog/catalog.ts';"],
      ['storefront/product/facts/facts.tsx', "import { type Product } from '#contract/catalog/catalog.ts';"],
      ['client/catalog.ts', "import { product } from '#contract/catalog/catalog.ts';"],
      ['server/payment/settle.ts', "import { begin } from '#providers/payment/port.ts';"],
    ],
    layer: [
      ['server/catalog/find-product.ts', "import { placeOrder } from '#server/order/place/place-order.ts';"],
      ['server/catalog/find-product.ts', "import type { Order } from '#server/order/place/place-order.ts';"],
      ['server/catalog/find-product.ts', "import { listStores } from '#server/content/list-stores.ts';"],
      ['server/payment/settle.ts', "import { placeOrder } from '#server/order/place/place-order.ts';"],
      [
        'storefront/checkout/checkout-page.tsx',
        "import { Filters } from '#storefront/catalog/filters/filters.tsx';",
      ],
      [
        'storefront/catalog/listing.tsx',
        "import { Gallery } from '#storefront/product/gallery/gallery.tsx';",
      ],
    ],
    private: [
      ['server/cart/add-line.ts', "import { selectProduct } from '#server/catalog/queries.ts';"],
      ['server/cart/add-line.ts', "import { toWire } from '#server/catalog/wire.ts';"],
      ['server/cart/add-line.ts', "import { routes } from '#server/catalog/routes.ts';"],
      ['server/cart/add-line.test.ts', "import { selectProduct } from '#server/catalog/queries.ts';"],
    ],
    isolated: [['providers/sms/eskiz.ts', "import type { Payment } from '#providers/payment/port.ts';"]],
    scaffolding: [
      ['database/connect.ts', "import { testDatabase } from './testing.ts';"],
      ['server/main.ts', "import { testApp } from '#server/testing.ts';"],
    ],
    package: [
      ['contract/cart.ts', "import { sql } from 'kysely';"],
      ['domain/cart/cart.ts', "import { Type } from 'typebox';"],
      ['domain/cart/cart.ts', "import type { Static } from 'typebox';"],
      ['database/connect.ts', "import fastify from 'fastify';"],
      ['ui/link.tsx', "import { Link } from 'react-router';"],
      ['client/call.ts', "import { Value } from 'typebox/value';"],
      ['storefront/product/facts/facts.tsx', "import { Type } from 'typebox';"],
      ['storefront/product/facts/facts.tsx', "import { test } from '@playwright/test';"],
      ['domain/cart/cart.test.ts', "import saxes from 'saxes';"],
    ],
    node: [
      ['domain/cart/cart.ts', "import { randomUUID } from 'node:crypto';"],
      ['contract/cart.ts', "import { randomUUID } from 'crypto';"],
      ['storefront/product/facts/facts.tsx', "import { readFileSync } from 'node:fs';"],
      ['client/call.ts', "const { Agent } = await import('node:http');"],
    ],
    computed: [
      ['server/cart/find-cart.ts', 'const rule = await import(name);'],
      ['domain/cart/cart.ts', 'const rule = await import(`#domain/${name}.ts`);'],
    ],
  };

  for (const [rule, cases] of Object.entries(planted)) {
    it.each(cases)(`${rule}: in %s, %s`, (path, text) => {
      expect(rulesOf(path, text)).toEqual([rule]);
    });
  }
});

describe('the fence allows', () => {
  it.each([
    [
      'a schema use its neighbours',
      'contract/cart.ts',
      "import { Product } from './catalog/catalog.ts'; import { languages } from './words.ts';",
    ],
    ['a rule use money', 'domain/catalog/price.ts', "import { som } from '#domain/units/som.ts';"],
    [
      'a feature use what stands below',
      'server/cart/add-line.ts',
      "import { findProduct } from '#server/catalog/find-product.ts';",
    ],
    [
      'a feature use its own queries',
      'server/catalog/list.ts',
      "import { selectProduct } from './queries.ts';",
    ],
    [
      'a start that needs them open the simulators',
      'server/main.ts',
      "await import('#server/start/open/open-simulators.ts');",
    ],
    [
      'a feature know a port',
      'server/order/pay/pay-order.ts',
      "import type { Port } from '#providers/payment/port.ts';",
    ],
    [
      'a page know the contract',
      'storefront/product/facts/facts.tsx',
      "import type { Product } from '#contract/catalog/catalog.ts';",
    ],
    [
      'a page use the closed lists of words',
      'storefront/product/a.tsx',
      "import { languages } from '#contract/words.ts';",
    ],
    [
      'the home page show the tile of a product',
      'storefront/home/a.tsx',
      "import { Tile } from '#storefront/catalog/tiles/tile.tsx';",
    ],
    [
      'a test have a database',
      'server/catalog/routes.test.ts',
      "import { testApp } from '#server/testing.ts'; import { it } from 'vitest';",
    ],
    ['a component bring its style', 'ui/price.tsx', "import './styles/tokens.css';"],
    [
      'a page know the types of its route',
      'storefront/cart/cart-page.tsx',
      "import type { Route } from './+types/cart-page.ts';",
    ],
  ])('%s', (_sentence, path, text) => {
    expect(rulesOf(path, text)).toEqual([]);
  });
});

it('a file that cannot be parsed is an error, not a file without imports', () => {
  expect(() => importGraph([{ path: 'domain/a.ts', text: 'import {' }])).toThrow(
    'domain/a.ts cannot be parsed',
  );
});
