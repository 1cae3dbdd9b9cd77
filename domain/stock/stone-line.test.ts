import { expect, it } from 'vitest';
import { type LabelledStone, stoneLine } from './stone-line.ts';

const diamond: LabelledStone = {
  kind: 'diamond',
  name: 'Бриллиант',
  shape: 'round',
  count: 1,
  caratThousandths: 300,
  color: 'G',
  clarity: 'VS2',
};

it.each([
  ['ru', diamond, '1 бр Кр 0,30 3/5'],
  ['ru', { ...diamond, count: 61, caratThousandths: 50, clarity: 'VS2' }, '61 бр Кр 3,05 1–2/3–4'],
  [
    'ru',
    { ...diamond, kind: 'pearl', name: 'Жемчуг', shape: '', caratThousandths: null, color: null },
    '1 жемчуг',
  ],
  ['uz', { ...diamond, name: 'Olmos' }, '1 olmos 0,30 ct G/VS2'],
  ['en', { ...diamond, name: 'Diamond', caratThousandths: 305, clarity: null }, '1 diamond 0.305 ct G'],
] as const)('%s: a line of a label', (language, stone, line) => {
  expect(stoneLine(stone, language)).toBe(line);
});
