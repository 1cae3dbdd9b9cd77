import { expect, it } from 'vitest';
import { changedParts } from './changed-parts.ts';

const of = { table: 'params', record: '17', op: 'UPDATE' } as const;

it('a text in three languages is compared language by language', () => {
  const before = { name: { ru: 'Огранка', uz: 'Kesim', en: 'Cut' }, version: 1 };
  const after = { name: { ru: 'Огранка', uz: 'Yoʻnish', en: 'Cut' }, version: 2 };
  expect(changedParts({ ...of, before, after })).toEqual([
    { ...of, path: 'name.uz', before: 'Kesim', after: 'Yoʻnish' },
    { ...of, path: 'version', before: 1, after: 2 },
  ]);
});

it('each field of a draft is compared, and fields that are empty both times are omitted', () => {
  const before = { body: { nameRu: 'Лето', storyRu: '', pictures: [{ attachmentId: 1 }] } };
  const after = { body: { nameRu: 'Лето', storyRu: 'О море', pictures: [] } };
  expect(changedParts({ ...of, before, after })).toEqual([
    { ...of, path: 'body.storyRu', before: null, after: 'О море' },
    { ...of, path: 'body.pictures', before: [{ attachmentId: 1 }], after: null },
  ]);
});

it('a new row has all its parts as new values, a removed one as old values', () => {
  const row = { code: 'gold', name: { ru: 'Золото' }, unit: null };
  expect(changedParts({ ...of, before: null, after: row }).map(({ path }) => path)).toEqual([
    'code',
    'name.ru',
  ]);
  expect(changedParts({ ...of, before: row, after: null })).toMatchObject([
    { before: 'gold', after: null },
    { before: 'Золото', after: null },
  ]);
});
