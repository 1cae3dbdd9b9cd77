import type { LocalizedText } from '../../../schema.ts';

/** Texts written by hand, 150 to 250 characters, for the models of the home page (catalogue-plan 12); in display order. */
export const fullTexts: Readonly<Record<string, LocalizedText>> = {
  'ZR-001': {
    uz: 'Ikki chiziq paxsa devor ustidagi qaldirgʻoch qanotidek tutashadi va 0,05 karat brilliantni ushlab turadi. Eni 5,2 mm, halqaning ichi silliq. Tosh past oʻrnatilgan: roʻmolga ham, qoʻlqopga ham ilinmaydi.',
    ru: 'Две линии сходятся, как крылья ласточки над глиняной стеной, и держат бриллиант 0,05 карата. Ширина 5,2 мм, шинка изнутри гладкая. Камень посажен низко: за шарф и перчатку кольцо не цепляется.',
    en: 'Two lines meet like a swallow’s wings over a clay wall and hold a diamond of 0.05 carat. It is 5.2 mm wide and smooth inside. The stone is set low, so the ring catches on neither scarf nor glove.',
  },
  'ZR-065': {
    uz: 'Anorning kesimida toʻqqizta granat, har biri 0,12 karat. Kulon 15,6 × 20,5 mm, 585-probali qizil oltindan; mevaning toji zanjir oʻtadigan halqacha boʻlib xizmat qiladi. Zanjir alohida sotiladi: yakor yoki arqon toʻqimasi mos keladi.',
    ru: 'Девять гранатов уложены в разрез плода, по 0,12 карата каждый. Подвеска 15,6 × 20,5 мм из красного золота 585, корона плода служит ушком. Цепочка продаётся отдельно, к ней подходят якорная и верёвка.',
    en: 'Nine garnets of 0.12 carat each lie in the cut fruit. The pendant is 15.6 × 20.5 mm, red gold 585, and the crown of the fruit serves as its loop. The chain is sold separately; an anchor or a rope suits it.',
  },
  'ZR-037': {
    uz: 'Yarim oy va 42 mm gacha osilgan shokilalar: yurganda bir-biriga tegib, ohista jiringlaydi. Bir jufti olti grammdan yengil, quloqni choʻzmaydi. Buxoro toʻylarida taqilgan sirgʻalar yoʻlida, teshilgan quloq uchun bosma qulf bilan.',
    ru: 'Полумесяц с подвесами, всего 42 мм: на ходу они касаются друг друга и тихо звенят. Пара весит меньше шести граммов и мочку не оттягивает. По образцу серёг с бухарских свадеб, на защёлке для проколотых ушей.',
    en: 'A crescent with a fringe, 42 mm in all: the drops touch at every step and chime softly. The pair weighs less than six grams and does not pull the lobe. After the earrings of Bukhara weddings, with a push back for pierced ears.',
  },
  'ZR-018': {
    uz: '750-probali oq oltinda 0,50 karatdan boshlangan brilliant. 1,6 mm qalinlikdagi halqa toshga qarab ingichkalashadi, nigoh toshda qoladi. GIA xulosasi ham, bizning pasport ham aynan shu uzukdagi toshga berilgan.',
    ru: 'Бриллиант от 0,50 карата в белом золоте 750. Шинка толщиной 1,6 мм сужается к камню, и внимание остаётся на нём. Сертификат GIA и наш паспорт выданы именно на тот камень, который в кольце.',
    en: 'A diamond of 0.50 carat or a little more in white gold 750. The band, 1.6 mm thick, narrows towards the stone and leaves the eye there. The GIA report and our passport are issued for the very stone in the ring.',
  },
  'ZR-028': {
    uz: 'Eni 4 mm, chetlarida mayda donachali hoshiya bor, ichi biroz yumaloq: kechgacha barmoqni siqmaydi. Oʻlchami 16 dan 21,5 gacha, har birining oʻz vazni va raqami bor. Ichiga 18 belgigacha yozuv oʻyiladi.',
    ru: 'Кольцо шириной 4 мм с зернью по краям, изнутри слегка скруглено: к вечеру его не чувствуешь. Размеры от 16 до 21,5, у каждого кольца свой вес и номер. Внутри помещается гравировка до 18 знаков.',
    en: 'A band 4 mm wide with a beaded edge, slightly rounded inside so that it does not press by evening. Sizes from 16 to 21.5, each ring with its own weight and number. Up to 18 characters can be engraved inside.',
  },
  'ZR-099': {
    uz: 'Girih panjarasi 1,6 mm qalinlikdagi oltinda teshib oʻyilgan, orasidan teri koʻrinadi. Eni 22 mm, chetlari yumaloqlangan, tirnamaydi. Bilaguzuk ochiq, yonlab taqiladi; ichki diametri 58 dan 64 mm gacha.',
    ru: 'Решётка гириха вырезана насквозь в золоте толщиной 1,6 мм, и сквозь неё видна кожа. Ширина 22 мм, края скруглены и не царапают. Браслет открытый, надевается боком; внутренний диаметр от 58 до 64 мм.',
    en: 'A girih lattice is cut right through gold 1.6 mm thick, and the skin shows through it. It is 22 mm wide with rounded edges that do not scratch. The cuff is open and goes on sideways; inner diameter from 58 to 64 mm.',
  },
  'ZR-053': {
    uz: 'Qalinligi 2,4 mm li silliq naycha, diametri 15 dan 40 mm gacha. Qulfi halqaning oʻziga kirib ketadi, uchlari koʻrinmaydi. Naychaning ichi boʻsh, shuning uchun eng katta jufti ham toʻrt grammdan yengil.',
    ru: 'Гладкая трубка толщиной 2,4 мм, диаметр от 15 до 40 мм. Замок «конго» входит в само кольцо, концов не видно. Внутри трубка полая, поэтому даже большая пара весит меньше четырёх граммов.',
    en: 'A smooth tube 2.4 mm thick, from 15 to 40 mm across. The catch goes into the ring itself and no end shows. The tube is hollow, so that even the largest pair weighs less than four grams.',
  },
  'ZR-004': {
    uz: '1,10 karatdan boshlangan granat oval qirralanib, poʻstidagi donadek yaxlit gardishga oʻrnatilgan. 585-probali qizil oltin uning rangini davom ettiradi. Tosh balandligi 5,8 mm; uzukni sovunli suv va yumshoq choʻtka bilan tozalash mumkin.',
    ru: 'Гранат от 1,10 карата огранён овалом и сидит в глухой оправе, как зерно в кожуре. Красное золото 585 продолжает его цвет. Высота камня 5,8 мм; чистить кольцо можно мыльной водой и мягкой щёткой.',
    en: 'A garnet of 1.10 carat or a little more, cut oval, sits in a closed bezel like a seed in its rind. Red gold 585 carries its colour on. The stone is 5.8 mm high; clean the ring with soapy water and a soft brush.',
  },
  'ZR-083': {
    uz: 'Diametri 7 mm, rangi va yaltirashi bir xil qilib terilgan ellik beshta akoya marvaridi. Oralarida tugun bor: ip uzilsa, hammasi emas, bittasi tushadi. Qulfi 585-probali sariq oltin. Marvarid eng oxirida taqiladi, yumshoq mato bilan artiladi.',
    ru: 'Пятьдесят пять жемчужин акойя по 7 мм, подобранных по цвету и блеску. Между ними узелки: если нить порвётся, упадёт одна, а не все. Замок из жёлтого золота 585. Жемчуг надевают последним и протирают мягкой тканью.',
    en: 'Fifty-five akoya pearls of 7 mm, matched by colour and lustre. A knot between every two: if the thread breaks, one falls and not all. The clasp is yellow gold 585. Put pearls on last and wipe them with a soft cloth.',
  },
  'ZR-017': {
    uz: '0,30 karatdan boshlangan brilliant 5,9 mm balandlikda turadi: yorugʻlik unga ostidan ham kiradi. Har bir uzukka GIA xulosasi qoʻshiladi, raqami toshning beliga yozilgan. Oʻlchamini bir oʻlcham kattalashtirish yoki kichraytirish mumkin.',
    ru: 'Бриллиант от 0,30 карата поднят на 5,9 мм, чтобы свет входил и снизу. К каждому кольцу приложен сертификат GIA, его номер нанесён на рундист камня. Кольцо можно увеличить или уменьшить на один размер.',
    en: 'A diamond of 0.30 carat or a little more stands 5.9 mm high so that light enters from below too. Each ring comes with its GIA report, the number inscribed on the girdle. It can be made one size larger or smaller.',
  },
  'ZR-104': {
    uz: 'Sirgʻa, uzuk va kulonda bitta meva: 585-probali qizil oltinda har biri 0,15 karat yigirma toʻrtta granat. Uzuk oʻlchami har bir toʻplamda koʻrsatilgan, uni bir oʻlcham oʻzgartirish mumkin. Birga ham, alohida ham taqiladi.',
    ru: 'Серьги, кольцо и подвеска с одним плодом: двадцать четыре граната по 0,15 карата в красном золоте 585. Размер кольца указан у каждого комплекта, его можно изменить на один. Предметы носят вместе и порознь.',
    en: 'Earrings, ring and pendant with one fruit: twenty-four garnets of 0.15 carat in red gold 585. The size of the ring is stated for each set and can be changed by one. The pieces are worn together or apart.',
  },
  'ZR-095': {
    uz: 'Bitta yoydan iborat qattiq bilaguzuk, oʻrtasi tillaqoshdek uchli. Ochiq tomonidan yonlab taqiladi, ichki diametri 58 dan 64 mm gacha. Eni 6 mm; ichiga yozuv sigʻadi va uni faqat egasi koʻradi.',
    ru: 'Жёсткий браслет из одной дуги с заострением посередине, как у тилла-коша. Надевается боком через разрыв, внутренний диаметр от 58 до 64 мм. Ширина 6 мм; внутри помещается надпись, и её видит только хозяйка.',
    en: 'A rigid bangle of one arc with a point in the middle, as on a tillaqosh. It goes on sideways through the gap; inner diameter from 58 to 64 mm. It is 6 mm wide, with room inside for a line that only its owner sees.',
  },
  'ZR-015': {
    uz: '1,3 mm li halqada bitta 0,03 karat brilliant, boshqa hech narsa yoʻq. Uzuk ikki grammdan yengil, ertasigayoq qoʻlda borligi sezilmaydi. Uni yakka ham, yonma-yon barmoqlarga uchtalab ham taqishadi.',
    ru: 'Один бриллиант 0,03 карата в шинке толщиной 1,3 мм, и больше ничего. Кольцо весит меньше двух граммов, и через день его перестаёшь замечать. Его носят по одному и по три на соседних пальцах.',
    en: 'One diamond of 0.03 carat in a band 1.3 mm thick, and nothing else. The ring weighs less than two grams and is forgotten by the next day. It is worn alone or in threes on neighbouring fingers.',
  },
  'ZR-076': {
    uz: 'Zanjir boʻylab turli uzunlikdagi shokilalar, oʻrtadagisi 28 mm. Har biri oʻz halqachasida, alohida harakatlanadi. Vazni 12 gramm atrofida, qulfi saqlagichli quti; 45 sm uzunlikda oʻmrov suyagi ustiga tushadi.',
    ru: 'Вдоль цепи висят подвесы разной длины, самый длинный, 28 мм, посередине. Каждый на своём кольце и движется отдельно. Вес около 12 граммов, замок-коробочка с предохранителем; при длине 45 см ложится на ключицы.',
    en: 'Drops of different lengths hang along the chain, the longest, 28 mm, in the middle. Each has its own ring and moves alone. About 12 grams, a box clasp with a safety catch; at 45 cm it rests on the collarbone.',
  },
  'ZR-029': {
    uz: 'Eni 3 mm, qizil oltindan silliq uzuk. Oʻn yilda bunday halqa soch tolasicha yupqalashadi: 1,7 mm qalinlik bir umrga moʻljallangan. Ikki oʻlchamgacha oʻzgartiramiz, tirnalgan joyini sayqallaymiz.',
    ru: 'Гладкое кольцо красного золота шириной 3 мм. За десять лет такая шинка стирается на волос: 1,7 мм толщины рассчитаны на целую жизнь. Изменим размер на один или два, царапины снимем полировкой.',
    en: 'A plain band of red gold, 3 mm wide. In ten years such a band thins by a hair: its 1.7 mm are meant for a lifetime. We make it up to two sizes larger or smaller and polish scratches away.',
  },
  'ZR-021': {
    uz: 'Zuhro — tong yulduzi. Zumradsimon qirralangan, 1,01 karatdan boshlangan brilliantni 950-probali platina tirnoqlar ushlaydi. Platina sargʻaymaydi, vaznini yoʻqotmaydi: yillar oʻtib uni faqat qayta sayqallashadi. GIA xulosasi bor.',
    ru: 'Зухра — утренняя звезда. Бриллиант огранки «изумруд» весом от 1,01 карата держат крапаны из платины 950. Платина не желтеет и не теряет вес: через годы её только полируют заново. Сертификат GIA приложен.',
    en: 'Zuhro is the morning star. Claws of platinum 950 hold an emerald-cut diamond of 1.01 carat or more. Platinum neither yellows nor wears thin: after years it is only polished again. The GIA report comes with it.',
  },
};
