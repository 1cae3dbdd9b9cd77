import type { LocalizedText } from '../../../schema.ts';

export interface CollectionText {
  /** The Latin name, which is its address in Uzbek and English. */
  slug: string;
  name: LocalizedText;
  /** The idea of the collection in one sentence, with which the description of each of its models begins. */
  idea: LocalizedText;
  cover: string;
}

/** The eight collections (catalogue-plan 4). */
export const collections: readonly CollectionText[] = [
  {
    slug: 'qosh',
    name: { uz: 'Qosh', ru: 'Кош', en: 'Qosh' },
    idea: {
      uz: 'Tillaqoshning qanotdek egik chizigʻi — bitta nozik yoyda.',
      ru: 'Крылатая линия тилла-коша, сведённая к одной тонкой дуге.',
      en: 'The winged line of the tillaqosh diadem, reduced to one fine arc.',
    },
    cover: 'catalogue/ZR-084-1-front.jpg',
  },
  {
    slug: 'anor',
    name: { uz: 'Anor', ru: 'Анор', en: 'Anor' },
    idea: {
      uz: 'Anor donasining rangi va shirasi: granat, yoqut, qizil oltin.',
      ru: 'Цвет и сок гранатового зерна: гранат, рубин, красное золото.',
      en: 'Colour and juice of a pomegranate seed: garnet, ruby, red gold.',
    },
    cover: 'moments/moment-burgundy-garnet-brooch.jpg',
  },
  {
    slug: 'abr',
    name: { uz: 'Abr', ru: 'Абр', en: 'Abr' },
    idea: {
      uz: 'Abr matosidagi bulutlar — suv, osmon va koʻk toshlar.',
      ru: 'Облака с абровой ткани: вода, небо и синие камни.',
      en: 'Clouds from ikat cloth: water, sky and blue stones.',
    },
    cover: 'banners/banner-silver-turquoise-stone.jpg',
  },
  {
    slug: 'silsila',
    name: { uz: 'Silsila', ru: 'Силсила', en: 'Silsila' },
    idea: {
      uz: 'Halqa halqaga ulanadi: avloddan avlodga oʻtadigan buyumlar.',
      ru: 'Звено к звену: вещи, которые переходят из поколения в поколение.',
      en: 'Link by link: pieces that pass from one generation to the next.',
    },
    cover: 'catalogue/ZR-089-2-detail.jpg',
  },
  {
    slug: 'shokila',
    name: { uz: 'Shokila', ru: 'Шокила', en: 'Shokila' },
    idea: {
      uz: 'Yurganda ohista jiringlaydigan osma bezaklar.',
      ru: 'Подвесы, которые тихо звенят при каждом шаге.',
      en: 'Drops that chime softly with every step.',
    },
    cover: 'catalogue/ZR-076-2-detail.jpg',
  },
  {
    slug: 'panjara',
    name: { uz: 'Panjara', ru: 'Панжара', en: 'Panjara' },
    idea: {
      uz: 'Oʻymakor panjara ortidan tushgan yorugʻlik.',
      ru: 'Свет сквозь резную решётку.',
      en: 'Light through a carved lattice.',
    },
    cover: 'banners/banner-girih-gold-stone.jpg',
  },
  {
    slug: 'visol',
    name: { uz: 'Visol', ru: 'Висол', en: 'Visol' },
    idea: {
      uz: 'Ikki yoʻl tutashgan kun uchun: unashtiruv va nikoh.',
      ru: 'Для дня, когда две дороги сходятся: помолвка и свадьба.',
      en: 'For the day two roads meet: engagement and marriage.',
    },
    cover: 'moments/moment-wedding-bands-stone.jpg',
  },
  {
    slug: 'tong',
    name: { uz: 'Tong', ru: 'Тонг', en: 'Tong' },
    idea: {
      uz: 'Har kungi yengil taqinchoqlar: ertalab taqib, kechgacha unutasiz.',
      ru: 'Лёгкие украшения на каждый день: надела утром и забыла до вечера.',
      en: 'Light everyday pieces: put on in the morning, forgotten till night.',
    },
    cover: 'moments/moment-arch-gold-hoops.jpg',
  },
];
