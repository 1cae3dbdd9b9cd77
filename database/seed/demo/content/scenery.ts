import type { LocalizedText } from '../../../schema.ts';
import type { Picture } from '../pictures.ts';

const rendered = { uz: 'kompyuter tasviri', ru: 'компьютерная визуализация', en: 'computer rendering' };

/** Pictures that belong to no model: for banners, categories, collections, moments and stores. */
export const scenery: readonly Picture[] = [
  ...[
    ['banners/banner-afterglow-ring-shahtut.jpg', [1200, 1500]] as const,
    ['banners/banner-afterglow-ring-shahtut-wide.jpg', [1680, 1200]] as const,
  ].map(([key, sides]) =>
    scene(key, sides, {
      uz: '«Shafaq» uzugi, sariq oltin 750, yoqut va brilliantlar, toʻq fonda',
      ru: 'Кольцо «Вечерняя заря», жёлтое золото 750, рубин и бриллианты, на тёмном фоне',
      en: 'Afterglow ring, yellow gold 750, ruby and diamonds, on a dark ground',
    }),
  ),
  scene('banners/banner-diamonds-charcoal.jpg', [1600, 900], {
    uz: 'Qora sirtda oq oltin uzuk va sochilgan brilliantlar',
    ru: 'Кольцо из белого золота среди бриллиантов на тёмном фоне',
    en: 'A white gold solitaire among loose diamonds on a dark ground',
  }),
  scene('banners/banner-girih-gold-stone.jpg', [2400, 1000], {
    uz: 'Tosh ustida girih naqshli oltin bilaguzuk va uzuklar',
    ru: 'Золотой браслет и кольца с узором гирих на камне',
    en: 'A gold bangle and rings with girih stars on stone',
  }),
  scene('banners/banner-pearls-ivory.jpg', [1600, 900], {
    uz: 'Marvarid shodasi va marvaridli sirgʻalar',
    ru: 'Нить жемчуга и жемчужные серьги',
    en: 'A strand of pearls and pearl earrings',
  }),
  scene('banners/banner-ruby-burgundy-velvet.jpg', [2400, 1000], {
    uz: 'Toʻq qizil baxmal ustida qizil toshli kulon va uzuklar',
    ru: 'Подвеска и кольца с красными камнями на бордовом бархате',
    en: 'A pendant and rings with red stones on burgundy velvet',
  }),
  scene('banners/banner-silver-turquoise-stone.jpg', [1600, 900], {
    uz: 'Tosh ustida kumush bilaguzuk, medalyon va feruza uzuk',
    ru: 'Серебряный браслет, медальон и кольцо с бирюзой на камне',
    en: 'A silver bangle, a medallion and a turquoise ring on stone',
  }),
  scene('banners/banner-three-rings-ivory.jpg', [2400, 1000], {
    uz: 'Och fonda uchta uzuk: zumrad, sapfir va brilliantli',
    ru: 'Три кольца на светлом фоне: с изумрудом, сапфиром и бриллиантами',
    en: 'Three rings on a light ground: emerald, sapphire and diamonds',
  }),
  scene('banners/banner-wedding-bands-stone-wide.jpg', [1200, 960], {
    uz: 'Tosh ustida ikki nikoh uzugi, sariq va oq',
    ru: 'Два обручальных кольца на камне, жёлтое и белое',
    en: 'Two wedding bands on stone, yellow and white',
  }),
  scene('moments/moment-arch-gold-hoops.jpg', [1200, 1500], {
    uz: 'Ganch ravoq yonida oltin halqa sirgʻalar',
    ru: 'Золотые серьги-кольца у гипсовой арки',
    en: 'Gold hoops beside a plaster arch',
  }),
  scene('moments/moment-burgundy-garnet-brooch.jpg', [1200, 1500], {
    uz: 'Toʻq qizil baxmal ustida granatli yulduz brosh',
    ru: 'Брошь-звезда с гранатами на бордовом бархате',
    en: 'A star brooch with garnets on burgundy velvet',
  }),
  scene('moments/moment-charcoal-diamonds.jpg', [1200, 1500], {
    uz: 'Qora sirtda brilliantli bilaguzuk va uzuk',
    ru: 'Браслет и кольцо с бриллиантами на тёмном фоне',
    en: 'A diamond bracelet and a ring on a dark ground',
  }),
  scene('moments/moment-girih-medallion.jpg', [1200, 1500], {
    uz: 'Tosh ustida girih naqshli oltin medalyon',
    ru: 'Золотой медальон с узором гирих на камне',
    en: 'A gold medallion with a girih pattern on stone',
  }),
  scene('moments/moment-plinth-sapphire-ring.jpg', [1200, 1500], {
    uz: 'Ganch tagliklar ustida sapfirli uzuk va brilliantli halqa',
    ru: 'Кольцо с сапфиром и дорожка бриллиантов на гипсовых подставках',
    en: 'A sapphire ring and a diamond band on plaster plinths',
  }),
  scene('moments/moment-stone-girih-bangle.jpg', [1200, 1500], {
    uz: 'Tosh bloklarda oʻyma naqshli oltin bilaguzuk',
    ru: 'Гравированный золотой браслет на каменных блоках',
    en: 'An engraved gold bangle on stone blocks',
  }),
  scene('moments/moment-wedding-bands-stone.jpg', [1200, 1500], {
    uz: 'Tosh ustida ikki nikoh uzugi, sariq va oq',
    ru: 'Два обручальных кольца на камне, жёлтое и белое',
    en: 'Two wedding bands on stone, yellow and white',
  }),
  ...categoryScenes(),
  scene('pieces/necklace-chain-yellow-gold-cable-1-front.jpg', [1200, 1200], {
    uz: 'Sariq oltin zanjir, yakor toʻqimasi',
    ru: 'Цепочка из жёлтого золота, якорное плетение',
    en: 'A yellow gold chain, anchor weave',
  }),
  scene('pieces/earrings-drop-silver-turquoise-1-front.jpg', [1200, 1200], {
    uz: 'Feruzali kumush hilol sirgʻalar',
    ru: 'Серебряные серьги-полумесяцы с бирюзой',
    en: 'Silver crescent earrings with turquoise',
  }),
  scene('stores/toshkent-amir-temur.png', [1600, 1200], {
    uz: 'Amir Temur doʻkoni: yulduzli quyosh panjarasi, ustunlar va chuqur peshayvon',
    ru: 'Магазин «Амир Темур»: солнцезащитная решётка из звёзд, колонны и глубокий навес',
    en: 'The Amir Temur store: a sun screen of stars, columns and a deep canopy',
  }),
  scene('stores/toshkent-chilonzor.png', [1600, 1200], {
    uz: 'Chilonzor doʻkoni: koʻp qavatli uyning birinchi qavati, yonida metro',
    ru: 'Магазин «Чиланзар»: первый этаж многоэтажного дома рядом с метро',
    en: 'The Chilonzor store: the ground floor of a tall house beside the metro',
  }),
  scene('stores/samarqand.png', [1600, 1200], {
    uz: 'Samarqand doʻkoni: ravoqli peshtoq va qovurgʻali gumbaz',
    ru: 'Магазин в Самарканде: портал с аркой и ребристый купол',
    en: 'The Samarkand store: a portal with an arch and a ribbed dome',
  }),
  scene('stores/buxoro.png', [1600, 1200], {
    uz: 'Buxoro doʻkoni: toqi gumbazlari, minora va oʻymakor eshik',
    ru: 'Магазин в Бухаре: купола торговых рядов, минарет и резная дверь',
    en: 'The Bukhara store: the domes of a trading street, a minaret and a carved door',
  }),
  scene('stores/fargona.png', [1600, 1200], {
    uz: 'Fargʻona doʻkoni: oʻymakor ustunli ayvon va teraklar',
    ru: 'Магазин в Фергане: айван на резных колоннах и тополя',
    en: 'The Fergana store: an ayvan on carved columns, and poplars',
  }),
  scene('stores/namangan.png', [1600, 1200], {
    uz: 'Namangan doʻkoni: ishkom, atirgullar va uzoqda togʻlar',
    ru: 'Магазин в Намангане: виноградная беседка, розы и горы вдали',
    en: 'The Namangan store: a vine arbour, roses, and mountains beyond',
  }),
];

