import { describe, expect, it } from 'vitest';
import {
  filesPerFolder,
  findComplaints,
  findFullFolders,
  findNamelessFiles,
  houseRules,
} from './house-rules.ts';

const complaints = (path: string, text: string): string[] =>
  findComplaints([{ path, text }]).map(({ rule }) => rule);

const planted: [rule: string, path: string, text: string][] = [
  [
    'border names stay at the border',
    'server/catalog/listing/list-products.ts',
    'const price = row.b2CFixed;',
  ],
  ['border names stay at the border', 'database/seed/demo.ts', 'const product = { nameUz: 1 };'],
  ['border names stay at the border', 'domain/pricing/price.ts', "const price = { 'oldPrice': 1 };"],
  ['the domain has no clock and no dice', 'domain/order/holds.ts', 'const now = Date.now();'],
  ['the domain has no clock and no dice', 'domain/order/holds.ts', 'const now = new Date();'],
  ['the domain has no clock and no dice', 'domain/order/holds.ts', 'const n = Math.random();'],
  [
    'only providers/http.ts and the client fetch',
    'server/content/list-stores.ts',
    "await fetch('https://maps.example');",
  ],
  [
    'only providers/http.ts and the client fetch',
    'storefront/cart/cart-page.tsx',
    "globalThis.fetch('/api/cart');",
  ],
  [
    'only server/config/config.ts reads the environment',
    'server/cart/find-cart.ts',
    "const limit = process.env['LIMIT'];",
  ],
  [
    'only server/config/config.ts reads the environment',
    'providers/sms/eskiz.ts',
    'const { TOKEN } = process.env;',
  ],
  ['an assertion says why', 'server/cart/find-cart.ts', 'const cart = row as Cart;'],
  ['an assertion says why', 'client/call.ts', 'const cart = (\n  row as Cart\n);'],
  ['a skipped lint rule says why', 'ui/controls/button.tsx', '// oxlint-disable-next-line no-console\nf();'],
  ['an unfinished thing has an issue', 'ui/controls/button.tsx', '// TODO make it nicer'],
  ['an unfinished thing has an issue', 'ui/controls/button.tsx', 'f(); // FIXME'],
  ['words come from texts', 'ui/controls/button.tsx', 'const a = <b>Купить</b>;'],
  ['words come from texts', 'storefront/cart/cart-page.tsx', 'const a = <img alt="Ring" />;'],
];

describe('the house rules report', () => {
  it.each(planted)('%s: in %s, %s', (rule, path, text) => {
    expect(complaints(path, text)).toEqual([rule]);
  });

  it('every rule when it is violated', () => {
    expect(new Set(planted.map(([rule]) => rule))).toEqual(new Set(houseRules.map(({ name }) => name)));
  });
});

describe('the house rules allow', () => {
  it.each([
    ['the border have its own names', 'server/catalog/wire.ts', 'const price = { b2CFixed: 1, nameUz: 2 };'],
    [
      'the contract have its own names',
      'contract/catalog/catalog.ts',
      'const price = { b2CFixed: 1, nameUz: 2 };',
    ],
    ['a rule read an instant', 'domain/order/holds.ts', 'const at = new Date(instant);'],
    ['a test have a clock', 'domain/order/holds.test.ts', 'const now = new Date();'],
    ['the client fetch', 'client/call.ts', 'await fetch(path);'],
    ['anybody be given a fetch', 'storefront/shell/caller.ts', 'await caller.fetch(path);'],
    [
      'a program inherit the environment',
      'database/embedded/start.ts',
      'const env = { ...process.env, LANG };',
    ],
    ['an assertion that says why', 'client/call.ts', 'const a = b as C; // every refusal is a problem'],
    [
      'an assertion that says why above',
      'client/call.ts',
      '// every refusal is a problem\nconst a = b as C;',
    ],
    ['a constant', 'client/call.ts', 'const a = [1] as const;'],
    [
      'a skipped lint rule that says why',
      'ui/controls/button.tsx',
      '// oxlint-disable-next-line no-console -- the last resort\nf();',
    ],
    [
      'a skipped lint rule whose reason stands above',
      'ui/controls/button.tsx',
      '// the last resort\n// oxlint-disable-next-line no-console\nf();',
    ],
    ['signs that need no translation', 'ui/price.tsx', 'const a = <b>{sum} · №</b>;'],
  ])('%s', (_sentence, path, text) => {
    expect(complaints(path, text)).toEqual([]);
  });
});

it('a file has a name that says what it contains', () => {
  const nameless = [
    'server/utils/money.ts',
    'ui/index.ts',
    'domain/common.ts',
    'server/cart/cart.helpers.ts',
    'storefront/lib/a.tsx',
  ];
  expect(
    findNamelessFiles([
      ...nameless,
      'server/catalog/index/build.ts',
      'domain/cart/line-key.ts',
      'texts/ru/common.json',
    ]),
  ).toEqual(nameless);
});

it('a folder has a limited number of files; lists of one kind may grow', () => {
  const filesOf = (folder: string, count: number) =>
    Array.from({ length: count }, (_, n) => `${folder}/${n}.ts`);
  expect(findFullFolders(filesOf('server/cart', filesPerFolder))).toEqual([]);
  expect(findFullFolders(filesOf('server/cart', filesPerFolder + 1))).toEqual(['server/cart: 26 files']);
  expect(findFullFolders(filesOf('database/migrations', 100))).toEqual([]);
});
