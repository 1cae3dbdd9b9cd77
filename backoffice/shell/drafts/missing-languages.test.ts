import { describe, expect, it } from 'vitest';
import { missingLanguages } from './missing-languages.ts';

const paragraph = { kind: 'paragraph', text: ['Word'] };
const page = {
  titleRu: 'Доставка',
  titleUz: 'Yetkazish',
  titleEn: 'Delivery',
  descriptionRu: '',
  descriptionUz: '',
  descriptionEn: '',
  bodyRu: [paragraph],
  bodyUz: [paragraph],
  bodyEn: [paragraph],
  listedIn: null,
};

describe('languages in which content lacks a text', () => {
  it('are none if each Russian text is translated', () => {
    expect(missingLanguages(page)).toEqual([]);
  });

  it('are named for a title, and for a body without blocks', () => {
    expect(missingLanguages({ ...page, titleUz: ' ' })).toEqual(['Uz']);
    expect(missingLanguages({ ...page, bodyUz: [], bodyEn: [] })).toEqual(['Uz', 'En']);
  });

  it('are found in the scenes of a moment', () => {
    const scene = { textRu: 'Утро', textUz: 'Tong', textEn: '', picture: { attachmentId: 3 } };
    expect(missingLanguages({ titleRu: '', titleUz: '', titleEn: '', scenes: [scene] })).toEqual(['En']);
  });
});
