import { expect, it } from 'vitest';
import { findOldWords } from './plain-words.ts';

it.each([
  ['const keptUntil = 1;', 'keptUntil'],
  ['function askVault() {}', 'askVault'],
  ['const { others } = pieces;', 'others'],
  ['const row = { kept_until: 1 };', 'kept_until'],
])('%s has a name in the old words', (text, name) => {
  expect(findOldWords([{ path: 'server/cart/planted.ts', text }])).toEqual([
    expect.stringContaining(`server/cart/planted.ts: ${name}: rather `),
  ]);
});

it('a file may not be named in them', () => {
  expect(findOldWords([{ path: 'server/cart/tell-shopper.ts', text: '' }])).toHaveLength(1);
});

it('words that only contain one of them, texts, and names on the wire where they are declared stay', () => {
  const text = "const taskOf = (mask: string) => mask + 'we asked'; const keptUntil = 1;";
  expect(findOldWords([{ path: 'contract/order.ts', text }])).toEqual([]);
});
