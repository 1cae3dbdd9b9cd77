import { type TashkentDay, addDays } from '#domain/units/tashkent-day.ts';
import type { BannersTable, LocalizedText } from '../../../schema.ts';

export interface BannerText {
  placement: BannersTable['placement'];
  title: LocalizedText;
  body: LocalizedText;
  alt: LocalizedText;
  /** Each picture is used from a width of the window on. */
  pictures: readonly (readonly [fromWidth: 0 | 768 | 992 | 1200 | 1288 | 1536, key: string])[];
  video: string | null;
  link: string;
  /** The model one of whose pieces is named on the banner. */
  piece: string | null;
  /** Days from today; null = no end. */
  from: number | null;
  to: number | null;
}

/** The six banners of catalogue-plan 9, one of them scheduled and one expired. */
export const banners: readonly BannerText[] = [
  {
    placement: 'HOME_HERO',
    title: {
      uz: 'Har bir\u00A0uzuk\u00A0— yagona',
      ru: 'Каждое кольцо — единственное',
      en: 'Every ring is one of a kind',
    },
    body: {
      uz: 'Har donaning oʻz raqami, vazni va narxi bor. Aynan suratdagi uzukni tanlashingiz mumkin.',
      ru: 'У каждого свой номер, вес и цена. Можно выбрать именно то, что на фото.',
      en: 'Each has its own number, weight and price. You can choose the very one in the picture.',
    },
    alt: {
      uz: '«Shafaq» uzugi, sariq oltin 750, yoqut va brilliantlar, toʻq fonda, kompyuter tasviri',
      ru: 'Кольцо «Вечерняя заря», жёлтое золото 750, рубин и бриллианты, на тёмном фоне, компьютерная визуализация',
      en: 'Afterglow ring, yellow gold 750, ruby and diamonds, on a dark ground, computer rendering',
    },
    pictures: [
      [0, 'banners/banner-afterglow-ring-shahtut.jpg'],
      [768, 'banners/banner-afterglow-ring-shahtut-wide.jpg'],
    ],
    video: null,
    link: '/catalog/rings',
    piece: 'ZR-005',
    from: null,
    to: null,
  },
  {
    // heroes alternate week by week; the bands are next
    placement: 'HOME_HERO',
    title: {
      uz: 'Nikoh uzuklari, juft holda',
      ru: 'Обручальные кольца парой',
      en: 'Wedding bands, as a pair',
    },
    body: {
      uz: 'Ikkinchi uzukka gravirovka bepul.',
      ru: 'Гравировка на втором кольце бесплатно.',
      en: 'Engraving on the second ring is free.',
    },
    alt: {
      uz: 'Tosh ustida ikki nikoh uzugi, sariq va oq, kompyuter tasviri',
      ru: 'Два обручальных кольца на камне, жёлтое и белое, компьютерная визуализация',
      en: 'Two wedding bands on stone, yellow and white, computer rendering',
    },
    pictures: [
      [0, 'moments/moment-wedding-bands-stone.jpg'],
      [992, 'banners/banner-wedding-bands-stone-wide.jpg'],
    ],
    video: null,
    link: '/catalog/wedding-bands',
    piece: null,
    from: 7,
    to: 14,
  },
  {
    placement: 'HOME_STRIP',
    title: { uz: 'Anor pishdi', ru: 'Гранат созрел', en: 'The pomegranate is ripe' },
    body: {
      uz: 'Anor kolleksiyasi: granat, yoqut va qizil oltin.',
      ru: 'Коллекция «Анор»: гранат, рубин и красное золото.',
      en: 'The Anor collection: garnet, ruby and red gold.',
    },
    alt: {
      uz: '«Anor» kuloni, qizil oltin 585, granatlar, kompyuter tasviri',
      ru: 'Подвеска «Гранат», красное золото 585, гранаты, компьютерная визуализация',
      en: 'Pomegranate pendant, red gold 585, garnets, computer rendering',
    },
    pictures: [[0, 'catalogue/ZR-065-1-front.jpg']],
    video: null,
    link: '/collections/anor',
    piece: 'ZR-065',
    from: null,
    to: null,
  },
  {
    placement: 'CATALOG',
    title: {
      uz: 'Oʻlchamingizni ekranda aniqlang',
      ru: 'Измерьте размер на экране',
      en: 'Measure your size on screen',
    },
    body: {
      uz: 'Bir daqiqa va bank kartasi kifoya.',
      ru: 'Нужна минута и любая банковская карта: её приложите к экрану.',
      en: 'A minute and a bank card are enough.',
    },
    alt: {
      uz: 'Och fonda uzuklar, kompyuter tasviri',
      ru: 'Кольца на светлом фоне, компьютерная визуализация',
      en: 'Rings on a light ground, computer rendering',
    },
    pictures: [
      [0, 'categories/category-rings.jpg'],
      [768, 'banners/banner-three-rings-ivory.jpg'],
    ],
    video: null,
    link: '/size-guide',
    piece: null,
    from: null,
    to: null,
  },
  {
    placement: 'CART',
    title: { uz: 'Eski tillani almashtiring', ru: 'Обменяйте старое золото', en: 'Trade in old gold' },
    body: {
      uz: '583 ham boʻladi. Oldingizda tortamiz.',
      ru: 'Принимаем и 583 пробу. Взвесим при вас.',
      en: 'Fineness 583 too. Weighed in front of you.',
    },
    alt: {
      uz: 'Tosh ustida oltin bilaguzuk va uzuk, kompyuter tasviri',
      ru: 'Золотой браслет и кольцо на камне, компьютерная визуализация',
      en: 'A gold bangle and a ring on stone, computer rendering',
    },
    pictures: [
      [0, 'moments/moment-stone-girih-bangle.jpg'],
      [768, 'banners/banner-girih-gold-stone.jpg'],
    ],
    video: 'videos/bangle-engraved-yellow-gold-girih.mp4',
    link: '/catalog',
    piece: null,
    from: null,
    to: null,
  },
  {
    placement: 'SUCCESS',
    title: {
      uz: 'Uzukni yiliga bir marta tozalaymiz',
      ru: 'Раз в год почистим бесплатно',
      en: 'One free cleaning a year',
    },
    body: {
      uz: 'Istalgan doʻkonga keling, yarim soat yetadi.',
      ru: 'Приходите в любой магазин, хватит 20 минут.',
      en: 'Come to any store; half an hour is enough.',
    },
    alt: {
      uz: 'Qora sirtda brilliantli uzuk, kompyuter tasviri',
      ru: 'Кольцо с бриллиантом на тёмном фоне, компьютерная визуализация',
      en: 'A diamond ring on a dark ground, computer rendering',
    },
    pictures: [
      [0, 'moments/moment-charcoal-diamonds.jpg'],
      [768, 'banners/banner-diamonds-charcoal.jpg'],
    ],
    video: null,
    link: '/catalog',
    piece: null,
    from: null,
    to: null,
  },
  {
    placement: 'HOME_STRIP',
    title: { uz: 'Feruza va kumush', ru: 'Бирюза и серебро', en: 'Turquoise and silver' },
    body: {
      uz: 'Abr kolleksiyasi, mavsum oxirigacha.',
      ru: 'Коллекция «Абр», до конца сезона.',
      en: 'The Abr collection, until the end of the season.',
    },
    alt: {
      uz: 'Tosh ustida kumush va feruza, kompyuter tasviri',
      ru: 'Серебро и бирюза на камне, компьютерная визуализация',
      en: 'Silver and turquoise on stone, computer rendering',
    },
    pictures: [[0, 'banners/banner-silver-turquoise-stone.jpg']],
    video: null,
    link: '/collections/abr',
    piece: null,
    from: -40,
    to: -1,
  },
];

/** Returns midnight in Tashkent this many days from today; null stays null. */
export function midnight(today: TashkentDay, days: number | null): string | null {
  return days === null ? null : `${addDays(today, days)}T00:00:00+05:00`;
}
