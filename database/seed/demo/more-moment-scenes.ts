import type { MomentStory } from './moment-story.ts';

/** The second half, in the order of the pages. */
export const moreMomentStories: Readonly<Record<string, MomentStory>> = {
  'navroz-moments': {
    coverSpots: [{ artikul: 'ZR-009', x: 51, y: 53 }],
    scenes: [
      {
        picture: 'catalogue/ZR-009-1-front.jpg',
        text: {
          uz: 'Rishton kosasi bilan shu tosh bir rangda: ikkalasini ham oftobga chiqarib koʻring. Feruza gʻovak, u nafas oladi; yillar oʻtib salgina yashillashadi va bu uning aybi emas, umri. Kumush halqa toshni chetidan ushlaydi, orqasi ochiq. Terga, moyga va sovunga qarshi bitta qoida yetadi: qoʻl yuvishdan oldin yeching.',
          ru: 'Риштанская пиала и этот камень одного цвета: вынесите оба на солнце. Бирюза пориста, она дышит; с годами чуть зеленеет, и это не порок, а возраст. Серебро держит камень по краю, снизу он открыт. От пота, масла и мыла спасает одно правило: снимайте кольцо, прежде чем мыть руки.',
          en: '',
        },
        spots: [{ artikul: 'ZR-009', x: 50, y: 38 }],
      },
      {
        picture: 'catalogue/ZR-080-1-front.jpg',
        text: {
          uz: 'Tushga yaqin adirga chiqiladi, lolani uzishmaydi, faqat suratga olishadi. Marjon shamolda joyida turadi, chunki donalari ogʻir emas, oʻrtadagisi esa boshqalaridan yiriroq. Kechqurun dasturxonda sumalak, koʻk somsa va choy. Taqinchoqni yumshoq matoga oʻrab, boshqa kumushdan alohida qoʻying: bir-birini tirnamaydi.',
          ru: 'К полудню идут на холм; тюльпаны не рвут, а фотографируют. Колье на ветру лежит ровно: бусины лёгкие, а средняя крупнее других. Вечером на столе сумаляк, самса с зеленью и чай. Украшение заверните в мягкую ткань и положите отдельно от другого серебра: так они не поцарапают друг друга.',
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
    scenes: [],
    practical: {
      uz: 'Kelinga — quloq yoki boʻyin uchun, kuyovga — uzuk yoki bilaguzuk. Qizchalarga yengil zirak, oʻn ikki yoshdan zanjir.\n\nOnaga qulfi oson narsa, buviga marvarid. Sovgʻani chap qoʻl bilan bermaydilar, narxini aytmaydilar; chekni biz ham qutiga solmaymiz.',
      ru: 'Невестке — серьги или колье, зятю — перстень или браслет. Девочкам лёгкие пусеты, с двенадцати лет цепочку.\n\nМатери — то, что легко застегнуть, бабушке жемчуг. Подарок не подают левой рукой и цену не называют; чек мы тоже в коробку не кладём.',
      en: 'For a daughter-in-law earrings or a necklace, for a son-in-law a ring or a bracelet. For little girls light studs, from twelve a chain.\n\nFor mother something that is easy to fasten, for grandmother pearls. A gift is not handed with the left hand and its price is not named; we leave the receipt out of the box too.',
    },
  },
  'birinchi-oylik-moments': {
    coverSpots: [{ artikul: 'ZR-053', x: 59, y: 60 }],
    scenes: [
      {
        picture: 'catalogue/ZR-015-1-front.jpg',
        text: {
          uz: 'Bitta nuqtali uzuk bir yarim gramm chiqadi, u bilan klaviaturada ham yozasiz, avtobus tutqichini ham ushlaysiz. Dugonangiz uni faqat ikkinchi kuni payqaydi. Shundaylar yaxshi: ular kiyimga moslashmaydi, kiyim ham ularga. Bir yildan keyin yoniga ikkinchisini olasiz va qaysi biri birinchi edi deb oʻylab qolasiz.',
          ru: 'Кольцо с одной точкой весит полтора грамма; с ним и печатают, и держатся за поручень в автобусе. Подруга замечает его только на второй день. Такие хороши тем, что не подстраиваются под одежду, и одежда под них тоже. Через год рядом появится второе, и придётся вспоминать, какое было первым.',
          en: 'A ring with one dot weighs a gram and a half; one types in it and holds the rail of a bus. A friend notices it only on the second day. Such rings are good because they do not adapt to clothes, nor clothes to them. In a year a second one will stand beside it, and you will have to think which came first.',
        },
        spots: [{ artikul: 'ZR-015', x: 50, y: 40 }],
      },
      {
        picture: 'catalogue/ZR-054-1-front.jpg',
        text: {
          uz: 'Zirak — eng jasoratsiz birinchi xarid va eng toʻgʻrisi. Ular hech qachon ortiqcha boʻlmaydi: intervyuda ham, toʻyda ham, telefonda gaplashganda ham. Qulfining orqasi tekis boʻlsin, quloqchin botmasin. Ikkinchi oylikda boshqa narsani orzu qilasiz, lekin ertalab baribir shularni taqasiz.',
          ru: 'Пусеты — самая несмелая первая покупка и самая верная. Они нигде не лишние: на собеседовании, на свадьбе, с телефоном у уха. Замок сзади должен быть плоским, чтобы не мешали наушники. Со второй зарплаты захочется другого, но утром вы всё равно наденете эти.',
          en: 'Studs are the least daring first purchase, and the surest. They are never too much: at an interview, at a wedding, with a telephone at the ear. The catch behind should be flat, so that headphones do not press. With the second salary you will dream of something else, yet in the morning you will put these on.',
        },
        spots: [{ artikul: 'ZR-054', x: 50, y: 50 }],
      },
    ],
    practical: {
      uz: '375 — uchdan biridan sal koʻprogʻi oltin: arzonroq, qattiqroq, rangi xiraroq, ter va suvda tezroq qorayadi. Zirak va ingichka zanjir uchun yaxshi.\n\n585 — yarmidan koʻpi oltin: rangi toʻq, taʼmirlash oson, almashtirganda ham qadrlanadi. Har kuni taqiladigan uzukka shuni maslahat beramiz.\n\nNarxlar orasidagi farq vaznga bogʻliq: ikki grammli uzukda u taxminan bir yarim baravar.',
      ru: '375 — это чуть больше трети золота: дешевле, твёрже, бледнее, быстрее темнеет от пота и воды. Для пусет и тонких цепочек годится.\n\n585 — больше половины золота: цвет глубже, чинить проще, при обмене ценится выше. Для кольца на каждый день советуем её.\n\nРазница в цене зависит от веса: у кольца в два грамма она примерно в полтора раза.',
      en: '375 is a little over a third gold: cheaper, harder, paler, quicker to darken from sweat and water. It will do for studs and thin chains.\n\n585 is more than half gold: deeper in color, easier to mend, worth more in exchange. For a ring worn daily we advise it.\n\nThe difference in price depends on the weight: for a ring of two grams it is about one and a half times.',
    },
  },
  'bitiruv-moments': {
    coverSpots: [{ artikul: 'ZR-063', x: 50, y: 58 }],
    scenes: [
      {
        picture: 'catalogue/ZR-096-1-front.jpg',
        text: {
          uz: 'Bilaguzukni ota tanladi, chunki ona soat olmoqchi edi. Ingichka, uch gramm, chap qoʻlga. Sinf rahbari sertifikat topshirayotganda u yengdan chiqib turardi. Yotoqxonada uni hech kim yechmaydi, lekin hammasi bir marta taqib koʻradi. Uzunligi 17 yoki 18 santimetr boʻlsa, soat bilan yonma-yon ham sigʻadi.',
          ru: 'Браслет выбрал отец, потому что мать хотела купить часы. Тонкий, три грамма, на левую руку. Когда вручали аттестат, он выглядывал из рукава. В общежитии его никто не просит насовсем, но примеряют все. Если длина 17 или 18 сантиметров, он уместится и рядом с часами.',
          en: '',
        },
        spots: [{ artikul: 'ZR-096', x: 50, y: 50 }],
      },
      {
        picture: 'catalogue/ZR-085-1-front.jpg',
        text: {
          uz: 'Silliq zanjir sochga ilinmaydi, poyezdda uxlasa ham chigallashmaydi. Unga bugun qush osiladi, keyin boshqa narsa. Sovgʻa qilayotganda qulfini oʻzi ochib-yopib koʻrsin: uyda uni ona taqib qoʻyardi, endi yoʻq. Qutining ichiga uy manzilini yozing. Kulgili, lekin saqlashadi.',
          ru: 'Гладкая цепочка не цепляет волосы и не путается, даже если уснуть в поезде. Сегодня на ней птица, потом будет что-то ещё. Когда дарите, пусть сама откроет и закроет замок: дома это делала мать, теперь её рядом не будет. На дне коробки напишите домашний адрес. Смешно, но его хранят.',
          en: '',
        },
        spots: [{ artikul: 'ZR-085', x: 50, y: 60 }],
      },
    ],
    practical: {
      uz: '40 sm — boʻyin tubida, 45 — oʻmrovda, 50 — undan uch-besh santimetr pastda. Kulon bilan 45 eng qulayi.\n\nUch grammgacha kulonga vazni ikki grammdan yengil zanjir yetadi, ogʻirroqqa langar yoki arqon toʻqimasini oling.',
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
          uz: 'Toshlari uzluksiz halqada bosh ham, oxir ham yoʻq, shuning uchun uni kengaytirib boʻlmaydi: oʻlcham birinchi kuni toʻgʻri tanlanadi. Platina tirnalganda oltindek yoʻqolmaydi, faqat suriladi, usta uni joyiga qaytaradi. Oʻn yilligingizga olsangiz, yigirmanchi yillikkacha unga bir marta ham pul sarflamaysiz, tozalashdan boshqa.',
          ru: 'У дорожки камней по кругу нет ни начала, ни конца, поэтому растянуть её нельзя: размер выбирают сразу и точно. Платина, когда её царапают, не стирается, как золото, а сдвигается, и мастер возвращает её на место. Купите к десятой годовщине — до двадцатой не потратите на неё ничего, кроме чистки.',
          en: 'A circle of stones has neither beginning nor end, so it cannot be stretched: the size must be right from the first day. Platinum, when scratched, does not wear off like gold but moves aside, and a goldsmith moves it back. Bought for a tenth anniversary, it will ask for nothing but cleaning until the twentieth.',
        },
        spots: [{ artikul: 'ZR-036', x: 48, y: 42 }],
      },
      {
        picture: 'catalogue/ZR-058-2-detail.jpg',
        text: {
          uz: 'U esa zirak soʻradi: uzugim bor, dedi, uni yechmayman. Ikki tosh bir qopdan tanlanadi, rangi va tiniqligi bir xil boʻlsin, chunki yuz ularni doim yonma-yon koʻrsatadi. Uyga qaytishda u oynaga emas, deraza aksiga qarab ketdi. Yigirma yil oldin ham shunday qilgan edi.',
          ru: 'А она попросила пусеты: кольцо у меня есть, сказала, и снимать его не буду. Два камня подбирают из одной партии, одного цвета и чистоты: на лице их всегда видно вместе. По дороге домой она смотрела не в зеркало, а на отражение в окне вагона. Двадцать лет назад было так же.',
          en: 'She asked for studs: I have a ring, she said, and will not take it off. The two stones are matched from one parcel, alike in color and clarity, for a face always shows them together. On the way home she looked not into a mirror but at the window of the train. It had been the same twenty years before.',
        },
        spots: [{ artikul: 'ZR-058', x: 42, y: 58 }],
      },
    ],
    practical: {
      uz: 'Sayqal bir millimetrning yuzdan ikki-uch ulushini oladi: besh yilda bir marta yetadi. Ungacha tozalash kifoya, u bepul.\n\nSilliq halqani ikki oʻlchamgacha oʻzgartirsa boʻladi, atrofi toshlisini — yoʻq. Yoniga ikkinchi halqa qoʻshsangiz, birinchisini olib keling: balandligi va egilishini moslab beramiz.',
      ru: 'Полировка снимает две-три сотых миллиметра: раз в пять лет достаточно. До того хватает чистки, она бесплатна.\n\nГладкое кольцо меняют на два размера, дорожку камней по кругу — нет. Если хотите добавить второе, приносите первое: подгоним высоту и изгиб.',
      en: 'Polishing takes two or three hundredths of a millimeter: once in five years is enough. Until then cleaning will do, and it is free.\n\nA plain band can be altered by two sizes, a circle of stones cannot. To add a second ring, bring the first: we shall match its height and curve.',
    },
  },
};
