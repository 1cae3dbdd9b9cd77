import { expect, it } from 'vitest';
import type { BannerContent } from '#contract/admin/content/banner.ts';
import { contentOf, formOf } from './banner-form.ts';

const content: BannerContent = {
  placement: 'HOME_HERO',
  titleUz: '',
  titleRu: 'Новое',
  titleEn: '',
  textUz: '',
  textRu: '',
  textEn: '',
  altUz: '',
  altRu: '',
  altEn: '',
  link: '/catalog',
  serialNumber: null,
  activeFrom: '2026-04-08T07:00:00.000Z',
  activeTo: null,
  pictures: [{ fromWidth: 0, attachmentId: 1 }],
  videoId: null,
};

it('a banner that is loaded and saved without changes stays the same', () => {
  expect(contentOf(formOf(content))).toEqual(content);
  expect(formOf(content)).toMatchObject({ activeFrom: '2026-04-08T12:00', activeTo: '', serialNumber: '' });
});
