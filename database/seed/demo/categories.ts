import type { LocalizedText } from '../../schema.ts';

export interface CategoryText {
  /** Its English address. */
  slug: string;
  name: LocalizedText;
  image: string;
  /** The square picture behind its name in the catalog. */
  background: string;
  /** The icon next to its name in the menu: one piece on ivory ground, still recognizable at 40 px. */
  icon: string;
  /** The text below the list: 80 to 150 words (PLP-12). */
  description: LocalizedText;
}

/** The twelve categories (catalogue-plan 3) in display order. */
export const categories: readonly CategoryText[] = [
  {
    slug: 'rings',
    name: { uz: 'Uzuklar', ru: 'Кольца', en: 'Rings' },
    image: 'categories/category-rings.jpg',
    background: 'categories/category-rings.jpg',
    icon: 'categories/category-rings.jpg',
    description: {
      uz: 'Bizda uzuk oʻlchami — halqaning millimetrda oʻlchangan ichki diametri: 17-oʻlcham 17 mm degani. Bir model turli oʻlchamda bir necha donadan yasaladi va har birining vazni oʻzgacha: farq bor-yoʻgʻi grammning yuzdan biri boʻlishi mumkin, lekin narxda koʻrinadi. Shuning uchun biz modelni emas, aniq buyumni sotamiz: uning raqami, vazni, proba va toshlari yozilgan pasporti bor. Oʻlchamni kechqurun oʻlchang, barmoq ertalab ingichkaroq boʻladi. Eni olti millimetrdan keng halqa uchun yarim oʻlcham kattasini oling. Ikki oʻlcham orasida qolsangiz, kattasini tanlang. 585-proba kundalik taqish uchun yetarlicha qattiq, 750-proba yumshoqroq va rangi toʻqroq. Kumush uzuk vaqt oʻtib qorayadi, uni yumshoq mato bilan artsangiz, yana oqaradi. Tosh oʻrnatilgan uzukni idish yuvishdan va sport mashgʻulotidan oldin yechib qoʻying. Oʻlchamni oʻzgartirish mumkinmi-yoʻqmi, har bir uzuk sahifasida yozib qoʻyganmiz.',
      ru: 'Размер кольца у нас — внутренний диаметр в миллиметрах: 17-й размер — это 17 мм. Одну модель делают в нескольких размерах и в нескольких экземплярах, и вес у каждого свой: разница бывает в сотую долю грамма, но она видна в цене. Поэтому мы продаём не модель, а само изделие: у него есть номер, точный вес, проба и паспорт с описанием камней. Размер измеряйте вечером: утром палец тоньше. Для кольца шире шести миллиметров берите на полразмера больше, а между двумя размерами выбирайте больший. Золото 585 пробы достаточно твёрдое, чтобы носить его каждый день; 750 пластичнее, бережнее к камню и насыщеннее по цвету. Серебро со временем темнеет; протрите его мягкой тканью, и оно снова посветлеет. Кольцо с камнем снимайте перед мытьём посуды и спортом. Можно ли изменить размер, написано на странице каждого кольца.',
      en: 'Our ring size is the inner diameter in millimetres: size 17 is 17 mm. A design is made in several sizes and several pieces, and each has its own weight; the difference may be a hundredth of a gram, yet it shows in the price. So we sell the piece and not the design: it has a number, an exact weight, a fineness and a passport that lists its stones. Measure in the evening, since a finger is thinner in the morning. For a band wider than six millimetres go half a size up, and between two sizes take the larger. Gold 585 is hard enough for every day; 750 is softer and deeper in colour. Silver darkens with time, and a soft cloth brings it back. Take a ring with stones off before sport. Each page says whether the ring can be resized.',
    },
  },
  {
    slug: 'engagement-rings',
    name: { uz: 'Unashtiruv uzuklari', ru: 'Помолвочные кольца', en: 'Engagement rings' },
    image: 'categories/category-engagement-rings.jpg',
    background: 'categories/category-engagement-rings.jpg',
    icon: 'categories/category-engagement-rings.jpg',
    description: {
      uz: 'Unashtiruv uzugida asosiy narsa — tosh, shuning uchun qidiruvni ham toshdan boshlash qulay: karat, shakl, rang, tozalik. 0,30 karatdan boshlab har bir brilliant laboratoriya xulosasi bilan keladi: GIA, IGI yoki HRD. Xulosa raqamini laboratoriyaning oʻz saytida tekshirishingiz mumkin. Narx 0,30, 0,50, 0,70 va 1,00 karatda sakraydi: 0,49 karat koʻzga 0,50 dan farq qilmaydi, lekin arzonroq. Laboratoriyada oʻstirilgan brilliantning tarkibi tabiiysiniki bilan bir xil, narxi taxminan olti baravar past; biz buni har doim toʻliq yozamiz. Oʻlchamni soʻramasdan bilish uchun qiz oʻng qoʻlida taqadigan uzukning ichki diametrini chizgʻich bilan oʻlchang. Adashsangiz, bir oʻlcham kattalashtirish yoki kichraytirish mumkin, faqat butun aylanasi toshli uzuklar bundan mustasno. Oq oltin koʻpincha rodiy bilan qoplanadi, qoplama bir necha yilda yangilanadi; platinaga qoplama kerak emas.',
      ru: 'В помолвочном кольце главное — камень, и искать удобнее с него: караты, форма, цвет, чистота. Начиная с 0,30 карата каждый бриллиант продаётся с сертификатом лаборатории: GIA, IGI или HRD. Номер сертификата можно проверить на сайте самой лаборатории. Цена скачком растёт на 0,30, 0,50, 0,70 и 1,00 карата: 0,49 на глаз не отличить от 0,50, а стоит он меньше. Выращенный бриллиант — то же вещество, что и природный, но примерно в шесть раз дешевле; мы всегда прямо пишем, что он выращенный. Чтобы узнать размер, не спрашивая, измерьте линейкой внутренний диаметр кольца, которое она носит на правой руке. Если ошибётесь, кольцо можно увеличить или уменьшить на один размер; исключение — кольца с камнями по всей окружности. Белое золото обычно покрыто родием, покрытие обновляют раз в один-два года; платине оно не нужно.',
      en: 'In an engagement ring the stone comes first, so it is easiest to search by it: carat, shape, colour, clarity. From 0.30 carat every diamond is sold with a laboratory’s report: GIA, IGI or HRD. You can check its number on the laboratory’s own site. The price steps up at 0.30, 0.50, 0.70 and 1.00 carat: 0.49 looks like 0.50 and costs less. A laboratory-grown diamond is the same substance as a natural one at about a sixth of the price; we always write it out in full. To learn her size without asking, measure with a ruler the inner diameter of a ring she wears on the right hand. If you get it wrong, it can be made a size larger or smaller, except for rings with stones all the way round. White gold is usually rhodium-plated, and the plating is renewed every few years; platinum needs none.',
    },
  },
  {
    slug: 'wedding-bands',
    name: { uz: 'Nikoh uzuklari', ru: 'Обручальные кольца', en: 'Wedding bands' },
    image: 'categories/category-wedding-bands.jpg',
    background: 'categories/category-wedding-bands.jpg',
    icon: 'pieces/ring-wedding-band-yellow-gold-1-front.jpg',
    description: {
      uz: 'Nikoh uzugi umr boʻyi qoʻldan tushmaydi, shuning uchun uni uch narsaga qarab tanlang: eni, qalinligi va ichki shakli. Eni uch-toʻrt millimetr halqa boshqa uzuk bilan birga taqiladi, besh millimetrdan kengi yakka turadi. Ichi yumaloqlangan halqa bukilgan barmoqni siqmaydi. Qalinligi 1,4 mm dan past boʻlmagani maʼqul: oltin yillar davomida yeyiladi. Juft uzukni bir vaqtda oling: bir quymadan chiqqan ikki uzukning rangi bir xil boʻladi. Oʻlchamlar 16 dan 21,5 gacha, har bir donaning vazni sahifada yozilgan. Ichiga sana yoki ism oʻyiladi, 18 belgigacha; oʻzbekcha, ruscha va inglizcha harflar sigʻadi. Silliq uzukni keyin ikki oʻlchamgacha oʻzgartirish mumkin, naqshli va ikki rangli uzuk oʻzgartirilmaydi. Yiliga bir marta sayqallatib turing, biz buni bepul qilamiz. 375-proba yengil va arzon, lekin tezroq xiralashadi; 585-proba bu yerda odatiy tanlov.',
      ru: 'Обручальное кольцо не снимают всю жизнь, поэтому смотрите на три вещи: ширину, толщину и форму изнутри. Кольцо шириной три-четыре миллиметра носят вместе с другим, шире пяти — одно. Скруглённое изнутри не давит, когда рука сжата. Толщина лучше не меньше 1,4 мм: с годами золото истирается. Пару берите сразу: у двух колец одной плавки цвет совпадёт. Размеры от 16 до 21,5, вес каждого кольца указан на странице. Внутри гравируют дату или имя, до 18 знаков; подойдут буквы узбекского, русского и английского алфавитов. Гладкое кольцо потом можно изменить на два размера, узорное и двухцветное — нет. Раз в год приносите кольцо на чистку, она бесплатна. Проба 375 легче и доступнее, но быстрее тускнеет; 585 здесь выбирают чаще всего.',
      en: 'A wedding band stays on for life, so look at three things: its width, its thickness and the shape inside. A band of three or four millimetres is worn with another ring, a wider one alone. Rounded inside, it does not press when the hand closes. Choose at least 1.4 mm: gold wears over the years. Buy the pair together, because two rings of one melt match in colour. Sizes run from 16 to 21.5, and the weight of each ring is on its page. A date or a name goes inside, up to 18 characters, in Uzbek, Russian or English letters. A plain band can later be changed by two sizes; a patterned or two-colour one cannot. Have it polished once a year, which we do free of charge. Gold 375 is lighter and cheaper but dulls sooner; 585 is the usual choice here.',
    },
  },
  {
    slug: 'earrings',
    name: { uz: 'Sirgʻalar', ru: 'Серьги', en: 'Earrings' },
    image: 'catalogue/ZR-037-1-front.jpg',
    background: 'catalogue/ZR-037-1-front.jpg',
    icon: 'catalogue/ZR-037-1-front.jpg',
    description: {
      uz: 'Sirgʻa tanlashda avval qulfiga qarang. Ingliz qulfi bir qoʻl bilan ochiladi va oʻzi ochilib ketmaydi. Ilgak yengil, uzun osmalarga mos. Bosma qulf sirgʻani quloqqa yaqin ushlaydi, kichik sirgʻalar uchun qulay. Ikkinchi savol — vazni: juftining vazni olti grammdan oshsa, kun boʻyi taqish qiyinlashadi, shuning uchun har bir juft vaznini yozamiz. Uzunligi 25 mm gacha boʻlgan sirgʻa ishga ham, koʻchaga ham mos, 40 mm dan uzunlari bayramga. Halqa sirgʻalar diametri 15 dan 40 mm gacha; 15 mm quloq yumshogʻiga taqalib turadi. Shokilali sirgʻalar yurganda jiringlaydi — bu kamchilik emas, shunday oʻylangan. Bir juftning ikki tomoni birga tortiladi va birga raqamlanadi, alohida sotilmaydi. Gigiyena sababli taqib koʻrilgan sirgʻalar doʻkonda spirt bilan artiladi. Toshli sirgʻalarni atir va soch lakidan keyin taqing: marvarid, feruza va opal bularni yoqtirmaydi.',
      ru: 'Выбирая серьги, сначала смотрите на замок. Английский открывается одной рукой и сам не расстегнётся. Петля лёгкая, она для длинных подвесов. Защёлка на штифте держит серьгу у самой мочки и удобна для небольших. Второй вопрос — вес: если пара тяжелее шести граммов, носить её целый день трудно, поэтому вес указан у каждой пары. Серьги длиной до 25 мм подходят и для работы, длиннее 40 мм — для праздника. Серьги-кольца бывают диаметром от 15 до 40 мм; 15-миллиметровые прилегают к мочке. Серьги с подвесами звенят на ходу, так и задумано. Две серьги одной пары взвешены вместе, носят один номер и порознь не продаются. После примерки в магазине серьги протирают спиртом. Серьги с камнями надевайте после духов и лака: жемчуг, бирюза и опал их не любят.',
      en: 'With earrings, look at the clasp first. A lever back opens with one hand and never by itself. A hook is light and suits long drops. A push back keeps the earring close to the lobe and is convenient for small ones. The second question is weight: a pair above six grams is hard to wear all day, so the weight is given for each pair. Up to 25 mm long they suit work; above 40 mm, a celebration. Hoops measure from 15 to 40 mm across, and fifteen sits against the lobe. Earrings with a fringe chime as you walk. The two of a pair are weighed together, carry one number and are not sold separately. After being tried on in the store they are wiped with alcohol. Put earrings with stones on after perfume and hair spray: pearls, turquoise and opal dislike both.',
    },
  },
  {
    slug: 'studs',
    name: { uz: 'Pussetlar', ru: 'Пусеты', en: 'Studs' },
    image: 'categories/category-studs.jpg',
    background: 'categories/category-studs.jpg',
    icon: 'categories/category-studs.jpg',
    description: {
      uz: 'Pusset — quloqda eng kam joy oladigan taqinchoq: diametri toʻrt millimetrdan oʻn millimetrgacha, jufti bir-ikki gramm. Ular bilan uxlash ham, quloqchin taqish ham mumkin. Qulfning ikki turi bor. Bosma qulf tez taqiladi va yengil. Burama qulfda tayanchga rezba oʻyilgan: toshi qimmat pussetlarni shunday qilamiz, chunki u oʻzi boʻshab ketmaydi. Yaxlit gardishdagi tosh sochga ilinmaydi, tirnoqdagi tosh esa koʻproq yorugʻlik oladi. Quloq yangi teshilgan boʻlsa, 585 yoki 750-probali oltin oling va teshik bitguncha kumush taqmang. Fianit — tosh oʻrnini bosuvchi, biz buni har doim yozamiz; brilliant bilan bir qatorda turadi, lekin narxi butunlay boshqa. Har bir juft birga tortilgan va bitta raqamga ega. Bitta pusset yoʻqolsa, ikkinchisini shu modelning eng yaqin vaznidan tanlab beramiz.',
      ru: 'Пусеты занимают на ухе меньше всего места: от четырёх до десяти миллиметров в диаметре, один-два грамма за пару. В них можно спать и надевать наушники. Замки двух видов. Защёлка надевается быстро и весит меньше. У винтовой закрутки на штифте нарезана резьба: так сделаны пусеты с дорогими камнями, потому что сама она не раскручивается. Камень в глухой оправе не цепляет волосы, камень в крапанах получает больше света. Если ухо проколото недавно, берите золото 585 или 750, а серебро наденьте, когда прокол заживёт. Фианит — имитация бриллианта, и мы всегда пишем это прямо; внешне он похож, но цена у него совсем другая. Пара взвешена вместе и носит один номер. Если одна серьга потеряется, подберём вторую, самую близкую по весу, из той же модели.',
      en: 'Studs take the least room on an ear: four to ten millimetres across, one or two grams a pair. You can sleep in them and wear headphones. There are two kinds of back. A push back goes on quickly and weighs less. A screw back runs on a thread cut into the post: studs with costly stones are made this way, because it does not come undone by itself. A stone in a closed bezel does not catch hair, and a stone in claws takes more light. For a newly pierced ear choose gold 585 or 750 and leave silver until it heals. Cubic zirconia is a simulant and we always say so; it lies beside diamond, but its price is quite different. A pair is weighed together under one number. If one is lost, we find its match, nearest in weight, in the same design.',
    },
  },
  {
    slug: 'pendants',
    name: { uz: 'Kulonlar', ru: 'Подвески', en: 'Pendants' },
    image: 'catalogue/ZR-065-1-front.jpg',
    background: 'categories/category-pendants.jpg',
    icon: 'catalogue/ZR-065-1-front.jpg',
    description: {
      uz: 'Kulonni zanjirsiz sotamiz: zanjirning uzunligini, toʻqilishini va rangini har kim oʻzicha tanlaydi. 40 sm zanjirda kulon boʻyin chuqurchasida, 45 sm da oʻmrov suyagida, 50 sm da undan uch-besh santimetr pastda turadi. Uch grammgacha boʻlgan kulonga eni bir millimetrli zanjir yetadi, ogʻirroq kulonga yakor yoki pantsir toʻqimasi kerak. Metallning rangi mos boʻlsin: oq oltin kulon sariq zanjirda begona koʻrinadi. Harf kulonlari lotin va kirill alifbosida, Oʻ, Gʻ, Sh va Ch ham bor. Medalyon ochiladi va ichiga ikki surat sigʻadi. Orqa tomoni silliq kulonlarga yozuv oʻyish mumkin, bu sahifada belgilangan. Sovgʻaga olsangiz, ramzning maʼnosiga qarang: qush yoʻlga chiqqanga, anor yangi oilaga, oy kechasi ishlaydiganga. Feruza, sadaf va opal suvni yoqtirmaydi, choʻmilishdan oldin yechib qoʻying.',
      ru: 'Подвески мы продаём без цепочки: длину, плетение и цвет каждый выбирает сам. На цепочке 40 см подвеска лежит в ямке между ключицами, на 45 см — на ключицах, на 50 см — на три-пять сантиметров ниже. До трёх граммов хватит цепочки шириной миллиметр, для более тяжёлой нужна якорная или панцирная. Цвет металла должен совпасть: белая подвеска на жёлтой цепочке смотрится чужой. Буквы есть латинские и кириллические, в том числе Oʻ, Gʻ, Sh и Ch. Медальон открывается, внутри место для двух фотографий. На подвесках с гладким оборотом гравируют надпись, это отмечено на странице. Для подарка важен смысл: птица тому, кто уезжает, гранат новой семье, луна тому, кто работает ночью. Бирюза, перламутр и опал не любят воды, снимайте их перед душем.',
      en: 'We sell pendants without a chain: its length, weave and colour are for you to choose. On 40 cm a pendant lies in the hollow of the throat, on 45 cm at the collarbone, on 50 cm three to five centimetres lower. Up to three grams a chain one millimetre wide is enough; a heavier one needs an anchor or a curb. Let the metals match: a white pendant looks out of place on a yellow chain. Letters come in Latin and in Cyrillic, with Oʻ, Gʻ, Sh and Ch among them. The locket opens and holds two photographs. Pendants with a smooth back can be engraved, and their page says so. For a gift, think of the meaning: a bird for someone leaving, a pomegranate for a new family, a moon for someone working nights. Turquoise, mother-of-pearl and opal dislike water; take them off before a shower.',
    },
  },
  {
    slug: 'necklaces',
    name: { uz: 'Boʻyin taqinchoqlari', ru: 'Колье', en: 'Necklaces' },
    image: 'categories/category-necklaces.jpg',
    background: 'categories/category-necklaces.jpg',
    icon: 'categories/category-necklaces.jpg',
    description: {
      uz: 'Boʻyin taqinchogʻining uzunligi qayerda turishini hal qiladi: 40 sm boʻyinga yaqin, 42 va 45 sm oʻmrov suyagida, 50 sm undan pastda. Koʻylakning yoqasi ochiq boʻlsa, qisqasini oling, yopiq boʻlsa, 50 sm. Bu yerdagi buyumlarning koʻpi ikki-toʻrt donada yasalgan, chunki har biriga usta bir necha hafta sarflaydi; sotilgani qayta chiqarilganda raqami ham, vazni ham boshqa boʻladi. Quti qulf saqlagich bilan yopiladi, karabin esa bir qoʻl bilan. Shokilali taqinchoqni yotqizib emas, osib saqlang: osmalar chigallashmaydi. Marvarid shodasining har ikki donasi orasida tugun bor, ip uzilsa, hammasi toʻkilmaydi; uni ikki-uch yilda bir marta qayta tizish kerak. Ellik million soʻmdan qimmat buyumlarni kuryer olib bormaydi, ularni faqat doʻkonda topshiramiz. Har biriga pasport ilova qilingan, narxi soʻrov bilan aytiladiganlari ham bor.',
      ru: 'Длина колье решает, где оно ляжет: 40 см у основания шеи, 42 и 45 на ключицах, 50 ниже. К открытому вороту берите короче, к закрытому — 50 см. Большинство колье здесь существует в двух-четырёх экземплярах, потому что на каждое у мастера уходит несколько недель; повторённое после продажи будет с другим номером и другим весом. Замок-коробочка закрывается с предохранителем, карабин — одной рукой. Колье с подвесами храните на весу, а не лёжа, тогда подвесы не спутаются. В жемчужной нити между бусинами узелки: если она порвётся, не рассыплется всё; перенизывают её раз в два-три года. Изделия от пятидесяти миллионов сум курьер не возит, их можно забрать только в магазине. К каждому приложен паспорт; у некоторых цена называется по запросу.',
      en: 'The length of a necklace decides where it lies: 40 cm at the base of the neck, 42 and 45 on the collarbone, 50 below it. Take a shorter one for an open collar and 50 cm for a closed one. Most necklaces here are made in two to four pieces, as each takes the maker several weeks; a new one will have another number and weight. A box clasp closes with a safety catch, a lobster with one hand. Hang a fringed necklace rather than laying it flat, and the drops will not tangle. In a strand of pearls there are knots, so that a broken thread does not spill them all; it is restrung every two or three years. Couriers do not carry pieces above fifty million soʻm: we hand those over in a store. Each has its passport, and a few are priced on request.',
    },
  },
  {
    slug: 'chains',
    name: { uz: 'Zanjirlar', ru: 'Цепочки', en: 'Chains' },
    image: 'pieces/necklace-chain-yellow-gold-cable-1-front.jpg',
    background: 'pieces/necklace-chain-yellow-gold-cable-1-front.jpg',
    icon: 'pieces/necklace-chain-yellow-gold-cable-1-front.jpg',
    description: {
      uz: 'Zanjir uzunligi besh santimetrdan oshib boradi: 40, 45, 50, 55 va 60 sm. Ayollar koʻpincha 45 ni, erkaklar 55 ni oladi; koʻylak ustidan taqilsa, 60. Toʻqima mustahkamlikni belgilaydi. Yakor va pantsir boʻgʻinlari kavsharlangan, uzilsa, usta bitta boʻgʻinni almashtiradi. Bismark ikki-uch qator boʻgʻindan iborat, ogʻir va tekis. Sneyk ipakdek silliq, lekin bukib boʻlmaydi: buklangan joyi tekislanmaydi. Arqon va skrepkaning ichi boʻsh boʻlishi mumkin, bu sahifada yozilgan: hajmi katta, vazni yengil, zarbadan ehtiyot qilish kerak. Kulon osmoqchi boʻlsangiz, uning halqachasi zanjir qulfidan oʻtishini tekshiring; eni 2,5 mm gacha boʻlgan zanjirlar odatda oʻtadi. Biz zanjirni metrlab yoki grammlab kesib sotmaymiz: har biri tayyor buyum, oʻz uzunligi, vazni va raqami bilan. Kumush zanjirlar qoplamasiz, xohlasangiz rodiy bilan qoplab beramiz.',
      ru: 'Цепочки делают с шагом пять сантиметров: 40, 45, 50, 55 и 60. Женщины чаще берут 45, мужчины 55; поверх рубашки — 60. Прочность зависит от плетения. У якорной и панцирной звенья запаяны, и если одно порвётся, мастер заменит только его. Бисмарк собран из двух-трёх рядов, он тяжёлый и ровный. Снейк гладкий, как шёлк, но его нельзя перегибать: залом не выправить. Верёвка и скрепка бывают полыми, это написано на странице: объёма больше, веса меньше, но ударов они боятся. Если хотите повесить подвеску, проверьте, пройдёт ли замок в её ушко; при ширине до 2,5 мм обычно проходит. Мы не продаём цепочки на метры и граммы: каждая — готовое изделие со своей длиной, весом и номером. Серебряные цепочки без покрытия, по желанию покроем родием.',
      en: 'Chains come in steps of five centimetres: 40, 45, 50, 55 and 60. Women mostly take 45 and men 55; over a shirt, 60. Strength is a matter of weave. In an anchor and a curb the links are soldered, and if one breaks only that one is replaced. A bismarck is made of two or three rows, heavy and even. A snake is as smooth as silk but must not be bent: a kink stays. Rope and paperclip may be hollow, which their page says: more volume, less weight, but beware of knocks. For a pendant, check that the clasp passes through its loop; up to 2.5 mm wide it usually does. We do not cut chain by the metre or the gram: each is a finished piece with a length, a weight and a number. Silver chains are unplated; we can plate them with rhodium.',
    },
  },
  {
    slug: 'bracelets',
    name: { uz: 'Bilaguzuklar', ru: 'Браслеты', en: 'Bracelets' },
    image: 'categories/category-bracelets.jpg',
    background: 'categories/category-bracelets.jpg',
    icon: 'categories/category-bracelets.jpg',
    description: {
      uz: 'Bilaguzuk oʻlchamini topish uchun bilakni suyak ustidan lenta bilan oʻlchang va nozik zanjir uchun bir-bir yarim santimetr, ogʻirroq boʻgʻinlar uchun ikki yarim santimetr qoʻshing. Ayollar bilaguzugi 16 dan 20 sm gacha. Qattiq bilaguzuk ichki diametri bilan tanlanadi: 58, 60, 62 yoki 64 mm; bosh barmoqni kaftga bosib, qoʻlning eng keng joyini oʻlchang. Ochiq bilaguzuk yonlab, bilakning yumshoq tomonidan kiritiladi, uni qayta-qayta kerib bukmang: metall charchaydi. Toshli bilaguzukda har bir tosh alohida uyada, bittasi tushsa, usta oʻrniga boshqasini qoʻyadi. Karabin bir qoʻl bilan taqiladi, quti qulfga saqlagich zanjirchasi qoʻshilgan. Bolalar bilaguzuklari alohida boʻlimda. Gravirovka silliq plastinaga va qattiq bilaguzukning ichiga sigʻadi. Soat bilan bir qoʻlda taqmang: soat korpusi oltinni tirnaydi.',
      ru: 'Чтобы узнать длину, измерьте запястье лентой по косточке и прибавьте полтора сантиметра для тонкой цепочки или два с половиной для тяжёлых звеньев. Женские браслеты бывают от 16 до 20 см. Жёсткий выбирают по внутреннему диаметру: 58, 60, 62 или 64 мм; прижмите большой палец к ладони и измерьте руку в самом широком месте. Открытый браслет надевают боком, с мягкой стороны запястья; не разгибайте его каждый раз, металл устаёт. В браслете с камнями каждый сидит в своём гнезде: если один выпадет, мастер поставит другой. Карабин застёгивается одной рукой, у замка-коробочки есть цепочка-предохранитель. Детские браслеты в отдельном разделе. Гравировка помещается на гладкой пластине и внутри жёсткого браслета. Не носите браслет на одной руке с часами: корпус царапает золото.',
      en: 'To find the length, measure the wrist over the bone and add a centimetre and a half for a fine chain or two and a half for heavy links. Women’s bracelets run from 16 to 20 cm. A rigid bangle is chosen by its inner diameter: 58, 60, 62 or 64 mm; press the thumb to the palm and measure the hand at its widest. An open cuff goes on sideways from the soft side of the wrist; do not bend it open each time, since metal fatigues. In a bracelet with stones each has a seat of its own, and a lost one is replaced. A lobster clasp closes with one hand; a box clasp has a safety chain. Children’s bracelets have a section of their own. Engraving fits on a plate and inside a bangle. Do not wear a bracelet beside a watch: the case scratches gold.',
    },
  },
  {
    slug: 'sets',
    name: { uz: 'Toʻplamlar', ru: 'Комплекты', en: 'Sets' },
    image: 'catalogue/ZR-106-1-front.jpg',
    background: 'catalogue/ZR-106-1-front.jpg',
    icon: 'catalogue/ZR-106-1-front.jpg',
    description: {
      uz: 'Toʻplam — bitta naqshda ishlangan ikki, uch yoki toʻrt buyum: sirgʻa, uzuk, kulon, bilaguzuk yoki boʻyin taqinchogʻi. Hammasi bir quymadan, shuning uchun rangi bir xil chiqadi. Toʻplam bitta qutida, bitta raqam va bitta pasport bilan sotiladi; vazn va narx hamma buyumniki birga yozilgan. Uzuk kirgan toʻplamni tanlaganda oʻlcham uzukniki boʻladi, zanjir kirganida esa zanjir uzunligi. Toʻyga olinadigan toʻplamda avval uzuk oʻlchamini aniqlang, chunki naqshli uzukni koʻpi bilan bir oʻlcham oʻzgartirish mumkin. Kelinga sarpo uchun olsangiz, toʻydan kamida ikki hafta oldin buyurtma bering: oʻlchamni moslash va yozuv oʻyishga vaqt kerak. Buyumlarni alohida taqish ham mumkin: sirgʻa ishga, hammasi birga bayramga. Ellik million soʻmdan qimmat toʻplamlar faqat doʻkonda, hujjat bilan topshiriladi. Quti, mato va pasport narxga kiradi.',
      ru: 'Комплект — это два, три или четыре предмета с одним рисунком: серьги, кольцо, подвеска, браслет или колье. Все они из одной плавки, поэтому совпадают по цвету. Комплект продаётся в одной коробке, с одним номером и одним паспортом; вес и цена указаны за всё вместе. Если в комплекте есть кольцо, размер относится к нему, если цепочка — указана её длина. Для свадьбы сначала узнайте размер кольца: узорное можно изменить не больше чем на один размер. Если дарите невесте, заказывайте хотя бы за две недели: нужно время на подгонку и гравировку. Предметы можно носить порознь: серьги на работу, всё вместе на праздник. Комплекты от пятидесяти миллионов сум можно забрать только в магазине, по документу. Коробка, салфетка и паспорт входят в цену.',
      en: 'A set is two, three or four pieces with one design: earrings, ring, pendant, bracelet or necklace. All are from one melt, so their colour matches. A set is sold in one box, with one number and one passport; weight and price are for everything together. Where there is a ring, the size is the ring’s; where there is a chain, its length is given. For a wedding, find out the ring size first, because a patterned ring can be changed by one size at most. For a bride, order at least two weeks ahead: fitting and engraving take time. The pieces can be worn separately, the earrings to work and all of them on special days. Sets above fifty million soʻm are handed over in a store only, against ID. Box, cloth and passport are in the price.',
    },
  },
  {
    slug: 'men',
    name: { uz: 'Erkaklar uchun', ru: 'Мужские украшения', en: 'For men' },
    image: 'categories/category-signet-rings.jpg',
    background: 'categories/category-signet-rings.jpg',
    icon: 'categories/category-signet-rings.jpg',
    description: {
      uz: 'Erkaklar uzugi 19 dan 22 gacha oʻlchamda, koʻpincha 20 yoki 21 olinadi. Muhr uzukni odatda jimjiloqqa yoki nomsiz barmoqqa taqishadi; keng yuzi uchun yarim oʻlcham kattasini oling. Zanjirlar 50, 55, 60 va 65 sm: 50 boʻyin tubida, 60 koʻylak ustida turadi. Ogʻir zanjirda boʻgʻinlar qoʻlda teriladi, vazni 24 dan 42 grammgacha, shu sabab narxdagi farq ham katta: har bir donaning aniq vaznini koʻring. Bilaguzuk 19 dan 22 sm gacha, bilakka ikki yarim santimetr qoʻshib hisoblang. Zaponkalar kumushdan, oyoqchasi buraladi. Muhr uzuk, plastina va bilaguzukning orqasiga ism yoki sana oʻyiladi. Kumush buyumlar qorayishi tabiiy, sayqallansa oʻtib ketadi. Sovgʻa uchun oʻlchamni bilmasangiz, kulon yoki zaponka oling: ularda oʻlcham yoʻq.',
      ru: 'Мужские кольца бывают размеров от 19 до 22, чаще берут 20 или 21. Печатку носят на мизинце или на безымянном; из-за широкой площадки возьмите на полразмера больше. Цепи длиной 50, 55, 60 и 65 см: 50 лежит у основания шеи, 60 — поверх рубашки. В тяжёлой цепи звенья собирают вручную, весит она от 24 до 42 граммов, поэтому и цены различаются сильно: смотрите точный вес каждой. Браслеты от 19 до 22 см, к обхвату запястья прибавьте два с половиной. Запонки из серебра, на поворотной ножке. На печатке, пластине и обороте браслета гравируют имя или дату. Серебро темнеет, это естественно и снимается полировкой. Если не знаете размера, дарите подвеску или запонки: размера у них нет.',
      en: 'Men’s rings run from 19 to 22, mostly 20 or 21. A signet is worn on the little or the ring finger; for its wide face take half a size more. Chains are 50, 55, 60 and 65 cm long: 50 lies at the base of the neck, 60 over a shirt. In a heavy chain the links are put together by hand and it weighs from 24 to 42 grams, so prices differ widely: look at the exact weight of each. Bracelets run from 19 to 22 cm; add two and a half to the wrist. Cufflinks are silver, with a turning bar. A name or a date is engraved on a signet, a plate or the back of a bracelet. Silver darkens, which is natural and polishes away. If you do not know the size, give a pendant or cufflinks: they have none.',
    },
  },
  {
    slug: 'kids',
    name: { uz: 'Bolalar uchun', ru: 'Детские украшения', en: 'For children' },
    image: 'catalogue/ZR-118-1-front.jpg',
    background: 'catalogue/ZR-118-1-front.jpg',
    icon: 'catalogue/ZR-118-1-front.jpg',
    description: {
      uz: 'Bolalar taqinchogʻi bir grammdan boshlanadi. Birinchi sirgʻa uchun burama qulf tanlang: bola uni oʻzi yechib, ogʻziga sololmaydi. Chetlari yumaloq, orqasi yassi, shunda uyquda botmaydi. Qulogʻi yangi teshilgan bolaga 585-probali oltin mos, u kam taʼsir qiladi. Bilaguzuklar 11 dan 14 sm gacha: 11 sm olti oylik, 13 sm uch yoshli bolaga toʻgʻri keladi. Zanjir uchida ikkita halqa bor, bola oʻssa, ikkinchisiga taqasiz. Kichik kulonni uch yoshgacha faqat kattalar yonida taqing. Beshik toʻyiga olinadigan buyumga ism oʻyib beramiz, ikki kun kerak. Bobo va buvilar odatda bilaguzuk yoki sirgʻa sovgʻa qiladi, xola va ammalar kulon. Har bir buyum pasportida vazn va proba yozilgan, keyinchalik almashtirganda shu qogʻoz asqotadi. Suvdan keyin quloq orqasini quriting.',
      ru: 'Самые лёгкие детские украшения весят меньше грамма. Для первых серёг выбирайте винтовую закрутку: ребёнок не снимет её сам и не возьмёт в рот. Края скруглены, оборот плоский, поэтому во сне серьги не давят. Недавно проколотому уху подходит золото 585, оно реже раздражает кожу. Браслеты от 11 до 14 см: одиннадцать впору в полгода, тринадцать в три года. На конце цепочки два кольца, ребёнок подрастёт — застегнёте на второе. Маленькую подвеску до трёх лет надевайте только при взрослых. На подарке к бешик-тую выгравируем имя, это займёт два дня. Бабушки и дедушки обычно дарят браслет или серьги, тёти — подвеску. Вес и проба записаны в паспорте каждого изделия: он пригодится, когда вещь захотят обменять. После купания вытрите кожу за ухом.',
      en: 'Children’s jewellery begins at one gram. For first earrings choose a screw back: a child cannot take it off and put it in the mouth. The edges are rounded and the back is flat, so that they do not press in sleep. A newly pierced ear does well with gold 585, which irritates less. Bracelets run from 11 to 14 cm: eleven fits at six months, thirteen at three years. Two rings at the end of the chain let it grow with the child. Under three, a small pendant is worn only with an adult present. For a cradle feast we engrave a name, which takes two days. Grandparents mostly give a bracelet or earrings, aunts a pendant. Weight and fineness stand in each passport; the paper will be useful when the piece is traded in one day. Dry behind the ear after a bath.',
    },
  },
];
