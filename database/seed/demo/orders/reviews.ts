/** A review of the demo (invented, like the buyers). */
export interface DemoReview {
  artikul: string;
  /** Which of the model's sold pieces, from 0. */
  sold: number;
  /** Number of the buyer in clients.ts, from 1. */
  client: number;
  /** How many days ago the order was placed, and how many days after the hand-over the review was written. */
  orderedDaysAgo: number;
  writtenDaysLater: number;
  rating: 1 | 2 | 3 | 4 | 5;
  fit: 'SMALL' | 'TRUE' | 'LARGE' | null;
  isNamed: boolean;
  /** True: delivered by courier; false: picked up in a store. */
  isBrought: boolean;
  text: string;
  answer: string | null;
}

type ReviewFields = Pick<DemoReview, 'rating' | 'text'> &
  Partial<Pick<DemoReview, 'fit' | 'isNamed' | 'isBrought' | 'answer'>>;

function review(
  [artikul, sold]: readonly [string, number],
  [client, orderedDaysAgo, writtenDaysLater]: readonly [number, number, number],
  fields: ReviewFields,
): DemoReview {
  return {
    artikul,
    sold,
    client,
    orderedDaysAgo,
    writtenDaysLater,
    fit: null,
    isNamed: true,
    isBrought: false,
    answer: null,
    ...fields,
  };
}

