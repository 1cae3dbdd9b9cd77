import type { LocalizedText } from '../../../schema.ts';

export interface MomentText {
  slug: string;
  state: 'DRAFT' | 'ACTIVE';
  title: LocalizedText;
  lead: LocalizedText;
  scene: LocalizedText;
  practical: LocalizedText;
  cover: string;
  category: string | null;
  /** Artikuls in the order of the page; the first two are listed below the scene. */
  products: readonly string[];
}

/**
 * The ten moments (catalogue-plan 10). Navroʻz and graduation have no English text, 8 March is a draft, and all pieces of Hayit's only
 * model are sold.
 */
export const moments: readonly MomentText[] = [
  {
    slug: 'nikoh-moments',
    state: 'ACTIVE',
    title: { uz: 'Nikoh kuni', ru: 'День никаха', en: 'The day of nikoh' },
    lead: {
      uz: 'Ikki uzuk, bir laganda shirinlik, qirq qarindosh. Xonadagi eng kichik narsa qoladi.',
      ru: 'Два кольца, блюдо сладостей, сорок родственников. Останется самая маленькая вещь в комнате.',
      en: 'Two bands, one dish of sweets, forty relatives. What stays is the smallest thing in the room.',
    },
    scene: {
      uz: 'Imom savolni uch marta soʻraydi, uchinchisida xona jim boʻladi. Kelin «ha» deydi, ammasi darpardani surib qoʻyadi, kimdir novvot ushatadi. Uzuklar shu paytgacha kuyovning ichki choʻntagida, roʻmolchaga tugilgan edi. Ularni taqqanda qoʻl titraydi, shuning uchun halqaning ichi yumaloq boʻlgani yaxshi: barmoqqa bir harakatda tushadi. Kechqurun dasturxon yigʻiladi, mehmonlar ketadi, ikki uzuk esa idish yuvilganda ham qoʻlda qoladi. Birinchi hafta ularga oʻzingiz ham qarab qolasiz, keyin koʻz oʻrganadi.',
      ru: 'Имам спрашивает трижды, и на третий раз в комнате становится тихо. Невеста говорит «да», тётя поправляет занавеску, кто-то колет навват. До этой минуты кольца лежали у жениха во внутреннем кармане, завязанные в платок. Когда их надевают, рука дрожит, поэтому хорошо, что изнутри кольцо скруглено: оно садится на палец одним движением. Вечером уберут дастархан, гости разойдутся, а два кольца останутся на руках, даже когда моют посуду. Первую неделю на них смотришь сам, потом привыкаешь.',
      en: 'The imam asks three times, and at the third the room grows quiet. The bride says yes, an aunt straightens the curtain, somebody breaks the rock sugar. Until now the rings lay in the groom’s inner pocket, tied in a handkerchief. The hand trembles when they go on, so it is good that the band is rounded inside: it sits in one movement. By evening the cloth is cleared and the guests have left, and two rings are still on while the dishes are washed. For the first week you look at them yourself; then the eye gets used to it.',
    },
    practical: {
      uz: 'Juftni qanday tanlash kerak',
      ru: 'Как выбрать пару',
      en: 'How to choose a pair',
    },
    cover: 'moments/moment-wedding-bands-stone.jpg',
    category: 'wedding-bands',
    products: ['ZR-028', 'ZR-029', 'ZR-030', 'ZR-031', 'ZR-033', 'ZR-034', 'ZR-035', 'ZR-106'],
  },
  {
    slug: 'unashtiruv-moments',
    state: 'ACTIVE',
    title: { uz: 'Fotiha', ru: 'Помолвка', en: 'The betrothal' },
    lead: {
      uz: 'U uzukni koʻrmasdan oldin «ha» deydi; uzuk faqat shunga arzisa bas.',
      ru: 'Она говорит «да» раньше, чем видит кольцо; кольцу остаётся быть достойным этого.',
      en: 'She says yes before she sees the ring; the ring only has to be worthy of it.',
    },
    scene: {
      uz: 'Non ushatiladi, ikki tomonning kattalari qoʻl koʻtarib duo qiladi, oshxonada qizlar eshik tirqishidan qaraydi. Quticha ochilganda hamma toshga emas, uning yuziga qaraydi. Uzukning oʻlchami haqida hech kim soʻramagan: onasi kechqurun uning eski uzugini chizgʻichda oʻlchab yuborgan, oʻn yetti millimetr. Toʻgʻri keldi. Xulosa qogʻozi qutida qoldi, uni keyin, mehmonlar ketgach, birga oʻqishadi. Kimdir oshxonaga xabar olib boradi, u yerda esa allaqachon bilishadi.',
      ru: 'Разламывают лепёшку, старшие обеих семей поднимают руки для молитвы, из кухни в щель двери смотрят девушки. Когда открывается коробка, все глядят не на камень, а на её лицо. О размере никто не спрашивал: накануне вечером мать измерила линейкой её старое кольцо, семнадцать миллиметров. Подошло. Сертификат лаборатории остался в коробке, его прочтут вдвоём, когда гости уйдут. Кто-то несёт новость на кухню, а там уже всё знают.',
      en: 'Bread is broken, the elders of both families raise their hands in prayer, and girls look through the crack of the kitchen door. When the box opens, everybody looks not at the stone but at her face. Nobody asked about the size: the night before, her mother measured an old ring of hers with a ruler, seventeen millimetres. It fits. The report stays in the box; they will read it together when the guests have gone. Somebody carries the news to the kitchen, where they know it already.',
    },
    practical: {
      uz: 'Oʻlchamni soʻramasdan bilish',
      ru: 'Как узнать размер, не спрашивая',
      en: 'Finding out her size without asking',
    },
    cover: 'moments/moment-charcoal-diamonds.jpg',
    category: 'engagement-rings',
    products: ['ZR-017', 'ZR-018', 'ZR-019', 'ZR-020', 'ZR-024', 'ZR-025', 'ZR-026', 'ZR-027', 'ZR-100'],
  },
  {
    slug: 'beshik-moments',
    state: 'ACTIVE',
    title: { uz: 'Beshik toʻyi', ru: 'Бешик-туй', en: 'A cradle feast' },
    lead: {
      uz: 'Birinchi oltin bir grammdan yengil.',
      ru: 'Первое золото весит меньше грамма.',
      en: 'The first gold weighs less than a gram.',
    },
    scene: {
      uz: 'Beshikni tebratishdan oldin ikki buvi kim birinchi boʻlib qoʻl uzatishini talashadi. Bola uxlab yotibdi, bilagida oʻn bir santimetrlik zanjir, uchida ikkita halqa: yozda ikkinchisiga taqiladi. Sirgʻani bugun taqishmaydi, quti ichida kutib turadi, qulogʻi bir yoshda teshiladi. Qutining qopqogʻiga sana yozilgan. Yigirma yildan keyin shu sana nikoh uzugining ichiga koʻchadi. Mehmonlar uni ovoz chiqarib oʻqiydi va kim qaysi yili tugʻilganini bir-bir sanaydi.',
      ru: 'Прежде чем качнуть бешик, две бабушки спорят, кто первой протянет руку. Ребёнок спит, на запястье цепочка в одиннадцать сантиметров, на конце у неё два кольца: летом застегнут на второе. Серьги сегодня не наденут, они подождут в коробке, уши проколют в год. На крышке записана дата. Через двадцать лет эта дата перейдёт внутрь обручального кольца. Гости читают её вслух и считают, кто в каком году родился.',
      en: 'Before the cradle is rocked, two grandmothers argue whose hand goes first. The child sleeps; on its wrist is a chain of eleven centimetres with two rings at the end, and in summer it will close on the second. The earrings are not for today: they wait in the box until the ears are pierced at one. A date is written on the lid. In twenty years that date will move inside a wedding band. The guests read it aloud and count who was born in which year.',
    },
    practical: {
      uz: 'Bola uchun xavfsiz qulflar',
      ru: 'Безопасные замки для детей',
      en: 'Safe locks for children',
    },
    cover: 'catalogue/ZR-120-1-front.jpg',
    category: 'kids',
    products: ['ZR-120', 'ZR-117', 'ZR-118', 'ZR-119', 'ZR-072', 'ZR-061'],
  },
  {
    slug: 'ona-moments',
    state: 'ACTIVE',
    title: { uz: 'Onaga', ru: 'Маме', en: 'For mother' },
    lead: {
      uz: 'Oltin onadan qizga oʻtadi. Umrda bir marta orqaga qaytishi ham kerak.',
      ru: 'Золото переходит от матери к дочери. Хоть раз в жизни оно должно вернуться.',
      en: 'Gold travels from mother to daughter. Once in life it should travel back.',
    },
    scene: {
      uz: 'Uning bilaguzugi oʻttiz yil burun sotilgan: akangning oʻqishi uchun edi, deydi va gapni boshqa yoqqa buradi. Shkafda bilaguzukdan qolgan quti turadi, ichida tugmalar. Yangisini tanlaganda qulfiga qarang: quti qulf barmoq bilan seziladi, koʻzoynaksiz ham taqiladi. Uzunligini eski soatining kamaridan oʻlchang. Tugmalarni boshqa qutiga soling, ertalab oʻzi topadi. Eski quti yangisidan yaxshi: u haqda hech kim soʻramaydi, shunchaki ochishadi, keyin esa uzoq jim qolishadi.',
      ru: 'Её браслет продали тридцать лет назад: «брату на учёбу», — говорит она и переводит разговор. В шкафу стоит коробка от него, в ней пуговицы. Выбирая новый, смотрите на замок: коробочку находят пальцами, её можно застегнуть и без очков. Длину измерьте по ремешку старых часов. Пуговицы переложите, а коробку поставьте на место: утром найдёт сама. Старая коробка лучше новой: о ней не спрашивают, её просто открывают, а потом долго молчат.',
      en: 'Her bracelet was sold thirty years ago. “For your brother’s studies,” she says, and speaks of something else. Its box still stands in the wardrobe with buttons in it. When you choose the new one look at the clasp: a box clasp is found by the fingers and closes without glasses. Take the length from the strap of her old watch. Move the buttons, put the box back, and let her find it in the morning. The old box is better than a new one: nobody asks about it, it is simply opened, and then there is a long silence.',
    },
    practical: {
      uz: 'Oson taqiladigan buyumlar',
      ru: 'Что легко застегнуть самой',
      en: 'Pieces that are easy to fasten',
    },
    cover: 'moments/moment-girih-medallion.jpg',
    category: null,
    products: ['ZR-093', 'ZR-075', 'ZR-083', 'ZR-094', 'ZR-053', 'ZR-057', 'ZR-099'],
  },
  {
    slug: 'navroz-moments',
    state: 'ACTIVE',
    title: { uz: 'Navroʻz', ru: 'Навруз', en: '' },
    lead: {
      uz: 'Tuni bilan kovlangan sumalak, adirdagi lola, boʻyindagi feruza.',
      ru: 'Сумаляк, который мешали всю ночь, тюльпаны на холме, бирюза на шее.',
      en: '',
    },
    scene: {
      uz: 'Tonggi toʻrtda qozon atrofida uch ayol qoladi, qolganlar uxlagan. Kapgir navbati bilan aylanadi, har kim oʻz tilagini tutadi. Sumalak quyuqlashganda osmon ham oqaradi. Qozon yonida feruza taqqan qoʻlni ehtiyot qiling: issiq bugʻ va yogʻ tosh rangini oʻzgartiradi. Uzukni yechib, koʻylak choʻntagiga soling, ertalab adirga chiqqanda qayta taqasiz. Piyolasidan tosh chiqqan odam uni yil boʻyi saqlaydi; uzukdagi tosh esa bu yil ham joyida qoladi.',
      ru: 'К четырём утра у казана остаются три женщины, остальные уснули. Капкир переходит из рук в руки, каждая загадывает своё. Когда сумаляк густеет, светлеет и небо. Берегите у казана руку с бирюзой: горячий пар и масло меняют её цвет. Снимите кольцо, положите в карман платья и наденьте утром, когда пойдёте на холм за тюльпанами. Кому в пиале попался камешек, тот хранит его весь год; а камень в кольце останется на месте и так.',
      en: '',
    },
    practical: { uz: 'Kumush va feruzani asrash', ru: 'Как беречь серебро и бирюзу', en: '' },
    cover: 'banners/banner-silver-turquoise-stone.jpg',
    category: null,
    products: ['ZR-009', 'ZR-006', 'ZR-080', 'ZR-048', 'ZR-042', 'ZR-052', 'ZR-107'],
  },
];
