import { expect, it } from 'vitest';
import { readUsedKeys } from './texts.ts';

const namespaces = new Set(['cart', 'common']);
/** The keys that the server uses. */
const ofTheServer = readUsedKeys([], namespaces).keys;

const usedKeys = (text: string): string[] => {
  const { keys, patterns } = readUsedKeys([{ path: 'storefront/cart/cart-page.tsx', text }], namespaces);
  return [...keys.difference(ofTheServer), ...patterns.map(({ starts, ends }) => `${starts}…${ends}`)];
};

it.each([
  ['a key with its namespace', "t('cart:title')", ['cart:title']],
  ['a key of the common namespace', "t('close')", ['common:close']],
  ['a key as one of two', "t(isOpen ? 'cart:hide' : 'cart:show')", ['cart:hide', 'cart:show']],
  ['a key in a constant', "const title = 'cart:title';", ['cart:title']],
  ['a key put together', 't(`cart:sort.${order}`)', ['cart:sort.…']],
  ['a common key put together', 't(`sort.${order}.label`)', ['common:sort.….label']],
  ['the words of another language', "page.t('cart:title')", ['cart:title']],
])('%s is used', (_what, source, keys) => {
  expect(usedKeys(source)).toEqual(keys);
});

it.each([
  ['the name of a class', "const style = 'cart-row';"],
  ['a namespace alone', "word.startsWith('cart:')"],
  ['an address', "fetch('https://zarona.uz')"],
  ['another function', "select('cart')"],
])('%s is not a key', (_what, source) => {
  expect(usedKeys(source)).toEqual([]);
});

it('BO-66: every refusal has its texts, whether or not a page uses it', () => {
  expect([...readUsedKeys([], new Set()).keys]).toEqual(
    expect.arrayContaining(['errors:title.ITEM_NOT_AVAILABLE', 'errors:detail.ITEM_NOT_AVAILABLE']),
  );
});
