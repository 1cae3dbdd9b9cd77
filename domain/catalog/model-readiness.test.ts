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

it('a complete model can be published', () => {
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

it('a language is complete if it has both name and description', () => {
  expect(writtenLanguages({ name: { ...words, uz: '' }, description: { ...words, en: '' } })).toEqual(['ru']);
});

it('models on sale can be archived, others published; a loose stone cannot be duplicated', () => {
  expect(modelActionsOf({ state: 'ACTIVE', kind: 'jewel' })).toEqual(['EDIT', 'ARCHIVE', 'DUPLICATE']);
  expect(modelActionsOf({ state: 'ARCHIVED', kind: 'loose-stone' })).toEqual(['EDIT', 'PUBLISH']);
});
