import { expect, it } from 'vitest';
import { ImportProblem, sentenceOf, storedSentence } from './import-problem.ts';

const problem = new ImportProblem(
  'MAPPING_UNFIT',
  {},
  {
    errors: [
      { path: 'piece.weightGrams', code: 'COLUMN_MISSING', facts: { column: 'Вес' } },
      { path: '', code: 'NOT_JSON', facts: { error: 'unexpected end' } },
    ],
    columns: ['Артикул', 'Номер'],
  },
);

it.each([
  [
    'ru',
    'Файл не подходит к сопоставлению:\npiece.weightGrams: столбца «Вес» нет\nэто не JSON: unexpected end\nСтолбцы файла: Артикул · Номер',
  ],
  [
    'uz',
    'Fayl moslashtirishga toʻgʻri kelmaydi:\npiece.weightGrams: «Вес» ustuni yoʻq\nbu JSON emas: unexpected end\nFayl ustunlari: Артикул · Номер',
  ],
  [
    'en',
    'The file does not fit the mapping:\npiece.weightGrams: there is no column “Вес”\nthis is not JSON: unexpected end\nColumns of the file: Артикул · Номер',
  ],
] as const)('why a file was refused is said in the language of the reader: %s', (language, sentence) => {
  expect(sentenceOf(problem.why, language)).toBe(sentence);
  expect(storedSentence(JSON.stringify(problem.why), language)).toBe(sentence);
});

it('a reason that was stored as a sentence stays that sentence', () => {
  expect(storedSentence('Файл пуст: нет даже заголовка.', 'en')).toBe('Файл пуст: нет даже заголовка.');
});