function categoryScenes(): Picture[] {
  const names: Readonly<Record<string, LocalizedText>> = {
    bracelets: { uz: 'Pushti oltin bilaguzuk', ru: 'Браслет из розового золота', en: 'A rose gold bracelet' },
    'engagement-rings': { uz: 'Brilliantli uzuk', ru: 'Кольцо с бриллиантом', en: 'A ring with a diamond' },
    necklaces: { uz: 'Marvarid shodasi', ru: 'Нить жемчуга', en: 'A strand of pearls' },
    'loose-gems': { uz: 'Dumaloq brilliant', ru: 'Круглый бриллиант', en: 'A round diamond' },
    pendants: { uz: 'Zumradli kulon', ru: 'Подвеска с изумрудом', en: 'A pendant with an emerald' },
    rings: { uz: 'Sapfirli uzuk', ru: 'Кольцо с сапфиром', en: 'A ring with a sapphire' },
    'signet-rings': {
      uz: 'Girih naqshli muhr uzuk',
      ru: 'Печатка с узором гирих',
      en: 'A signet ring with a girih pattern',
    },
    studs: { uz: 'Brilliantli pussetlar', ru: 'Пусеты с бриллиантами', en: 'Diamond studs' },
    'wedding-bands': { uz: 'Ikki nikoh uzugi', ru: 'Два обручальных кольца', en: 'Two wedding bands' },
  };
  return Object.entries(names).map(([name, alt]) =>
    scene(`categories/category-${name}.jpg`, [800, 800], alt),
  );
}

function scene(key: string, [width, height]: readonly [number, number], seen: LocalizedText): Picture {
  const alt = {
    uz: `${seen.uz}, ${rendered.uz}`,
    ru: `${seen.ru}, ${rendered.ru}`,
    en: `${seen.en}, ${rendered.en}`,
  };
  return { key, kind: 'IMAGE', alt, width, height };
}
