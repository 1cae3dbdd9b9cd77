import { expect, it } from 'vitest';
import { textMarks } from './text-marks.ts';

const [ru, uz] = [0, 1];
const plain = { isRequired: false };

it('an empty text is missing if another language is written, or if it is required or expected', () => {
  const texts = ['Кольцо', ' ', ''];
  expect(textMarks({ texts, place: uz, ...plain }).isMissing).toBe(true);
  expect(textMarks({ texts, place: ru, ...plain }).isMissing).toBe(false);
  const none = { texts: ['', '', ''], place: ru };
  expect(textMarks({ ...none, ...plain }).isMissing).toBe(false);
  expect(textMarks({ ...none, isRequired: true }).isMissing).toBe(true);
  expect(textMarks({ ...none, ...plain, isExpected: true }).isMissing).toBe(true);
});

it('the Russian text is offered to an empty field of another language only', () => {
  const texts = ['Кольцо', '', 'Ring'];
  expect([0, 1, 2].map((place) => textMarks({ texts, place, ...plain }).russian)).toEqual([
    null,
    'Кольцо',
    null,
  ]);
});

it('the length is that of the typed text; a value that is no text has none', () => {
  expect(textMarks({ texts: ['Кольцо ', null, ''], place: ru, ...plain }).length).toBe(7);
  expect(textMarks({ texts: ['Кольцо', null, ''], place: uz, ...plain }).length).toBe(0);
});
