import { expect, it } from 'vitest';
import type { Attachment } from '#contract/catalog/catalog.ts';
import type { CollectionStory } from '#contract/catalog/collection.ts';
import { bandOf, shapeOf, storyOf } from './collection-view.ts';

const picture = (width: number | null, height: number | null): Attachment => ({
  id: 1,
  url: '/api/v1/attachments/download?key=a.jpg',
  kind: 'IMAGE',
  altUz: 'Uzuk',
  altRu: 'Кольцо',
  altEn: 'A ring',
  width,
  height,
  placeholder: 'UklG',
});
const anor: CollectionStory = {
  id: 2,
  nameUz: 'Anor',
  nameRu: 'Анор',
  nameEn: 'Anor',
  slugUz: 'anor',
  slugRu: 'anor-ru',
  slugEn: 'anor',
  descriptionUz: 'Anor donasi',
  descriptionRu: 'Гранатовое зерно',
  descriptionEn: 'A pomegranate seed',
  cover: picture(1200, 1500),
  order: 1,
  productCount: 13,
  storyUz: 'Hikoya',
  storyRu: 'История',
  storyEn: 'A story',
  pictures: [picture(2400, 1000), picture(null, null)],
};

it('a collection is shown in the page’s language, at its address in it', () => {
  expect(bandOf(anor, 'ru')).toMatchObject({
    href: '/collections/anor-ru',
    name: 'Анор',
    idea: 'Гранатовое зерно',
    count: 13,
    picture: { alt: 'Кольцо', ratio: 0.8 },
  });
  expect(bandOf(anor, 'uz')).toMatchObject({ href: '/uz/collections/anor', idea: 'Anor donasi' });
});

it('a picture keeps its aspect ratio; one of unknown size counts as square', () => {
  const { details, story } = storyOf(anor, 'en');
  expect(story).toBe('A story');
  expect(details.map(({ ratio }) => shapeOf(ratio))).toEqual(['wide', 'square']);
  expect(shapeOf(0.8)).toBe('upright');
});

it('a collection without a cover has no picture', () => {
  expect(bandOf({ ...anor, cover: null }, 'ru').picture).toBeNull();
});
