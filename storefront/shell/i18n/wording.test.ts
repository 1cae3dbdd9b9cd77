import { expect, it } from 'vitest';
import { addTexts } from './texts.ts';
import { headWordingOf, keepDescriptions, tWith, wordingIn } from './wording.ts';

const row = {
  key: 'reworded.title',
  textUz: 'Yangi sarlavha',
  textRu: '{{name}}, новое',
  textEn: null,
  isDescription: false,
};

it('a page has the line of the staff in its language, with its placeholders, and otherwise the original', () => {
  for (const language of ['ru', 'en']) addTexts(language, 'reworded', { title: 'Original', other: 'Other' });
  const inRussian = tWith('ru', wordingIn([row], 'ru'));
  expect(inRussian('reworded:title', { name: 'Азиз' })).toBe('Азиз, новое');
  expect(inRussian('reworded:other')).toBe('Other');
  expect(tWith('en', wordingIn([row], 'en'))('reworded:title')).toBe('Original');
});

it('a key without a file is one of the common texts', () => {
  const t = tWith('uz', wordingIn([{ ...row, key: 'common.tagline' }], 'uz'));
  expect(t('tagline')).toBe('Yangi sarlavha');
});

it('Uzbek in Cyrillic has the Uzbek line, which the server has already converted', () => {
  const t = tWith('uz-Cyrl', wordingIn([{ ...row, textUz: 'Янги сарлавҳа' }], 'uz-Cyrl'));
  expect(t('reworded:title')).toBe('Янги сарлавҳа');
});

it('a description is not in the data of the page, but in its head', () => {
  const description = { ...row, key: 'reworded.description', isDescription: true };
  const rows = [row, description];
  const shell = { wording: wordingIn(rows, 'uz') };
  keepDescriptions(shell, { rows, language: 'uz' });
  expect(shell.wording).toEqual({ 'reworded:title': 'Yangi sarlavha' });
  expect(headWordingOf(shell)).toEqual({
    'reworded:title': 'Yangi sarlavha',
    'reworded:description': 'Yangi sarlavha',
  });
  expect(headWordingOf({ ...shell })).toEqual(shell.wording);
});
