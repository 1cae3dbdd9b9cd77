import { expect, it } from 'vitest';
import type { PageBlock } from '#contract/page.ts';
import { ApiProblem } from '#client/problem.ts';
import { messagesOf } from '../../kit/forms/refused/refused-fields.ts';
import { blockOfForm, formOfBlock, newBlock } from './block-form.ts';
import { textsOfForm } from './page-form.ts';
import { atBlockFields, languageOf, refusedBlocks } from './page-problems.ts';

const blocks: PageBlock[] = [
  { kind: 'heading', text: 'Уход' },
  { kind: 'paragraph', text: ['Читайте ', { text: 'о доставке', href: '/delivery' }, '.'] },
  { kind: 'note', text: [{ text: 'Позвоните', href: 'tel:+998710000001' }] },
  { kind: 'list', isOrdered: true, items: [['Один'], ['Два, ', { text: 'три', href: 'https://a.uz/b' }]] },
  {
    kind: 'table',
    head: ['Размер', 'мм'],
    rows: [
      ['17', '17,0'],
      ['18', ''],
    ],
  },
  { kind: 'picture', key: 'pages/care.jpg', alt: 'Кольцо' },
  { kind: 'part', name: 'tariffs' },
];

it.each(blocks)('the block $kind is the same after editing', (block) => {
  expect(blockOfForm(formOfBlock(block))).toEqual(block);
});

it.each([
  { ...newBlock('heading'), text: '  ' },
  { ...newBlock('paragraph'), text: '' },
  { ...newBlock('paragraph'), text: 'Смотрите [здесь](javascript:alert(1))' },
  { ...newBlock('list'), text: '\n\n' },
  { ...newBlock('table'), text: 'a | b\n1 | 2 | 3' },
  { ...newBlock('table'), text: 'a | b' },
  { ...newBlock('picture'), key: 'two words' },
])('an incomplete block is invalid: %j', (form) => {
  expect(blockOfForm(form)).toBeNull();
});

it('an Uzbek page gets proper letters, whichever apostrophe was typed; the other languages stay', () => {
  const form = {
    titleRu: "o'",
    titleUz: "So'zlar",
    titleEn: "o'clock",
    descriptionRu: '',
    descriptionUz: "Ma'no",
    descriptionEn: '',
  };
  const bodyUz = [{ ...newBlock('heading'), text: "Bog'" }];
  const read = textsOfForm({ ...form, bodyRu: [], bodyUz, bodyEn: [], listedIn: 'NONE' });
  expect(read).toMatchObject({
    texts: {
      titleRu: "o'",
      titleUz: 'Soʻzlar',
      titleEn: "o'clock",
      descriptionUz: 'Maʼno',
      bodyUz: [{ kind: 'heading', text: 'Bogʻ' }],
    },
  });
});

it('each incomplete block is refused at its own field, in its language', () => {
  const form = {
    titleRu: 'a',
    titleUz: 'a',
    titleEn: 'a',
    descriptionRu: '',
    descriptionUz: '',
    descriptionEn: '',
  };
  const bodyUz = [
    { ...newBlock('paragraph'), text: 'Bor' },
    { ...newBlock('paragraph'), text: '[bu](javascript:x)' },
    { ...newBlock('table'), text: 'a | b' },
    newBlock('picture'),
  ];
  const typed = { ...form, bodyRu: [], bodyUz, bodyEn: [newBlock('heading')], listedIn: 'NONE' as const };
  const read = textsOfForm(typed);
  const error = read.ok ? null : refusedBlocks(typed, read.incomplete, (key) => key);
  expect([...messagesOf(error)]).toEqual([
    ['bodyUz.1.text', 'bo-content:pages.wrong.link'],
    ['bodyUz.2.text', 'bo-content:pages.wrong.table'],
    ['bodyUz.3.key', 'bo-shell:needed'],
    ['bodyEn.0.text', 'bo-shell:needed'],
  ]);
  expect(languageOf(error)).toBe('Uz');
});

it('what the server refuses of rows, items or links is shown at the text in which they are typed', () => {
  const wrong = { code: 'pattern', message: 'Проверьте, нет ли ошибки.' };
  const paths = ['/bodyRu/2/rows', '/bodyRu/4/items/0/1/href', '/bodyRu/5/key', '/titleRu'];
  const problem = {
    type: '',
    title: '',
    status: 400,
    detail: '',
    code: 'VALIDATION_FAILED',
    instance: '',
    requestId: '',
  };
  const error = new ApiProblem({ ...problem, errors: paths.map((path) => ({ path, ...wrong })) });
  expect([...messagesOf(atBlockFields(error)).keys()]).toEqual([
    'bodyRu.2.text',
    'bodyRu.4.text',
    'bodyRu.5.key',
    'titleRu',
  ]);
});
