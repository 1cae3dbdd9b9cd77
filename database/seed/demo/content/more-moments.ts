import type { MomentText } from './moments.ts';

/** The second half of the moments, in the order of the page. */
export const moreMoments: readonly MomentText[] = [
  {
    slug: 'hayit-moments',
    state: 'ACTIVE',
    title: { uz: 'Hayit', ru: 'Хайит', en: 'Hayit morning' },
    lead: {
      uz: 'Yangi libos, eski sirgʻa, ochiq eshik.',
      ru: 'Новое платье, старые серьги, открытая дверь.',
      en: 'New clothes, old earrings, an open door.',
    },
    scene: {
      uz: 'Hayit kuni eshik ertalabdan ochiq turadi: bolalar kelinchakni koʻrgani kiradi, har biriga tuxum va yongʻoq beriladi. Kelinchak uch marta egilib salom qiladi, har egilganda boʻynidagi osmalar jiringlaydi. Keksa qoʻshni bu tovushni eshitib, oʻz toʻyini eslaydi. Bunday taqinchoq uzoqdan bilinadi: kelin hali koʻrinmaydi, lekin kelayotgani eshitiladi. Bolalar ketgach, yangi choy keltiriladi, u esa osmalarni barmogʻi bilan birma-bir sanab chiqadi: hammasi joyida, yoʻqolgani yoʻq.',
      ru: 'В Хайит дверь открыта с утра: дети заходят посмотреть на молодую, каждому дают яйцо и орехи. Она трижды кланяется, и при каждом поклоне звенят подвесы на шее. Старая соседка слышит этот звук и вспоминает собственную свадьбу. Такое колье узнают издалека: невестки ещё не видно, а уже слышно, что идёт. Дети уходят, приносят свежий чай, а она перебирает подвесы пальцами: все на месте, ни одного не потеряла.',
      en: 'At Hayit the door stands open from the morning: children come to see the bride, and each is given an egg and walnuts. She bows three times, and at every bow the drops at her neck chime. An old neighbour hears it and remembers her own wedding. Such a necklace is known from afar: the bride cannot be seen yet, but you can hear her coming. The children leave, fresh tea is brought, and she goes over the drops with her fingers: all are there, none is lost.',
    },
    practical: {
      uz: 'Kimga nima sovgʻa qilinadi',
      ru: 'Кому что дарят',
      en: 'What to give to whom',
    },
    cover: 'pieces/earrings-drop-silver-turquoise-1-front.jpg',
    category: null,
    products: ['ZR-077'],
  },
  {
    slug: 'sakkizinchi-mart-moments',
    state: 'DRAFT',
    title: { uz: '8-mart', ru: '8 Марта', en: '8 March' },
    lead: {
      uz: 'Yana gul emas. Yoki gul va mana bu.',
      ru: 'Опять не цветы. Или цветы и это.',
      en: 'Not flowers again. Or flowers and this.',
    },
    scene: {
      uz: 'Sakkizinchi mart kuni metroda har ikkinchi kishining qoʻlida lola. Kechgacha ular soʻliydi, lekin odat yaxshi, gulni ham oling. Qutichani gul qogʻozining ichiga soling, u topilguncha bir soat oʻtadi. Kichik pusset yoki kulon uchun oʻlcham kerak emas, rangini soati kamaridan yoki koʻzoynagining gardishidan bilib olasiz: sariqmi yoki oqmi. Chekni alohida saqlang, uni sovgʻaga qoʻshmaymiz. Otkritkaga esa uzun tilak emas, bitta rost gap yozing.',
      ru: 'Восьмого марта в метро у каждого второго тюльпаны. К вечеру они увянут, но обычай хороший, возьмите и цветы. Коробочку положите внутрь бумаги: пока её найдут, пройдёт час. Для маленьких пусет или подвески размер не нужен, а цвет подскажут часы и оправа очков: жёлтый или белый. Чек храните отдельно, к подарку мы его не прикладываем. А в открытке вместо пожеланий напишите одну правду.',
      en: 'On 8 March every second person in the metro carries tulips. They fade by night, but it is a good custom, so take flowers too. Put the little box inside the paper; it will be an hour before it is found. Small studs or a pendant need no size, and the colour is told by her watch and the rim of her glasses: yellow or white. Keep the receipt apart; we leave it out of the gift. And on the card, instead of wishes, write one true sentence.',
    },
    practical: {
      uz: '1, 3 va 6 million soʻmgacha',
      ru: 'Что подарить: до 1, 3 и 6 миллионов сум',
      en: 'Under 1, 3 and 6 million soʻm',
    },
    cover: 'moments/moment-burgundy-garnet-brooch.jpg',
    category: null,
    products: ['ZR-054', 'ZR-068', 'ZR-056', 'ZR-061', 'ZR-074', 'ZR-108', 'ZR-039', 'ZR-043'],
  },
  {
    slug: 'birinchi-oylik-moments',
    state: 'ACTIVE',
    title: { uz: 'Birinchi oylik', ru: 'Первая зарплата', en: 'First salary' },
    lead: {
      uz: 'Oʻziga birinchi olingan narsa eng uzoq saqlanadi.',
      ru: 'Первое, что купил себе, хранишь дольше всего.',
      en: 'The first thing bought for oneself is kept the longest.',
    },
    scene: {
      uz: 'Kartaga pul tushgan kuni avval onaga telefon qilinadi, keyin qarzlar sanaladi, keyin oʻziga nima olish mumkinligi oʻylanadi. Ikki million soʻm — bu ingichka uzuk, bitta nuqtadek brilliant yoki boʻyindagi ip. Ularni har kuni taqsa boʻladi: ishda klaviaturaga tegmaydi, kechqurun yechish esdan chiqadi. Yillar oʻtib maosh ham, ish ham oʻzgaradi, lekin bu uzuk qaysi oyning pulidan olingani esda turadi. U aynan shuning uchun olinadi.',
      ru: 'В день, когда деньги приходят на карту, сначала звонят маме, потом считают долги, потом думают, что можно купить себе. Два миллиона сум — это тонкое кольцо, бриллиант величиной с точку или нитка на шее. Их носят каждый день: на работе они не задевают клавиатуру, а вечером их забывают снять. Через годы сменятся и зарплата, и работа, а с зарплаты какого месяца куплено это кольцо, вы будете помнить. Ради этого его и покупают.',
      en: 'On the day the money comes, you first ring your mother, then count your debts, then think what you can buy for yourself. Two million soʻm is a thin ring, a diamond the size of a dot, or a thread at the neck. They are worn every day: at work they do not touch the keyboard, at night you forget to take them off. Years later the salary and the job are different, but you still know which month’s money the ring was. That is what it is bought for.',
    },
    practical: {
      uz: '375 yoki 585? Ochiq gap',
      ru: '375 или 585? Говорим прямо',
      en: '375 or 585? Plain talk',
    },
    cover: 'moments/moment-arch-gold-hoops.jpg',
    category: null,
    products: ['ZR-015', 'ZR-016', 'ZR-054', 'ZR-092', 'ZR-101', 'ZR-102', 'ZR-090', 'ZR-053'],
  },
  {
    slug: 'bitiruv-moments',
    state: 'ACTIVE',
    title: { uz: 'Bitiruv', ru: 'Выпускной', en: '' },
    lead: {
      uz: 'Uyadan uchgan qush zanjirga arziydi.',
      ru: 'Птица улетает из гнезда. Пусть возьмёт с собой цепочку.',
      en: '',
    },
    scene: {
      uz: 'Soʻnggi qoʻngʻiroqdan keyin hovlida oq bantiklar qoladi, bolalar esa ertalabgacha shahar aylanadi. Avgustda bittasi Toshkentga, bittasi Samarqandga, bittasi chet elga ketadi. Kulonni qirq besh santimetrlik zanjirda bering: koʻylak ichida ham, ustida ham turadi. Qush boʻlsin, chunki u qaytib keladi. Zanjirni har kuni yechmasa ham boʻladi, yuvinishda esa yechgani maʼqul. Qulfini kichik tugmachasidan koʻrsatib bering: yotoqxonada, koʻzgu oldida yolgʻiz taqishga toʻgʻri keladi.',
      ru: 'После последнего звонка во дворе остаются белые банты, а дети гуляют по городу до утра. В августе одна уедет в Ташкент, другой в Самарканд, третья за границу. Подарите подвеску на цепочке сорок пять сантиметров: она хороша и под рубашкой, и поверх. Пусть это будет птица, потому что птицы возвращаются. Цепочку можно не снимать на ночь, но перед душем лучше снять. Покажите, как нажимать на замок: в общежитии застёгивать придётся одной, перед зеркалом.',
      en: '',
    },
    practical: { uz: 'Zanjir uzunligi boʻyicha yoʻriqnoma', ru: 'Как выбрать длину цепочки', en: '' },
    cover: 'catalogue/ZR-063-1-front.jpg',
    category: null,
    products: ['ZR-063', 'ZR-096', 'ZR-092', 'ZR-085', 'ZR-015', 'ZR-049'],
  },
  {
    slug: 'yillik-moments',
    state: 'ACTIVE',
    title: { uz: 'Birga oʻtgan yillar', ru: 'Годы вместе', en: 'Years together' },
    lead: {
      uz: 'Oʻn yil: halqa soch tolasicha yupqalashgan. Biz oʻlchadik.',
      ru: 'Десять лет: кольцо стало тоньше на волос. Мы измерили.',
      en: 'Ten years: the band has thinned by a hair. We measured.',
    },
    scene: {
      uz: 'Ular uzuklarni sayqallatgani keldi va ustaning tarozisiga qarab turdi: uch yuz oltmish milligramm kam. Usta bu oltin qayerga ketganini aytdi: idishga, eshik tutqichiga, bolaning sochiga. Sayqaldan keyin uzuk yangidek boʻladi, lekin yangi emas. Yonma-yon taqish uchun toshlari uzluksiz ingichka halqa qoʻshildi: eskisi ichkarida, yangisi tashqarida. Ketayotganda yana tarozidan soʻrashdi: sayqal qancha oldi? Yetti milligramm. Oʻn yilda qoʻl olganidan ellik baravar kam.',
      ru: 'Они пришли отполировать кольца и смотрели на весы мастера: не хватает трёхсот шестидесяти миллиграммов. Мастер сказал, куда ушло это золото: на посуду, на дверные ручки, на волосы ребёнка. После полировки кольцо как новое, хотя и не новое. К нему добавили тонкую дорожку камней: старое носят ближе к ладони, новое снаружи. Уходя, снова спросили у весов, сколько сняла полировка. Семь миллиграммов: в пятьдесят раз меньше, чем забрали за десять лет руки.',
      en: 'They came to have the rings polished and watched the goldsmith’s scales: three hundred and sixty milligrams are missing. He told them where the gold went: into dishes, door handles, a child’s hair. Polished, a ring is like new, though it is not new. A thin band of stones without a break was added to be worn beside it, the old one inside and the new one out. On leaving they asked the scales once more: how much had the polishing taken? Seven milligrams, fifty times less than their hands had taken in ten years.',
    },
    practical: {
      uz: 'Sayqallash, oʻlchamni oʻzgartirish, qoʻshimcha halqa',
      ru: 'Полировка, подгонка размера, второе кольцо',
      en: 'Repolishing, resizing, adding a band',
    },
    cover: 'moments/moment-plinth-sapphire-ring.jpg',
    category: null,
    products: ['ZR-036', 'ZR-029', 'ZR-035', 'ZR-100', 'ZR-058', 'ZR-074', 'ZR-027'],
  },
];
