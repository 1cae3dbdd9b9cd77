import type { MomentStory } from './moment-story.ts';

/** The second half, in the order of the pages. */
export const moreMomentStories: Readonly<Record<string, MomentStory>> = {
  'navroz-moments': {
    coverSpots: [{ artikul: 'ZR-009', x: 51, y: 53 }],
    scenes: [
      {
        picture: 'catalogue/ZR-009-1-front.jpg',
        text: {
          uz: 'Rishton kosasi bilan shu tosh bir rangda: ikkalasini ham oftobga chiqarib koʻring. Feruza gʻovak, u nafas oladi; yillar oʻtib salgina yashillashadi va bu uning aybi emas, umri. Kumush halqa toshni chetidan ushlaydi, orqasi ochiq. Terga, moyga va sovunga qarshi bitta qoida yetadi: qoʻl yuvishdan oldin yeching. Qoʻlga surtilgan krem avval singsin, uzukni keyin taqing: toshga oʻtgan yogʻ chiqmaydi. Feruzaga mum shimdirilgan boʻlsa, bu uning pasportida yozilgan.',
          ru: 'Риштанская пиала и этот камень одного цвета: вынесите оба на солнце. Бирюза пориста, она дышит; с годами чуть зеленеет, и это не порок, а возраст. Серебро держит камень по краю, снизу он открыт. От пота, масла и мыла спасает одно правило: снимайте кольцо, прежде чем мыть руки. Крем сначала должен впитаться, потом надевайте: жир из камня не выведешь. Пропитана ли бирюза воском, написано в её паспорте.',
          en: '',
        },
        spots: [{ artikul: 'ZR-009', x: 50, y: 38 }],
      },
      {
        picture: 'catalogue/ZR-080-1-front.jpg',
        text: {
          uz: 'Tushga yaqin adirga chiqiladi, lolani uzishmaydi, faqat suratga olishadi. Marjon shamolda joyida turadi, chunki donalari ogʻir emas, oʻrtadagisi esa boshqalaridan yiriroq. Kechqurun dasturxonda sumalak, koʻk somsa va choy. Taqinchoqni yumshoq matoga oʻrab, boshqa kumushdan alohida qoʻying: bir-birini tirnamaydi. Kumush bir kunda emas, bir mavsumda qorayadi, shuning uchun adirdan qaytganda arting, kuzgacha qoldirmang. Mato quruq boʻlsin, tish pastasi kerak emas: u tirnaydi.',
          ru: 'К полудню идут на холм; тюльпаны не рвут, а фотографируют. Колье на ветру лежит ровно: бусины лёгкие, а средняя крупнее других. Вечером на столе сумаляк, самса с зеленью и чай. Украшение заверните в мягкую ткань и положите отдельно от другого серебра: так они не поцарапают друг друга. Серебро темнеет не за день, а за сезон: протрите его, вернувшись с холма, не откладывайте до осени. Тряпочка сухая, без зубной пасты: паста царапает.',
          en: '',
        },
        spots: [{ artikul: 'ZR-080', x: 50, y: 62 }],
      },
    ],
    practical: {
      uz: 'Kumush havodan qorayadi, bu nuqson emas. Haftada bir marta yumshoq mato bilan arting, taqilmaganda yopiq qutida saqlang.\n\nFeruzaga ultratovush, issiq suv va yogʻ mumkin emas. Toza suvda hoʻllangan mato bilan arting va darhol quriting.',
      ru: 'Серебро темнеет от воздуха, это не брак. Раз в неделю протирайте его мягкой тканью, а когда не носите, держите в закрытой коробке.\n\nБирюзе нельзя ультразвук, горячую воду и масло. Протрите влажной тканью и сразу вытрите насухо.',
      en: '',
    },
  },
  'hayit-moments': {
    coverSpots: [],
    scenes: [
      {
        picture: 'pieces/earrings-hoop-yellow-gold-1-front.jpg',
        text: {
          uz: 'Yangi koʻylak hayitga bir hafta qolganda tikiladi, sirgʻa esa oʻzgarmaydi: onaning qulogʻidan kelinning qulogʻiga oʻtgan, qulfi ikki marta yangilangan. Ertalab uni iliq suvda yuvib, yumshoq sochiqda quritishadi. Oltin qoraymagan boʻlsa ham shunday qilinadi, chunki bayram shundan boshlanadi. Sirgʻa ogʻir boʻlsa, quloq choʻzilmaganmi, qarang: usta orqasiga kichik tayanch qoʻyib beradi, ular yana oldinga qarab turadi. Shu bilan ular yana bir avlodga yetadi.',
          ru: 'Новое платье шьют за неделю до праздника, а серьги не меняются: от матери они перешли к невестке, и замок у них уже дважды обновляли. Утром их моют в тёплой воде и сушат в мягком полотенце. Делают так, даже если золото не потемнело: с этого начинается праздник. Если серьги тяжёлые, посмотрите, не оттянута ли мочка; мастер поставит сзади маленькую опору, и они снова будут смотреть прямо. Так их хватает ещё на одно поколение.',
          en: 'The new dress is sewn a week before the feast; the earrings stay the same. They went from a mother to her daughter-in-law, and their catch has been renewed twice. In the morning they are washed in warm water and dried in a soft towel. It is done even if the gold is bright, because the feast begins with it. If they are heavy, look whether the lobe has stretched: a goldsmith sets a small rest behind, and they face forward again. So they last another generation.',
        },
        spots: [],
      },
      {
        picture: 'catalogue/ZR-077-2-detail.jpg',
        text: {
          uz: 'Kechqurun taqinchoqlar yechiladi, har biri oʻz qutisiga qaytadi. Shokilani yoyib, yumshoq mato ustiga qoʻyish kerak: osmalar chalkashsa, halqachalari qiyshayadi. Bittasi tushib qolsa, topilmaguncha uyni supurishmaydi. Topilmasa ham qoʻrqinchli emas: ustaxonada xuddi shu vaznda, shu probada yangisi yasaladi. Ertasiga qoʻshnilarnikiga endi faqat sirgʻa bilan chiqiladi, chunki oʻchoq yoqilgan, non yopilgan, ish boshlangan. Hayit tugadi, lekin uyda uning jiringi hali ham eshitilib turgandek.',
          ru: 'Вечером украшения снимают, и каждое возвращается в свою коробку. Колье с подвесами нужно расправить и положить на мягкую ткань: если они перепутаются, колечки погнутся. Потеряли один — пол не метут, пока не найдут. А не нашли, не беда: в мастерской сделают такой же, того же веса и пробы. Назавтра к соседям идут уже в одних серьгах: очаг разожжён, хлеб в тандыре, началась работа. Праздник кончился, а звон в доме будто ещё слышен.',
          en: 'In the evening the pieces come off, and each goes back to its box. A necklace with drops should be spread out on a soft cloth: if they tangle, the little rings bend. When one is lost, the floor is not swept until it is found. If it is not, no harm: the workshop makes another of the same weight and fineness. The next day the neighbours are visited in earrings alone, for the hearth is lit, the bread is in the oven and work has begun. The feast is over, and yet the house still seems to chime.',
        },
        spots: [{ artikul: 'ZR-077', x: 50, y: 50 }],
      },
    ],
    practical: {
      uz: 'Kelinga — quloq yoki boʻyin uchun, kuyovga — uzuk yoki bilaguzuk. Qizchalarga yengil pusset, oʻn ikki yoshdan zanjir.\n\nOnaga qulfi oson taqiladigan narsa, buviga marvarid. Sovgʻani chap qoʻl bilan bermaydilar, narxini aytmaydilar; chekni biz ham qutiga solmaymiz.',
      ru: 'Невестке — серьги или колье, зятю — перстень или браслет. Девочкам лёгкие пусеты, с двенадцати лет цепочку.\n\nМатери — то, что легко застегнуть, бабушке жемчуг. Подарок не подают левой рукой и цену не называют; чек мы тоже в коробку не кладём.',
      en: 'For a daughter-in-law earrings or a necklace, for a son-in-law a ring or a bracelet. For little girls light studs, from twelve a chain.\n\nFor mother something that is easy to fasten, for grandmother pearls. A gift is never handed over with the left hand, and its price is not mentioned; we leave the receipt out of the box too.',
    },
  },
  'sakkizinchi-mart-moments': {
    coverSpots: [],
    scenes: [
      {
        picture: 'catalogue/ZR-068-1-front.jpg',
        text: {
          uz: 'Ametist binafsha rangini quyoshda asta yoʻqotadi, shuning uchun kulonni deraza tokchasida emas, qutida saqlashadi. Sovgʻa qilayotganda shuni ayting: narsaning feʼli borligi yoqadi. Toshi bir karatdan ogʻirroq, lekin narxi oltiniga qarab chiqadi, toshiga qarab emas. Zanjirni alohida tanlang: 45 santimetri oʻmrovga tushadi. Bilmasangiz, shuni oling: uch grammgacha kulon bilan koʻpincha shu uzunlikda taqishadi. Qutini esa yopiq holda bering: uni ochish sovgʻaning yarmi.',
          ru: 'Фиолетовый цвет аметиста на солнце понемногу бледнеет, поэтому подвеску держат не на подоконнике, а в коробке. Скажите об этом, когда дарите: приятно, если у вещи есть характер. Камень тяжелее карата, но цену делает золото, а не он. Цепочку выбирайте отдельно: 45 сантиметров ложатся на ключицы. Не знаете — берите эту длину, её чаще всего и носят с подвеской до трёх граммов. Коробку подайте закрытой: открывать её — половина подарка.',
          en: 'Sunlight slowly pales the violet of an amethyst, so the pendant is kept in a box and not on a windowsill. Say so when you give it: people like a thing with character. The stone weighs over a carat, yet the price is made by the gold. Choose the chain separately: 45 centimetres lie on the collarbone. If you do not know, take that length; it is what is mostly worn with a pendant of up to three grams. Hand the box over closed: opening it is half the gift.',
        },
        spots: [{ artikul: 'ZR-068', x: 50, y: 55 }],
      },
      {
        picture: 'catalogue/ZR-056-1-front.jpg',
        text: {
          uz: 'Hamkasbga, opaga, ustozga sovgʻa boʻlsa, pussetdan boshlang: oʻlcham kerak emas, yoshi ham farq qilmaydi. Fianit — odam yasagan tosh, biz uni shunday ataymiz va brilliant demaymiz. Qizil oltin bilan u iliqroq koʻrinadi, kumush bilan sovuqroq. Ikkovi ham bir yarim gramm atrofida, quloq ularni bir soatda unutadi. Qaysi biri yoqishini bilmasangiz, quloqdagisiga qarang va oʻsha metallni oling. Adashsangiz, almashtirib beramiz, faqat yorligʻini uzib tashlamang.',
          ru: 'Коллеге, сестре, учительнице начните с пусет: размер не нужен, и возраст не важен. Фианит создан человеком, мы так его и называем и бриллиантом не зовём. С красным золотом он теплее, с серебром холоднее. И те и другие весят около полутора граммов, ухо забывает о них через час. Не знаете, какие понравятся, — взгляните, что она носит сейчас, и берите тот же металл. Ошиблись — обменяем, только не срезайте бирку.',
          en: 'For a colleague, a sister, a teacher begin with studs: they need no size, and age makes no difference. Cubic zirconia is man-made; we say so, and never call it a diamond. With red gold it looks warmer, with silver cooler. Either pair weighs about a gram and a half, and the ear forgets it within an hour. If you do not know which she will like, look at what she wears now and take the same metal. If you get it wrong, we will exchange them; just leave the tag on.',
        },
        spots: [{ artikul: 'ZR-056', x: 50, y: 50 }],
      },
    ],
    practical: {
      uz: 'Bir milliongacha: fianitli kumush pussetlar.\n\nUch milliongacha: qizil oltin 585 pussetlar yoki ingichka zanjir.\n\nOlti milliongacha: ametistli yoki bitta brilliantli kulon, oq oltin. Oʻlchamni bilish shart emas, faqat rangini: oq yoki sariq. Yoqmasa, oʻn kun ichida almashtiramiz.',
      ru: 'До миллиона: серебряные пусеты с фианитами.\n\nДо трёх: пусеты из красного золота 585 пробы или тонкая цепочка.\n\nДо шести: подвеска из белого золота с аметистом или одним бриллиантом. Размер знать не нужно, только цвет: белый или жёлтый. Не понравится — в течение десяти дней обменяем.',
      en: 'Under one million: silver studs with cubic zirconia.\n\nUnder three: studs of red gold, fineness 585, or a thin chain.\n\nUnder six: a pendant of white gold with an amethyst or a single diamond. You need not know a size, only the colour: white or yellow. If she does not like it, we exchange it within ten days.',
    },
  },
  'birinchi-oylik-moments': {
    coverSpots: [{ artikul: 'ZR-053', x: 59, y: 60 }],
    scenes: [
      {
        picture: 'catalogue/ZR-015-1-front.jpg',
        text: {
          uz: 'Bitta nuqtali uzuk bir yarim gramm chiqadi, u bilan klaviaturada ham yozasiz, avtobus tutqichini ham ushlaysiz. Dugonangiz uni faqat ikkinchi kuni payqaydi. Shundaylar yaxshi: ular kiyimga moslashmaydi, kiyim ham ularga. Bir yildan keyin yoniga ikkinchisini olasiz va qaysi biri birinchi edi deb oʻylab qolasiz. Toshining diametri ikki millimetrcha: lupasiz ham koʻrinadi, lekin hech kimni chaqirmaydi. Oʻlchamni ish kunining oxirida oʻlchang, ertalab barmoq ingichkaroq boʻladi.',
          ru: 'Кольцо с одной точкой весит полтора грамма; с ним и печатают, и держатся за поручень в автобусе. Подруга замечает его только на второй день. Такие хороши тем, что подходят к любой одежде. Через год рядом появится второе, и придётся вспоминать, какое было первым. Камень два миллиметра в диаметре: его видно и без лупы, но в глаза он не бросается. Размер меряйте в конце рабочего дня, утром палец тоньше.',
          en: 'A ring with one dot weighs a gram and a half; you can type in it and hold the rail of a bus. A friend notices it only on the second day. Such rings are good because they do not adapt to clothes, nor clothes to them. In a year a second one will stand beside it, and you will have to think which came first. The stone is two millimetres across: it is seen without a loupe, yet it does not call for attention. Take your size at the end of a working day; in the morning a finger is thinner.',
        },
        spots: [{ artikul: 'ZR-015', x: 50, y: 40 }],
      },
      {
        picture: 'catalogue/ZR-054-1-front.jpg',
        text: {
          uz: 'Pusset — eng jasoratsiz birinchi xarid va eng toʻgʻrisi. Ular hech qachon ortiqcha boʻlmaydi: intervyuda ham, toʻyda ham, telefonda gaplashganda ham. Qulfining orqasi tekis boʻlsin, quloqchin botmasin. Ikkinchi oylikda boshqa narsani orzu qilasiz, lekin ertalab baribir shularni taqasiz. Ikki toshning rangi va tozaligi bir xil, vazni ham, shuning uchun ularni chap va oʻngga ajratib oʻtirmaysiz. Bittasi tushib qolsa, raqamini ayting: oʻsha partiyadan juftini tanlab beramiz.',
          ru: 'Пусеты — самая скромная первая покупка и самая верная. Они нигде не лишние: на собеседовании, на свадьбе, с телефоном у уха. Замок сзади должен быть плоским, чтобы не мешали наушники. Со второй зарплаты захочется другого, но утром вы всё равно наденете эти. Оба камня одного цвета, чистоты и веса, поэтому левую и правую можно не различать. Потеряли одну — назовите номер изделия: подберём пару из той же партии.',
          en: 'Studs are the least daring first purchase, and the surest. They are never too much: at an interview, at a wedding, on the telephone. The catch behind should be flat, so that headphones do not press. With the second salary you will dream of something else, yet in the morning you will put these on. Both stones are alike in colour, clarity and weight, so there is no left and no right. If you lose one, tell us its number: we will match another from the same batch.',
        },
        spots: [{ artikul: 'ZR-054', x: 50, y: 50 }],
      },
    ],
    practical: {
      uz: '375 — uchdan biridan sal koʻprogʻi oltin: arzonroq, qattiqroq, rangi xiraroq, ter va suvda tezroq qorayadi. Pusset va ingichka zanjir uchun yaxshi.\n\n585 — yarmidan koʻpi oltin: rangi toʻq, taʼmirlash oson, almashtirganda ham qadrlanadi. Har kuni taqiladigan uzukka shuni maslahat beramiz.\n\nNarxlar orasidagi farq vaznga bogʻliq: ikki grammli uzukda u taxminan bir yarim baravar.',
      ru: '375 — это чуть больше трети золота: дешевле, твёрже, бледнее, быстрее темнеет от пота и воды. Для пусет и тонких цепочек годится.\n\n585 — больше половины золота: цвет глубже, чинить проще, при обмене ценится выше. Для кольца на каждый день советуем её.\n\nРазница в цене зависит от веса: у кольца в два грамма она примерно в полтора раза.',
      en: '375 is a little over a third gold: cheaper, harder, paler, quicker to darken from sweat and water. It will do for studs and thin chains.\n\n585 is more than half gold: deeper in colour, easier to repair, worth more in a trade-in. We recommend it for a ring worn daily.\n\nThe difference in price depends on the weight: for a ring of two grams it is about one and a half times.',
    },
  },
  'bitiruv-moments': {
    coverSpots: [{ artikul: 'ZR-063', x: 50, y: 58 }],
    scenes: [
      {
        picture: 'catalogue/ZR-096-1-front.jpg',
        text: {
          uz: 'Bilaguzukni ota tanladi, chunki ona soat olmoqchi edi. Ingichka, uch gramm, chap qoʻlga. Sinf rahbari attestat topshirayotganda u yengdan chiqib turardi. Yotoqxonada uni hech kim yechmaydi, lekin hammasi bir marta taqib koʻradi. Uzunligi 17 yoki 18 santimetr boʻlsa, soat bilan yonma-yon ham sigʻadi. Beshta mayda tosh qoʻl qimirlaganda bilinadi, tinch turganda esa yoʻqdek. Ichki tomoniga sanani yozdirmang: bilaguzuk buning uchun ingichka, sana qutining qopqogʻiga sigʻadi.',
          ru: 'Браслет выбрал отец, потому что мать хотела купить часы. Тонкий, три грамма, на левую руку. Когда вручали аттестат, он выглядывал из рукава. В общежитии его никто не просит насовсем, но примеряют все. Если длина 17 или 18 сантиметров, он уместится и рядом с часами. Пять мелких камней заметны, когда рука движется, а в покое их будто нет. Надпись на таком тонком браслете не поместится, дату лучше написать на крышке коробки.',
          en: '',
        },
        spots: [{ artikul: 'ZR-096', x: 50, y: 50 }],
      },
      {
        picture: 'catalogue/ZR-085-1-front.jpg',
        text: {
          uz: 'Silliq zanjir sochga ilinmaydi, poyezdda uxlasa ham chigallashmaydi. Unga bugun qush osiladi, keyin boshqa narsa. Sovgʻa qilayotganda qulfini oʻzi ochib-yopib koʻrsin: uyda uni ona taqib qoʻyardi, endi yoʻq. Qutining ichiga uy manzilini yozing. Kulgili, lekin saqlashadi. Uzilsa, tashlab yubormang, bizga olib keling: usta ikki halqani kavsharlaydi, bir necha kunda yana taqasiz. Yangisini olishdan arzon, eng muhimi, oʻsha zanjirning oʻzi qoladi.',
          ru: 'Гладкая цепочка не цепляет волосы и не путается, даже если уснуть в поезде. Сегодня на ней птица, потом будет что-то ещё. Когда дарите, пусть сама откроет и закроет замок: дома это делала мать, теперь её рядом не будет. На дне коробки напишите домашний адрес. Смешно, но его хранят. Если порвётся, не выбрасывайте, приносите: мастер спаяет два звена, и через несколько дней её снова можно носить. Это дешевле новой, и цепочка остаётся той самой.',
          en: '',
        },
        spots: [{ artikul: 'ZR-085', x: 50, y: 60 }],
      },
    ],
    practical: {
      uz: '40 sm — boʻyin tubida, 45 — oʻmrovda, 50 — undan uch-besh santimetr pastda. Kulon bilan 45 eng qulayi.\n\nUch grammgacha kulonga vazni ikki grammdan yengil zanjir yetadi, ogʻirroqqa yakor yoki arqon toʻqimasini oling.',
      ru: '40 см — у основания шеи, 45 — на ключицах, 50 — на три-пять сантиметров ниже. С подвеской удобнее всего 45.\n\nПодвеске до трёх граммов хватит цепочки легче двух, для тяжёлой берите якорное плетение или верёвку.',
      en: '',
    },
  },
  'yillik-moments': {
    coverSpots: [
      { artikul: 'ZR-027', x: 60, y: 26 },
      { artikul: 'ZR-036', x: 35, y: 65 },
    ],
    scenes: [
      {
        picture: 'catalogue/ZR-036-2-detail.jpg',
        text: {
          uz: 'Toshlari uzluksiz halqada bosh ham, oxir ham yoʻq, shuning uchun uni kengaytirib boʻlmaydi: oʻlcham birinchi kuni toʻgʻri tanlanadi. Platina tirnalganda oltindek yoʻqolmaydi, faqat suriladi, usta uni joyiga qaytaradi. Oʻn yilligingizga olsangiz, yigirmanchi yillikkacha unga bir marta ham pul sarflamaysiz, tozalashdan boshqa. Oʻlchamni ikki marta, kechqurun va boshqa kuni oʻlchab beramiz: barmoq issiqda shishadi, sovuqda ingichkalashadi. Ikkilansangiz, kattarogʻi yaxshi, uni ichidan toraytirsa boʻladi.',
          ru: 'У дорожки камней по кругу нет ни начала, ни конца, поэтому растянуть её нельзя: размер выбирают сразу и точно. Платина, когда её царапают, не стирается, как золото, а сдвигается, и мастер возвращает её на место. Купите к десятой годовщине — до двадцатой не потратите на неё ничего, кроме чистки. Размер мы снимаем дважды, вечером и в другой день: в жару палец отекает, на холоде тоньше. Сомневаетесь между двумя — лучше больший, внутрь можно впаять тонкую полоску металла.',
          en: 'A circle of stones has neither beginning nor end, so it cannot be stretched: the size must be right from the first day. Platinum, when scratched, does not wear off like gold but moves aside, and a goldsmith moves it back. Bought for a tenth anniversary, it will ask for nothing but cleaning until the twentieth. We take the size twice, in the evening and on another day: a finger swells in heat and shrinks in cold. Between two sizes the larger is better, for a thin lining can be set inside.',
        },
        spots: [{ artikul: 'ZR-036', x: 48, y: 42 }],
      },
      {
        picture: 'catalogue/ZR-058-2-detail.jpg',
        text: {
          uz: 'U esa pusset soʻradi: uzugim bor, dedi, uni yechmayman. Ikki tosh bir partiyadan tanlanadi, rangi va tozaligi bir xil boʻlsin, chunki yuz ularni doim yonma-yon koʻrsatadi. Uyga qaytishda u oynaga emas, deraza aksiga qarab ketdi. Yigirma yil oldin ham shunday qilgan edi. Xulosa qogʻozlari ikkita, har toshga bittadan, raqamlari ketma-ket emas. Qulf buraladi, oxirigacha burang: telefonda gaplashganda yoki sharf yechganda ochilib ketmaydi.',
          ru: 'А она попросила пусеты: кольцо у меня есть, сказала, и снимать его не буду. Два камня подбирают из одной партии, одного цвета и чистоты: на лице их всегда видно вместе. По дороге домой она смотрела не в зеркало, а на отражение в окне вагона. Двадцать лет назад было так же. Отчётов тоже два, по одному на камень, и номера идут не подряд. Замок винтовой, закручивайте до упора: тогда его не расстегнут ни телефон, ни шарф.',
          en: 'She asked for studs: I have a ring, she said, and will not take it off. The two stones are matched from one parcel, alike in colour and clarity, for a face always shows them together. On the way home she looked not into a mirror but at the window of the train. It had been the same twenty years before. There are two reports as well, one for each stone, and their numbers do not follow each other. The catch is a screw; turn it all the way, and neither a telephone nor a scarf will open it.',
        },
        spots: [{ artikul: 'ZR-058', x: 42, y: 58 }],
      },
    ],
    practical: {
      uz: 'Sayqal bir millimetrning yuzdan ikki-uch ulushini oladi: besh yilda bir marta yetadi. Ungacha tozalash kifoya, u bepul.\n\nSilliq halqani ikki oʻlchamgacha oʻzgartirsa boʻladi, atrofi toshlisini — yoʻq. Yoniga ikkinchi halqa qoʻshsangiz, birinchisini olib keling: balandligi va egilishini moslab beramiz.',
      ru: 'Полировка снимает две-три сотых миллиметра: раз в пять лет достаточно. До того хватает чистки, она бесплатна.\n\nГладкое кольцо меняют на два размера, дорожку камней по кругу — нет. Если хотите добавить второе, приносите первое: подгоним высоту и изгиб.',
      en: 'Polishing takes two or three hundredths of a millimetre: once every five years is enough. Until then cleaning will do, and it is free.\n\nA plain band can be altered by two sizes, a circle of stones cannot. To add a second ring, bring the first: we will match its height and curve.',
    },
  },
};
