import type { MomentStory } from './moment-story.ts';

/** The scenes after the first one of a moment, and the answer to its practical question; by the moment's slug. */
export const momentStories: Readonly<Record<string, MomentStory>> = {
  'nikoh-moments': {
    coverSpots: [
      { artikul: 'ZR-031', x: 41, y: 66 },
      { artikul: 'ZR-035', x: 61, y: 39 },
    ],
    scenes: [
      {
        picture: 'pieces/ring-wedding-band-yellow-gold-2-detail.jpg',
        text: {
          uz: 'Zargar uzukni barmoqqa emas, avval tarozi pallasiga qoʻyadi: raqam ekranda toʻxtaguncha ikkalangiz ham jim turasiz. Ikki grammdan sal koʻproq. Keyin ichkarisini koʻrsatadi: proba, usta tamgʻasi va boʻsh joy. Oʻsha boʻsh joyga nima yozishni uyda kelishib kelganlar kam boʻladi, koʻpchilik shu peshtaxta oldida, shivirlab hal qiladi. Amir Temurdagi doʻkonda yozuv oʻsha kuniyoq tushiriladi, Samarqandda ikki kunda. Ikki halqaga bir gapning yarmidan yozdirganlar ham bor: yonma-yon turganda oʻqiladi.',
          ru: 'Прежде чем надеть кольцо, ювелир кладёт его на весы, и пока цифры не остановятся, вы оба молчите. Чуть больше двух граммов. Потом он показывает изнанку: проба, именник мастера и пустое место. Что на нём написать, дома договариваются немногие; большинство решает здесь же, у прилавка, шёпотом. На Амира Темура гравируют в тот же день, в Самарканде за два. Некоторые делят одну фразу пополам: пока кольца рядом, она читается.',
          en: 'Before the ring goes on a finger the jeweller lays it on the scales, and until the figures stop neither of you speaks. A little over two grams. Then he shows the inside: the fineness, the maker’s mark, and an empty place. Few have agreed at home what to write there; most decide at the counter, in a whisper. On Amir Temur Avenue it is engraved the same day, in Samarkand in two. Some divide one phrase between the rings: it can be read while they are side by side.',
        },
        spots: [{ artikul: 'ZR-031', x: 46, y: 48 }],
      },
      {
        picture: 'catalogue/ZR-106-2-detail.jpg',
        text: {
          uz: 'Toʻy toʻplami qutida bir hafta turadi: onalar uni qoʻshnilarga koʻrsatadi, opasi suratga oladi. Kechasi esa undan eng avval sirgʻa yechiladi, keyin boʻyindagisi. Bilaguzuk ertasiga ham qoʻlda qoladi. Shuning uchun toʻplamni tanlaganda har birini alohida koʻz oldingizga keltiring: bozorga, ishga, mehmonga. Toʻydan keyingi kunlar toʻydan koʻproq. Qutini ham tashlamang: ichida uchta uya bor, har biri oʻz joyida yotsa, bir-birini tirnamaydi. Bir yildan keyin toʻplamni tozalashga olib keling, bepul.',
          ru: 'Комплект неделю стоит открытым в коробке: матери показывают его соседкам, сестра фотографирует. Ночью первыми снимают серьги, потом колье, а браслет остаётся на руке и назавтра. Поэтому, выбирая комплект, представьте каждую вещь отдельно: на базаре, на работе, в гостях. Дней после свадьбы больше, чем свадебных. Коробку не выбрасывайте: в ней три гнезда, и вещи, лёжа каждая в своём, не царапают друг друга. Через год приносите комплект на чистку, она бесплатна.',
          en: 'The set stands open in its box for a week: mothers show it to the neighbours, a sister takes pictures. That night the earrings come off first, then the necklace; the bangle is still there the next day. So when you choose a set, imagine each piece by itself: at the market, at work, at somebody’s table. There are more days after a wedding than in it. Keep the box, too: it has three compartments, and pieces that lie each in its own do not scratch one another. In a year bring the set in for cleaning, which is free.',
        },
        spots: [{ artikul: 'ZR-106', x: 62, y: 48 }],
      },
    ],
    practical: {
      uz: 'Avval kengroq barmoqning uzugini tanlang: eni unga qarab belgilanadi, ikkinchisi shunga moslanadi. Kundalik ish qoʻl bilan boʻlsa, 585-proba va silliq yuza oling, tosh keyinga qolsin.\n\nEni olti millimetrdan oshsa, oʻlchamni yarimtaga katta oling. Kechqurun oʻlchang: ertalab barmoq ingichkaroq boʻladi.\n\nIchiga 18 belgigacha yozamiz. Koʻp soʻraladigani: sana, ikki ism yoki bitta soʻz: «birga», «mangu».',
      ru: 'Сначала выберите кольцо на руку покрупнее: по ней решают ширину, второе подбирают к первому. Если работа руками — берите 585 пробу и гладкую поверхность, а камни отложите.\n\nКольцо шире шести миллиметров берите на полразмера больше. Меряйте вечером: утром палец тоньше.\n\nВнутри помещается до 18 знаков. Чаще просят дату, два имени или одно слово: «birga», «вместе», «always».',
      en: 'Begin with the ring for the larger hand: it decides the width, and the second is matched to it. If the work is done by hand, take 585 and a smooth surface and leave stones for later.\n\nFor a band wider than six millimetres go half a size up. Measure in the evening; fingers are thinner in the morning.\n\nUp to 18 characters fit inside. Most ask for a date, two names or one word: “birga”, “вместе”, “always”.',
    },
  },
  'unashtiruv-moments': {
    coverSpots: [
      { artikul: 'ZR-018', x: 52, y: 32 },
      { artikul: 'ZR-100', x: 53, y: 68 },
    ],
    scenes: [
      {
        picture: 'catalogue/ZR-018-2-detail.jpg',
        text: {
          uz: 'Oʻn kun oldin u doʻkonga yolgʻiz kirgan edi. Peshtaxtaga uchta uzuk qoʻyildi, uchalasi ham yarim karat atrofida. U narxga emas, qogʻozga qaradi: rang, tozalik, qirralash. Keyin lupani soʻradi va toshning belidan raqamni qidirdi. Topdi. Oʻshandan keyin tanlash osonlashdi: uch raqamdan bittasi unga yoqdi. Sotuvchi shoshirmadi: toshning vaznini, xulosa sanasini va laboratoriya saytidagi yozuvni birga solishtirishdi. Raqamlar bir xil chiqqanda, u birinchi marta toshning oʻzini maqtadi.',
          ru: 'За десять дней до этого он пришёл в магазин один. На прилавок легли три кольца, все около половины карата. Он смотрел не на цену, а в бумаги: цвет, чистота, огранка. Потом попросил лупу и стал искать номер на рундисте. Нашёл. После этого выбирать стало легче: из трёх номеров один ему понравился. Продавец не торопил: вместе сверили вес, дату сертификата и запись на сайте лаборатории. Когда числа сошлись, он впервые сказал, что камень красивый.',
          en: 'Ten days earlier he had come to the store alone. Three rings lay on the counter, each about half a carat. He looked not at the prices but at the papers: colour, clarity, cut. Then he asked for the loupe and searched the girdle for the number. He found it. After that it was easier: of three numbers he liked one. Nobody hurried him: together they compared the weight, the date of the report and the entry on the laboratory’s site. When the numbers agreed, he said for the first time that the stone was beautiful.',
        },
        spots: [{ artikul: 'ZR-018', x: 50, y: 38 }],
      },
      {
        picture: 'catalogue/ZR-019-2-detail.jpg',
        text: {
          uz: 'Bir oydan keyin u uzukni hammomda yechishni oʻrgandi, sovun idishning yonida kichik likopcha paydo boʻldi. Ishda soʻrashganda qoʻlini uzatadi, keyin yana stol ostiga oladi. Sariq oltin tirnaladi, oq oltin xiralashadi, ikkalasi ham tozalanadi. Tosh esa oʻzgarmaydi: unga faqat iliq suv va yumshoq choʻtka kerak. Tirnoqlarni yiliga bir marta ustaga koʻrsating: paxta ilashsa, bittasi koʻtarilgan. Uni bosib qoʻyish besh daqiqalik ish, yoʻqolgan toshni esa hech kim qaytarmaydi.',
          ru: 'Через месяц она привыкла снимать кольцо перед душем, и рядом с мыльницей появилось блюдце. На работе, когда спрашивают, протягивает руку, а потом снова прячет её под стол. Жёлтое золото царапается, белое тускнеет, и то и другое мы поправим. Камень не меняется, ему нужны только тёплая вода и мягкая щётка. Крапаны раз в год показывайте мастеру: если за них цепляется вата, один отошёл. Прижать его — дело пяти минут, а потерянный камень не вернёт никто.',
          en: 'A month later she is used to taking the ring off before a shower, and a saucer has appeared beside the soap. At work, when asked, she stretches out her hand and hides it under the table again. Yellow gold gets scratched, white gold dulls; we put both right. The stone does not change: all it needs is warm water and a soft brush. Have the claws looked at once a year: if cotton wool catches, one has lifted. Pressing it back takes five minutes; a lost stone nobody brings back.',
        },
        spots: [{ artikul: 'ZR-019', x: 52, y: 40 }],
      },
    ],
    practical: {
      uz: 'U taqib yuradigan uzukni oling va ichki diametrini chizgʻichda oʻlchang: 17 mm boʻlsa, oʻlcham 17. Uzuk boshqa barmoqniki boʻlsa, ayting, farqini hisoblab beramiz.\n\nUzuk yoʻq boʻlsa, opasidan yoki onasidan soʻrang. Ikkilansangiz, kattarogʻini oling: kichraytirish kengaytirishdan osonroq.\n\nToʻgʻri kelmasa, oʻn kun ichida almashtiramiz yoki bir oʻlchamga oʻzgartiramiz.',
      ru: 'Возьмите кольцо, которое она носит, и измерьте линейкой внутренний диаметр: 17 мм — значит, размер 17. Если оно с другого пальца, скажите нам, мы пересчитаем.\n\nЕсли колец нет, спросите у сестры или матери. Сомневаетесь между двумя — берите больший: уменьшить проще, чем растянуть.\n\nНе подошло — в течение десяти дней обменяем или изменим на один размер.',
      en: 'Take a ring she wears and measure its inner diameter with a ruler: 17 mm means size 17. If it belongs to another finger, tell us, and we will work it out.\n\nIf she wears none, ask her sister or her mother. Between two sizes take the larger: a ring is easier to make smaller than to stretch.\n\nIf it does not fit, we exchange it or alter it by one size within ten days.',
    },
  },
  'beshik-moments': {
    coverSpots: [{ artikul: 'ZR-120', x: 50, y: 52 }],
    scenes: [
      {
        picture: 'catalogue/ZR-118-1-front.jpg',
        text: {
          uz: 'Bir yoshida quloq teshiladi: buvi tizzasiga oladi, ona qoʻlini ushlaydi, otasi hovliga chiqib ketadi. Sirgʻaning vazni yarim grammdan oshmasin, orqasi silliq boʻlsin, uxlaganda botmasin. Bosma emas, burama yoki ingliz qulfini oling. Ikki haftadan keyin hamma kapalak qaysi quloqda chiroyliroq turishini muhokama qiladi. Teshilgan joy bitguncha sirgʻani almashtirmang, quloqni har kuni toza suv bilan arting. Ushlab tortadigan joyi qancha kam boʻlsa, shuncha yaxshi: kichigi quloqqa yopishib turadi.',
          ru: 'Уши прокалывают в год: бабушка берёт на колени, мать держит руку, отец выходит во двор. Серёжки должны весить не больше полуграмма каждая, с гладкой изнанкой, чтобы не давили во сне. Замок лучше английский или винтовой. Через две недели все обсуждают, на каком ухе бабочка сидит красивее. Пока ранка не зажила, серёжки не меняют, а мочку каждый день протирают чистой водой. И лучше, чтобы ухватиться было не за что: маленькая сидит у самого уха.',
          en: 'Ears are pierced at one: grandmother takes the child on her knees, mother holds a hand, father goes out into the yard. Each earring should weigh half a gram at most and be smooth behind, so that it does not press in sleep. A lever back or a screw back is best. Two weeks later everybody is discussing on which ear the butterfly sits better. Until it has healed, leave them in and wipe the lobe with clean water every day. And the less there is to take hold of, the better: a small one sits close to the ear.',
        },
        spots: [{ artikul: 'ZR-118', x: 50, y: 50 }],
      },
      {
        picture: 'catalogue/ZR-119-1-front.jpg',
        text: {
          uz: 'Kulonni hozir taqish shart emas. Uni bolaning birinchi suratlari bilan bitta qutiga soling: uch yoshda zanjir kerak boʻladi, besh yoshda oʻzi soʻraydi. Asalari qanotining cheti oʻtmas, tirnamaydi. Bolalar zanjiri tortilganda uziladi — bu nuqson emas, boʻyin uchun ehtiyot. Orqasiga ism emas, sana yozdiring: ism uyda qisqaradi, sana oʻzgarmaydi. Katta boʻlganda kulonni uzunroq zanjirga oʻtkazasiz, halqachasi shunga moslab qilingan. Shunda birinchi sovgʻa qutida qolib ketmaydi.',
          ru: 'Подвеску не обязательно надевать сейчас. Положите её в коробку с первыми фотографиями: к трём годам понадобится цепочка, к пяти ребёнок попросит сам. Края крыльев у пчёлки скруглены и не царапают. Детская цепочка рвётся, если за неё дёрнуть; это не брак, а забота о шее. На обороте лучше дата, чем имя: дома имя сократят, а дата останется. Потом подвеску переносят на цепочку подлиннее, ушко для этого и сделано с запасом.',
          en: 'The pendant need not be worn yet. Put it in the box with the first pictures: at three it will need a chain, at five the child will ask for it. The bee’s wings are blunt and do not scratch. A child’s chain breaks when it is pulled; that is not a fault but a safeguard for the neck. On the back a date is better than a name: at home the name grows shorter, the date does not. Later the pendant moves to a longer chain; its loop is wide enough for that.',
        },
        spots: [{ artikul: 'ZR-119', x: 50, y: 52 }],
      },
    ],
    practical: {
      uz: 'Bilaguzuk va zanjirda qulf ikki barmoq bilan ochiladigan boʻlsin, bola oʻzi ocholmasin. Uch yoshgacha faqat kattalar oldida taqiladi, uyquda yechiladi.\n\nBuvilar odatda birinchi sirgʻa yoki bilaguzukni beradi, togʻalar zanjirni. Sanani orqa tomoniga oʻyib berishimiz mumkin.',
      ru: 'Замок браслета и цепочки должен открываться двумя пальцами взрослого, но не ребёнка. До трёх лет украшения надевают только при взрослых и снимают на ночь.\n\nБабушки обычно дарят первые серьги или браслет, дяди — цепочку. Дату можно выгравировать на обороте.',
      en: 'The clasp of a bracelet or chain should open to two fingers of an adult, not to a child’s. Until the age of three they are worn only with adults present and taken off at night.\n\nGrandmothers usually give the first earrings or bracelet, uncles the chain. We can engrave the date on the back.',
    },
  },
  'ona-moments': {
    coverSpots: [],
    scenes: [
      {
        picture: 'videos/bangle-engraved-yellow-gold-girih.mp4',
        text: {
          uz: 'Qulfi yoʻq bilaguzuk ham bor: u ochiq, bilakka yonlab kiritiladi va oʻz oʻrnida turadi. Onam buni koʻrib, bunday yasashni kim oʻylab topganini soʻradi. Eng qiyini — oʻlchami: bilak aylanasini ip bilan oʻlchang, uchiga bir santimetr qoʻshing. Vazni birinchi kuni seziladi, uchinchi kuni esa usiz qoʻl yengil tuyuladi. Qirralari yumaloqlangan: palto astariga ilinmaydi, uni ushlab olgan nabirani ham tirnamaydi. Ichki tomoni silliq, bir-ikki soʻz yozishga joy bor.',
          ru: 'Бывают браслеты вовсе без замка: открытый надевают на запястье боком, и он держится сам. Мама увидела и спросила, кто это придумал. Самое трудное — размер: обхват запястья снимите ниткой и прибавьте сантиметр. Вес заметен в первый день, а на третий без браслета рука кажется слишком лёгкой. Края у него скруглены: не цепляют подкладку пальто и не царапают внука, который за него держится. Изнутри гладко, места хватит на два слова.',
          en: 'Some bangles have no clasp at all: an open one goes on sideways and stays by itself. Mother saw it and asked who had thought of that. The hardest part is the size: measure the wrist with a thread and add one centimetre. The weight is felt on the first day; on the third the hand seems too light without it. Its edges are rounded: they catch no lining and scratch no grandchild who holds on to it. Inside it is smooth, with room for a few words.',
        },
        spots: [{ artikul: 'ZR-099', x: 50, y: 50 }],
      },
      {
        picture: 'catalogue/ZR-083-2-detail.jpg',
        text: {
          uz: 'Marvarid tilla emas, u tirik: atirdan xiralashadi, ipakda yorishadi. Shuning uchun uni eng oxirida, soch va pardozdan keyin taqishadi. Har don orasida tugun bor; ip uzilsa, bittasi tushadi, qolgani boʻyinda qoladi. Onangizga shuni ayting, u baribir har kechqurun sanab koʻradi. Ip besh yilda bir marta almashtiriladi: tugunlar boʻshashgan boʻlsa, vaqti kelgan. Marvaridni qattiq qutida emas, yumshoq xaltachada saqlang, quruq havoni u yoqtirmaydi. Sovun bilan atirdan uzoqroq tursin.',
          ru: 'Жемчуг не золото, он живой: тускнеет от духов, светлеет от шёлка. Надевают его последним, после причёски и помады. Между жемчужинами завязан узелок: если нить порвётся, упадёт одна, остальные останутся. Скажите об этом маме, хотя она всё равно будет пересчитывать их по вечерам. Раз в два-три года нить меняют: если узелки ослабли, пора. Храните жемчуг не в жёсткой шкатулке, а в мягком мешочке: сухого воздуха он не любит.',
          en: 'A pearl is not gold, it is alive: perfume dulls it, silk brightens it. It goes on last, after the hair and the lipstick. There is a knot between every two; if the thread breaks, one falls and the rest stay. Tell your mother so, though she will count them every evening all the same. Once in five years the string is renewed: when the knots have loosened, it is time. Keep pearls not in a hard box but in a soft pouch; dry air does not suit them.',
        },
        spots: [{ artikul: 'ZR-083', x: 44, y: 52 }],
      },
    ],
    practical: {
      uz: 'Barmoq qotgan boʻlsa, mayda karabin oʻrniga quti qulf, ochiq bilaguzuk yoki ingliz qulfli sirgʻa tanlang. Doʻkonda koʻzni yumib taqib koʻring: toʻgʻri kelsa, koʻzoynaksiz ham boʻladi.\n\nZanjir uzunligi 60 santimetrdan boshlansa, boshdan kiyiladi va qulf umuman kerak emas.',
      ru: 'Если пальцам трудно с мелким карабином, берите замок-коробочку, открытый браслет или серьги на английском замке. Попробуйте в магазине застегнуть с закрытыми глазами: получилось — значит, очки не понадобятся.\n\nЦепочку длиной от 60 сантиметров надевают через голову, замок ей вовсе не нужен.',
      en: 'If fingers are stiff, take a box clasp, an open bangle or lever-back earrings instead of a small lobster claw. In the store, try to close it with your eyes shut: if that works, no glasses will be needed.\n\nA chain of 60 centimetres or more goes over the head and needs no clasp at all.',
    },
  },
};
