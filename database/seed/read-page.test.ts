import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'zarona-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(text: string) {
  const file = path.join(folder, 'page.md');
  await writeFile(file, text);
  return readPage(pathToFileURL(file));
}

it("readPage converts an author's lines to blocks", async () => {
  const page = await read(
    [
      '# Доставка\nКогда и как.',
      'Первая строка,\nвторая с [ссылкой](/returns).',
      '## Цена',
      '- одно\n- другое',
      '1. раз\n2. два',
      '| Что | Сколько |\n| Вес | 0,01 г |',
      '> Примечание',
      '![Кольцо](moments/ring.jpg)',
      '{tariffs}',
    ].join('\n\n'),
  );
  expect(page).toEqual({
    title: 'Доставка',
    description: 'Когда и как.',
    body: [
      { kind: 'paragraph', text: ['Первая строка, вторая с ', { text: 'ссылкой', href: '/returns' }, '.'] },
      { kind: 'heading', text: 'Цена' },
      { kind: 'list', isOrdered: false, items: [['одно'], ['другое']] },
      { kind: 'list', isOrdered: true, items: [['раз'], ['два']] },
      { kind: 'table', head: ['Что', 'Сколько'], rows: [['Вес', '0,01\u00A0г']] },
      { kind: 'note', text: ['Примечание'] },
      { kind: 'picture', key: 'moments/ring.jpg', alt: 'Кольцо' },
      { kind: 'part', name: 'tariffs' },
    ],
  });
});

it('readPage keeps a number and its noun on one line', async () => {
  const { body } = await read('# А\nБ\n\nОт 5 000 000 сум, № 75, за 10 дней.');
  expect(body).toEqual([
    { kind: 'paragraph', text: ['От 5\u00A0000\u00A0000\u00A0сум, №\u00A075, за 10\u00A0дней.'] },
  ]);
});
