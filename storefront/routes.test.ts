import { expect, it } from 'vitest';
import { contentPages } from '#contract/words.ts';
import { reservedAddresses } from '#domain/content/page-address.ts';
import routes from './routes.ts';

const firstWords = routes.flatMap(({ path = '' }) => {
  const [word = ''] = path.split('/');
  return /^[a-z0-9-]+$/.test(word) ? [word] : [];
});

it('no page written by editors can take the address of a page of the shop', () => {
  const known: readonly string[] = contentPages;
  expect(firstWords.filter((word) => !reservedAddresses.has(word) && !known.includes(word))).toEqual([]);
  expect(firstWords).toContain('catalog');
});
