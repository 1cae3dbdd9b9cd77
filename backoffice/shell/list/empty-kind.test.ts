import { expect, it } from 'vitest';
import { emptyKind } from './empty-kind.ts';

const address = { words: ['q', 'sort', 'state'], switches: ['late'], sort: '-createdAt' };
const kindOf = (query: string, isOwn = false) => emptyKind(new URLSearchParams(query), { address, isOwn });

it('a list without rows is filtered only if its address has a filter, not for its sort order or columns', () => {
  expect(kindOf('sort=-createdAt&cols=number,total&density=compact')).toBe('NEVER');
  expect(kindOf('')).toBe('NEVER');
  expect(kindOf('sort=-createdAt&late=true')).toBe('FILTERED');
  expect(kindOf('q=Z-17')).toBe('FILTERED');
});

it('staff of single stores are told that their stores have none, unless a filter explains it', () => {
  expect(kindOf('sort=-createdAt', true)).toBe('OWN_STORES');
  expect(kindOf('state=NEW', true)).toBe('FILTERED');
});
