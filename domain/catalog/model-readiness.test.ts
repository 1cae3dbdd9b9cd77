import { expect, it } from 'vitest';
import { missingOf, modelActionsOf, writtenLanguages } from './model-readiness.ts';

const words = { uz: 'Uzuk', ru: 'Кольцо', en: 'Ring' };
const ready = {
  state: 'DRAFT' as const,
  name: words,
  description: words,
  hasPicture: true,
  hasPrice: true,
  hasCodes: true,
};

it('a model that has everything may be published', () => {
  expect(missingOf(ready)).toEqual([]);
});

it.each([
  ['PICTURE', { hasPicture: false }],
  ['LANGUAGES', { description: { ...words, en: '' } }],
  ['PRICE', { hasPrice: false }],
  ['CODES', { hasCodes: false }],
] as const)('without it, %s is missing', (point, without) => {
  expect(missingOf({ ...ready, ...without })).toEqual([point]);
});

it('a language is written when it has both name and description', () => {
  expect(writtenLanguages({ name: { ...words, uz: '' }, description: { ...words, en: '' } })).toEqual(['ru']);
});

it('what is on sale is archived, what is not is published; a loose stone is not duplicated', () => {
  expect(modelActionsOf({ state: 'ACTIVE', kind: 'jewel' })).toEqual(['EDIT', 'ARCHIVE', 'DUPLICATE']);
  expect(modelActionsOf({ state: 'ARCHIVED', kind: 'loose-stone' })).toEqual(['EDIT', 'PUBLISH']);
});
