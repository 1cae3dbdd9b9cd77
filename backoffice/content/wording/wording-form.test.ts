import { expect, it } from 'vitest';
import type { WordingRow } from '#contract/admin/content/wording.ts';
import { previewOf } from './wording-form.ts';

const row: WordingRow = {
  key: 'messages.sms.code',
  place: 'SMS',
  kind: 'SMS',
  subject: '',
  originalUz: 'Kod {{code}}',
  originalRu: 'Код {{code}}',
  originalEn: 'Code {{code}}',
  textUz: null,
  textRu: null,
  textEn: null,
  placeholders: [
    { name: 'code', meaning: 'code', exampleUz: '004217', exampleRu: '004217', exampleEn: '004217' },
  ],
  ending: '\n@zarona.uz #004217',
  version: 0,
  changedBy: null,
  changedAt: null,
};

it('a preview has examples for the placeholders, and leaves an unknown one as it is typed', () => {
  expect(previewOf('Код {{code}} до {{time}}', row, 'ru')).toBe('Код 004217 до {{time}}\n@zarona.uz #004217');
});
