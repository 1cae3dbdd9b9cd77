import type { ArticleRow } from './queries.ts';

/** Pages that are not written by editors but searched for; their words are listed here because they are in no table. */
export const ownPages: readonly ArticleRow[] = [
  {
    slug: 'size-guide',
    title: { uz: 'Oʻlchamni aniqlash', ru: 'Как узнать размер', en: 'How to find my size' },
    about: {
      uz: 'Uzuk, bilaguzuk va zanjir oʻlchami jadvali',
      ru: 'Таблица размеров колец, браслетов и цепочек, как измерить палец',
      en: 'Ring, bracelet and chain sizes, how to measure a finger',
    },
  },
  {
    slug: 'stores',
    title: { uz: 'Doʻkonlar', ru: 'Магазины', en: 'Stores' },
    about: {
      uz: 'Manzil, ish vaqti, taqib koʻrish',
      ru: 'Адреса, часы работы, примерка',
      en: 'Addresses, opening hours, trying on',
    },
  },
  {
    slug: 'certificate',
    title: { uz: 'Sertifikatni tekshirish', ru: 'Проверка сертификата', en: 'Check a certificate' },
    about: {
      uz: 'GIA, IGI, HRD, pasport',
      ru: 'GIA, IGI, HRD, паспорт изделия',
      en: 'GIA, IGI, HRD, passport',
    },
  },
];
