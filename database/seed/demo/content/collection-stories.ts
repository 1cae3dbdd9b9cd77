import type { LocalizedText } from '../../../schema.ts';

export interface CollectionStoryText {
  /** 40 to 70 words (ui.md 1.12). */
  story: LocalizedText;
  /** Keys of close-up pictures. */
  pictures: readonly string[];
}

/** The stories by the collection's slug. */
export const collectionStories: Readonly<Record<string, CollectionStoryText>> = {
  qosh: {
    story: {
      uz: 'Tillaqosh — kelinning peshonasiga taqiladigan bezak: ikki qanot, oʻrtada bir nuqta. Biz undan faqat chiziqni oldik. U uzukda barmoqni quchadi, sirgʻada quloq ostida tugaydi, boʻyinda esa oʻmrov ustida yotadi. Chiziq bir joyda ingichkalashadi, boshqa joyda yoʻgʻonlashadi, chunki uni avval qogʻozga qalam bilan chizamiz, kompyuterga keyin oʻtkazamiz.',
      ru: 'Тилла-кош — украшение на лоб невесты: два крыла и точка посередине. Мы взяли от него только линию. В кольце она обнимает палец, в серьге заканчивается под мочкой, на шее ложится над ключицей. Линия то тоньше, то шире, потому что сначала её рисуют карандашом на бумаге и только потом переносят в компьютер.',
      en: 'A tillaqosh is worn on a bride’s forehead: two wings and a point between them. We took the line alone. In a ring it holds the finger, in an earring it ends below the lobe, at the neck it lies above the collarbone. It swells and thins because it is first drawn with a pencil on paper, and only then goes into the computer.',
    },
    pictures: [
      'catalogue/ZR-084-2-detail.jpg',
      'catalogue/ZR-025-2-detail.jpg',
      'catalogue/ZR-095-2-detail.jpg',
    ],
  },
  anor: {
    story: {
      uz: 'Oktabrda anor bozorga toʻkilganda sotuvchi bittasini yorib koʻrsatadi: donasi toʻq boʻlsa, shirin boʻladi. Biz granatni ham shunday tanlaymiz — rangi chuqur, orqasi yorugʻ. Qizil oltin poʻst oʻrnida, mayda don esa ushlagich oʻrnida. Bu kolleksiyada yoqut ham bor, lekin u kam: bayram dasturxonida bitta lagan anor kifoya.',
      ru: 'В октябре, когда гранаты высыпают на прилавок, продавец разламывает один: если зерно тёмное — сладкий. Гранат для оправы мы выбираем так же: цвет глубокий, а на просвет живой. Красное золото здесь вместо кожуры, зернь держит камень. Рубины здесь тоже есть, но их немного: на праздничном столе хватает одного блюда с гранатами.',
      en: 'In October, when pomegranates are heaped on the stalls, the seller breaks one open: if the seed is dark, it is sweet. We choose garnets the same way, deep in colour and alive against the light. Red gold stands where the rind was, fine beads hold the stone. There are rubies too, though few: one dish of pomegranates is enough for a feast.',
    },
    pictures: [
      'catalogue/ZR-078-2-detail.jpg',
      'catalogue/ZR-005-2-detail.jpg',
      'catalogue/ZR-104-2-detail.jpg',
    ],
  },
  abr: {
    story: {
      uz: 'Abr — bulut, Margʻilonda esa atlasning naqshi: ip boʻyalganda chetlari suvda erigandek yoyiladi. Shu yoyilgan chegarani biz toshda qidiramiz: sapfirning bir cheti toʻqroq, feruzada qora tomir bor, lojuvardda tilla uchqun. Silliq kumush va oq oltin ularga osmon boʻladi. Ikki buyumning toshi bir xil emas, shuning uchun har birining oʻz surati bor.',
      ru: 'Абр — это облако, а в Маргилане — узор шёлка: когда нить красят, край рисунка расплывается, как в воде. Такую же расплывчатую границу мы ищем в камне: у сапфира один край темнее, в бирюзе чёрная жилка, в лазурите золотая искра. Гладкое серебро и белое золото служат им небом. Двух одинаковых камней здесь нет.',
      en: 'Abr means cloud, and in Margilan it is a pattern of silk: when the thread is dyed, its edge spreads as if in water. We look for the same soft border in stones: a sapphire darker on one side, a black vein in turquoise, a golden spark in lapis. Smooth silver and white gold are their sky. No two of the stones are alike.',
    },
    pictures: [
      'catalogue/ZR-079-2-detail.jpg',
      'pieces/ring-cabochon-silver-turquoise-2-detail.jpg',
      'catalogue/ZR-098-2-detail.jpg',
    ],
  },
  silsila: {
    story: {
      uz: 'Silsila — halqama-halqa ulangan nasl. Zanjirni qoʻlda tekshiramiz: har halqa kavsharlanadi, keyin tortib koʻriladi, keyin tarozida oʻlchanadi. Vazni ataylab yashirilmaydi, chunki oʻttiz yildan keyin uni nabira ham soʻraydi. Qulflari barmoq bilan topiladi, kavshari koʻrinmaydi. Bunday buyum almashtirilmaydi, uzaytiriladi: yana bir halqa qoʻshib beramiz.',
      ru: 'Силсила — это род, сцепленный звено за звеном. Цепь проверяют руками: каждое звено паяют, потом тянут, потом взвешивают. Вес мы не прячем: через тридцать лет о нём спросит и внучка. Замок находят пальцами, пайки не видно. Такие вещи не меняют, а удлиняют: принесите, и мы добавим ещё одно звено.',
      en: 'Silsila is a family, joined link by link. A chain is tested by hand: each link is soldered, then pulled, then weighed. We do not hide the weight, for in thirty years a granddaughter will ask about it too. The clasp is found by the fingers, the solder cannot be seen. Such a piece is not exchanged but lengthened: bring it, and we add a link.',
    },
    pictures: [
      'catalogue/ZR-089-2-detail.jpg',
      'catalogue/ZR-110-2-detail.jpg',
      'catalogue/ZR-111-2-detail.jpg',
    ],
  },
  shokila: {
    story: {
      uz: 'Shokila — osilib turadigan mayda bezaklar, Buxoroda ularni kelinning chakkasiga taqishgan. Bizning osmalarimiz erkin aylanadigan halqada turadi: bosh burilsa, ular yarim soniya kechikib buriladi. Uzunligini shunday tanladikki, yoqaga ilinmasin. Eng uzun sirgʻaning jufti ham oʻn grammdan yengil, kechgacha quloqni ogʻritmaydi. Tovushini doʻkonda eshitib koʻring.',
      ru: 'Шокила — мелкие подвесы; в Бухаре их носили невесты у висков. У нас они сидят на свободных кольцах: голова повернулась, а подвесы — на полсекунды позже. Длину подобрали так, чтобы не цеплялись за воротник. Даже самая длинная пара весит меньше десяти граммов и к вечеру не тяготит. Звук лучше послушать в магазине.',
      en: 'Shokila are small drops that brides of Bukhara wore at the temples. Ours hang on free rings: the head turns, and the drops follow half a second later. Their length is chosen so that they do not catch on a collar. Even the longest pair weighs less than ten grams and does not tire the ear by evening. Come and hear them in a store.',
    },
    pictures: [
      'catalogue/ZR-076-2-detail.jpg',
      'catalogue/ZR-038-2-detail.jpg',
      'catalogue/ZR-040-2-detail.jpg',
    ],
  },
  panjara: {
    story: {
      uz: 'Panjara quyoshni toʻsmaydi, uni boʻlaklarga ajratadi: peshin payti ayvon poliga yulduzlar tushadi. Girihni sirkul va chizgʻich bilan chizamiz, keyin oltinda arra bilan ochamiz. Teshiklarning ichki qirrasi ham sayqallanadi, shuning uchun buyum teriga silliq tegadi va koʻylakka ilinmaydi. Uni yorugʻlikka tuting: soyasi ham naqsh.',
      ru: 'Панжара не закрывает солнце, а делит его: в полдень на полу айвана лежат звёзды. Гирих чертят циркулем и линейкой, потом выпиливают в золоте. Внутренние края прорезей тоже полируют, поэтому изделие ложится на кожу гладко и не цепляет ткань. Поднесите его к свету: тень тоже получится узорной.',
      en: 'A lattice does not shut the sun out, it divides it: at noon stars lie on the floor of the ayvon. A girih is drawn with compass and ruler, then sawn out of gold. The inner edges of the openings are polished too, so that the piece is smooth on the skin and does not catch on cloth. Hold it to the light: its shadow is a pattern as well.',
    },
    pictures: [
      'catalogue/ZR-099-2-detail.jpg',
      'catalogue/ZR-081-2-detail.jpg',
      'catalogue/ZR-013-2-detail.jpg',
    ],
  },
  visol: {
    story: {
      uz: 'Visol — uchrashuv. Bu yerda unashtiruv va nikoh uzuklari yonma-yon turadi, chunki ular bitta qoʻlda taqiladi: ikkinchisini birinchisiga qarab tanlaysiz. Halqalarning ichi yumaloqlangan, gravirovka uchun joy qoldirilgan. Markazida brilliant boʻlgan koʻp uzuklarga laboratoriya xulosasi qoʻshiladi. Oʻlcham toʻgʻri kelmasa, uni doʻkonda bir oʻlchamga oʻzgartiramiz.',
      ru: 'Висол — встреча. Помолвочные и обручальные кольца стоят здесь рядом, потому что их носят на одной руке и второе выбирают по первому. Изнутри кольца скруглены, и там оставлено место для гравировки. Ко многим кольцам с центральным бриллиантом приложен сертификат лаборатории. Если размер не подойдёт, в магазине изменим его на один.',
      en: 'Visol means a meeting. Engagement rings and wedding bands stand side by side here, because they are worn on one hand and the second is chosen by the first. The bands are rounded inside, with room left for an engraving. Most rings with a diamond at the centre come with a laboratory report. If the size is wrong, we alter it by one in a store.',
    },
    pictures: [
      'catalogue/ZR-018-2-detail.jpg',
      'catalogue/ZR-036-2-detail.jpg',
      'pieces/ring-wedding-band-yellow-gold-2-detail.jpg',
    ],
  },
  tong: {
    story: {
      uz: 'Ertalab vaqt kam: choy soviydi, avtobus kelib qoladi. Shuning uchun bu taqinchoqlar ikki harakatda taqiladi va boshqa esga tushmaydi. Ular yengil, ilinadigan joyi yoʻq, koʻylak ostida ham, ustida ham turadi. Birinchi oylikka olinadigan uzuklar ham shu yerda. Har kuni taqiladigan oltin tezroq xiralashadi, shuning uchun yiliga bir marta bepul tozalaymiz.',
      ru: 'Утром времени мало: чай остывает, автобус уже подходит. Поэтому эти украшения надевают в два движения и больше о них не вспоминают. Они лёгкие, цепляться в них нечему, их носят и под рубашкой, и поверх. Здесь и кольца, которые покупают с первой зарплаты. Золото на каждый день быстрее тускнеет, поэтому раз в год мы чистим его бесплатно.',
      en: 'There is little time in the morning: the tea cools, the bus is coming. So these pieces go on in two movements and are not thought of again. They are light, nothing in them catches, they are worn under a shirt as well as over it. Here are the rings one buys with a first salary. Gold worn daily dulls sooner, so once a year we clean it free.',
    },
    pictures: [
      'pieces/earrings-hoop-yellow-gold-2-detail.jpg',
      'catalogue/ZR-083-2-detail.jpg',
      'pieces/necklace-chain-yellow-gold-cable-1-front.jpg',
    ],
  },
};
