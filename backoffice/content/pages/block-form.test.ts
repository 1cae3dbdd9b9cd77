import { expect, it } from 'vitest';
import type { PageBlock } from '#contract/page.ts';
import { blockOfForm, formOfBlock, newBlock } from './block-form.ts';
import { textsOfForm } from './page-form.ts';

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
