import { expect, it } from 'vitest';
import { findOldWords } from './plain-words.ts';

it.each([
  ['const keptUntil = 1;', 'keptUntil'],
  ['function askVault() {}', 'askVault'],
  ['const { others } = pieces;', 'others'],
  ['const row = { kept_until: 1 };', 'kept_until'],
])('%s contains a refused word', (text, name) => {
  expect(findOldWords([{ path: 'server/cart/planted.ts', text }])).toEqual([
    expect.stringContaining(`server/cart/planted.ts: ${name}: rather `),
  ]);
});

it('a file name must not contain one', () => {
  expect(findOldWords([{ path: 'server/cart/tell-shopper.ts', text: '' }])).toHaveLength(1);
});

it('longer words that contain one, strings, and names of the API where they are declared are allowed', () => {
  const text = "const taskOf = (mask: string) => mask + 'we asked'; const keptUntil = 1;";
  expect(findOldWords([{ path: 'contract/order.ts', text }])).toEqual([]);
});