/** Not all reviews are positive, and the shop answers critical ones. */
export const demoReviews: readonly DemoReview[] = [
  review(['ZR-001', 0], [1, 61, 9], {
    rating: 5,
    fit: 'TRUE',
    text: 'Singlimga tugʻilgan kuniga oldik. Qanotlari nozik ishlangan, kiyimga ilashmaydi. 17,5 oʻlcham barmogʻiga aniq tushdi.',
  }),
  review(['ZR-016', 0], [10, 74, 21], {
    rating: 4,
    fit: 'SMALL',
    text: 'Тоненькое, на руке почти не чувствуется, этого и хотела. Но размер взяла впритык: к вечеру палец отекает и кольцо жмёт. Надо было брать на полразмера больше.',
    answer:
      'Спасибо, что написали об этом. Принесите кольцо в любой наш магазин: мастер посмотрит, можно ли его растянуть.',
  }),
  review(['ZR-029', 0], [8, 118, 90], {
    rating: 5,
    fit: 'TRUE',
    text: 'Ношу третий месяц, снимаю только на работе. Край скруглён, палец не натирает. Вес совпал с биркой до сотой: взвесили при мне.',
  }),
  review(['ZR-030', 0], [3, 96, 30], {
    rating: 5,
    fit: 'TRUE',
    isBrought: true,
    text: 'Nikohimizga oldik. Sariq va oq tilla bir-biriga juda yarashgan, suratdagidan ham chiroyli. Kuryer qutini oldimizda ochib, tarozida tortib koʻrsatdi.',
  }),
  review(['ZR-044', 0], [5, 52, 14], {
    rating: 4,
    text: 'Гранаты тёмные, почти чёрные вечером и вишнёвые на солнце. Носить удобно. Застёжка первые дни открывалась туго, потом разработалась.',
  }),
  review(['ZR-051', 0], [7, 143, 25], {
    rating: 5,
    isNamed: false,
    text: 'Kelinimga hayitlik qildim. Toʻyda hamma qayerdan olganimizni soʻradi. Koʻrinishi salobatli, quloqqa ogʻir emas.',
  }),
  review(['ZR-054', 0], [6, 38, 6], {
    rating: 5,
    text: 'A present for my mother. Small, bright, and she has not taken them off since. The note with the weight and the hallmark was a nice surprise.',
  }),
  review(['ZR-056', 0], [11, 67, 12], {
    rating: 3,
    isBrought: true,
    text: 'Pussetlar chiroyli, kundalik uchun yaxshi. Faqat bir kun kechikib keldi, oldindan qoʻngʻiroq qilib aytishdi, lekin baribir sovgʻaga ulgurmadik.',
    answer:
      'Kechikkanimiz uchun uzr soʻraymiz. Xorazmga yetkazish kunlarini qayta hisobladik: endi rasmiylashtirishda aniqroq sana chiqadi.',
  }),
  review(['ZR-062', 0], [10, 155, 40], {
    rating: 5,
    text: 'Лёгкие, забываешь, что надела. Сплю в них, не колют.',
  }),
  review(['ZR-066', 0], [5, 81, 17], {
    rating: 5,
    text: 'Подарок себе на юбилей. Камни мелкие, но посажены ровно, под лупой ни одной щели. Проверила сертификат по номеру: всё сошлось.',
  }),
  review(['ZR-066', 1], [9, 200, 33], {
    rating: 5,
    text: 'Yoqutlari anor donasiga oʻxshaydi. Onam uchun oldim, zanjirini alohida tanladik, doʻkonda yordam berishdi.',
  }),
  review(['ZR-067', 0], [12, 110, 10], {
    rating: 4,
    isNamed: false,
    text: 'Mother-of-pearl is livelier than in the photos. The loop is rather small: it did not go over the clasp of a chain I had at home.',
    answer:
      'Thank you for telling us. Bring the pendant to any of our stores: a wider loop is a few minutes of work.',
  }),
  review(['ZR-067', 1], [3, 175, 28], {
    rating: 5,
    text: 'Yengil va sokin taqinchoq. Har kuni ishga taqib boraman.',
  }),
  review(['ZR-071', 0], [2, 128, 19], {
    rating: 5,
    text: 'Брал жене. Опал при каждом повороте другой. Про уход рассказали сразу: не греть и не оставлять на солнце.',
  }),
  review(['ZR-077', 0], [9, 190, 45], {
    rating: 5,
    fit: 'TRUE',
    text: 'Toʻyda taqdim. Haqiqatan ham yurganda mayin jiringlaydi. 45 sm boʻyin chuqurchasiga tushadi, boʻyi oʻrtacha ayolga mos.',
  }),
  review(['ZR-077', 1], [5, 136, 31], {
    rating: 5,
    fit: 'TRUE',
    text: 'Колье звенит едва слышно, как и обещает название. Две длины примерила в магазине, взяла 45 см. Лежит ровно, не переворачивается.',
  }),
  review(['ZR-077', 2], [6, 92, 15], {
    rating: 4,
    fit: 'LARGE',
    text: 'Beautiful work and a lovely sound. At 50 cm it hung lower than I expected, so a jeweller shortened it by three links.',
  }),
  review(['ZR-077', 3], [1, 44, 8], {
    rating: 5,
    isNamed: false,
    text: 'Opam bilan birga tanladik. Tilla ikki rangda boʻlgani uchun boshqa taqinchoqlarimga ham mos tushdi.',
  }),
  review(['ZR-085', 0], [8, 230, 60], {
    rating: 4,
    fit: 'TRUE',
    text: 'Плетение гладкое, как лента. За два месяца не перекрутилась ни разу, но складывать её нельзя: об этом предупредили в магазине.',
  }),
  review(['ZR-092', 0], [4, 102, 11], {
    rating: 5,
    isNamed: false,
    fit: 'TRUE',
    isBrought: true,
    text: 'Qizimning birinchi oyligiga sovgʻa. Ingichka, lekin pishiq. Mahallamizga kuryer yetib keldi, moʻljal boʻyicha topdi.',
  }),
  review(['ZR-092', 1], [10, 57, 16], {
    rating: 4,
    fit: 'TRUE',
    text: 'Тонкая цепочка на каждый день. Под подвеску «Луна» подошла идеально.',
  }),
  review(['ZR-094', 0], [5, 166, 22], {
    rating: 5,
    fit: 'LARGE',
    text: 'Браслет мягкий, узелок не цепляется за рукав. На тонкое запястье 19 см много, обменяла бы на 17, но привыкла носить свободно.',
  }),
  review(['ZR-103', 0], [7, 48, 7], {
    rating: 5,
    fit: 'TRUE',
    text: 'Nabiramga oldim. Qoʻngʻiroqchasi bilinar-bilinmas jiringlaydi, oʻzi juda xursand.',
  }),
  review(['ZR-111', 0], [2, 63, 13], {
    rating: 5,
    fit: 'TRUE',
    text: 'Тяжёлый, но сидит по руке и не прокручивается. Замок с двойной защёлкой. Забирал в магазине, взвесили и показали клеймо.',
  }),
  review(['ZR-118', 0], [11, 88, 18], {
    rating: 5,
    text: 'Qizcham uch yoshda, oʻzi taqib, oʻzi yechadi. Qirralari silliq, qulogʻi qizarmadi.',
  }),
];
