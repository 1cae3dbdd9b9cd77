import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { latinNames } from './loan-words.ts';
import { textsInCyrillic, toCyrillic } from './to-cyrillic.ts';
import { latinWordsIn } from './testing-latin-words.ts';

/** Pairs of Latin and Cyrillic. */
const words = `
  tilla тилла  oltin олтин  kumush кумуш  uzuk узук  uzugi узуги  zirak зирак  sirgʻa сирға  bilaguzuk билагузук
  zanjir занжир  marjon маржон  munchoq мунчоқ  kulon кулон  choker чокер  toʻgʻnagʻich тўғнағич  tillaqosh тиллақош
  taqinchoq тақинчоқ  taqinchogʻi тақинчоғи  zargar заргар  zargarlik заргарлик  nikoh никоҳ  unashtiruv унаштирув
  muhr муҳр  halqa ҳалқа  osma осма  tumor тумор  zapanka запанка  brosh брошь  broshi броши  medalyon медальон
  medalyoni медальони  medalon медальон  medal медаль  medallar медаллар  pusset пуссет  gravirovka гравировка
  oʻyma ўйма  yozuv ёзув  yozuvsiz ёзувсиз  brilliant бриллиант  olmos олмос  sapfir сапфир  safir сафир  yoqut ёқут
  zumrad зумрад  feruza феруза  marvarid марварид  sadaf садаф  qahrabo қаҳрабо  aqiq ақиқ  ametist аметист
  akvamarin аквамарин  sitrin цитрин  sitrinli цитринли  kvarts кварц  fianit фианит  muassanit муассанит  shpinel шпинель
  xrizolit хризолит  malaxit малахит  nefrit нефрит  lojuvard ложувард  emal эмаль  emalli эмалли  rodiylangan родийланган
  palladiy палладий  platina платина  proba проба  tamgʻa тамға  tamgʻasi тамғаси  karat карат  vazni вазни  oʻlcham ўлчам
  oʻlchamingiz ўлчамингиз  gʻisht ғишт  gʻuncha ғунча  togʻ тоғ  eʼlon эълон  sheʼr шеър  feʼl феъл  maʼno маъно
  maʼlumot маълумот  taʼmir таъмир  aʼlo аъло  baʼzi баъзи  daʼvo даъво  vaʼda ваъда  meʼyor меъёр  sanʼat санъат
  qatʼiy қатъий  isteʼmolchi истеъмолчи  masʼul масъул  mashʼal машъал  Isʼhoq Исҳоқ  Is'hoq Исҳоқ  asʼhob асҳоб
  koʻngil кўнгил  ko‘ngil кўнгил  sheʼriyat шеърият  yetkazib етказиб  berish бериш  yetti етти  yengil енгил  yer ер
  yechish ечиш  qayerda қаерда  poyezd поезд  Yevropa Европа  reyestr реестр  gigiyena гигиена  keyin кейин  qoʻyadi қўяди
  boʻyoq бўёқ  tayyor тайёр  yoʻl йўл  yoʻq йўқ  yoʻriqnoma йўриқнома  yogʻ ёғ  ayol аёл  daryo дарё  dunyo дунё
  bunyodkor бунёдкор  ziyorat зиёрат  viloyat вилоят  niyat ният  qiyin қийин  toʻyi тўйи  oʻqiyapmiz ўқияпмиз
  kechikyapmiz кечикяпмиз  esa эса  ekran экран  elektron электрон  eskiz эскиз  erkaklar эркаклар  aeroport аэропорт
  poeziya поэзия  duet дуэт  teatr театр  ideal идеал  toʻlov тўлов  chegirma чегирма  savat сават  buyurtma буюртма
  olib олиб  ketish кетиш  ketsa кетса  qaytsangiz қайтсангиз  kafolat кафолат  sertifikat сертификат  sertifikati сертификати
  sirk цирк  sirka сирка  sex цех  sehr сеҳр  sirkul циркуль  silindr цилиндр  konsert концерт  konserva консерва  foiz фоиз
  protsent процент  protsedura процедура  prinsip принцип  litsenziya лицензия  aksiya акция  aksiyasi акцияси
  kolleksiya коллекция  kolleksiyasi коллекцияси  instruksiya инструкция  operatsiya операция  imitatsiya имитация
  opsiya опция  konferensiya конференция  distansiya дистанция  pensiya пенсия  versiya версия  komissiya комиссия
  Rossiya Россия  Fransiya Франция  funksional функционал  fluoressensiya флуоресценция  parol пароль  parolingiz паролингиз
  profil профиль  profilda профилда  model модель  modellar моделлар  filtr фильтр  filtrlar фильтрлар  albom альбом
  palto пальто  rezba резьба  rigel ригель  nikel никель  kuryer курьер  kuryerga курьерга  atelye ателье  kompyuter компьютер
  intervyu интервью  menyu меню  byudjet бюджет  syurpriz сюрприз  obyekt объект  subyekt субъект  rayon район
  otkritka открытка  ultratovush ультратовуш  shaxmat шахмат  sharh шарҳ  chizma чизма  xarita харита  hujjat ҳужжат
  hamma ҳамма  qulf қулф  jadval жадвал  Jizzax Жиззах  yanvar январь  yanvarda январда  fevral февраль  mart март
  aprel апрель  may май  iyun июнь  iyunda июнда  iyul июль  avgust август  sentabr сентябрь  sentyabr сентябрь
  sentabrda сентябрда  oktabr октябрь  oktyabrda октябрда  noyabr ноябрь  dekabr декабрь  dushanba душанба  chorshanba чоршанба
  payshanba пайшанба  juma жума  yakshanba якшанба  Toshkent Тошкент  Samarqand Самарқанд  Buxoro Бухоро  Fargʻona Фарғона
  Qoʻqon Қўқон  Xorazm Хоразм  Chilonzor Чилонзор  Yunusobod Юнусобод  Margʻilon Марғилон  Qoraqalpogʻiston Қорақалпоғистон
  Oʻzbekiston Ўзбекистон  oʻzbekcha ўзбекча  SHAHAR ШАҲАР  OʻZBEKISTON ЎЗБЕКИСТОН  Shahtut Шаҳтут  MCHJ МЧЖ  MChJ МЧЖ
  STIR СТИР  QQSni ҚҚСни  OʻRQning ЎРҚнинг  AQSH АҚШ  soʻm сўм  soʻmdan сўмдан  mln млн  sm см  ct кар  Gulnora Гулнора  Toʻrayeva Тўраева  Humoyun Ҳумоюн
`;
const pairs = words
  .trim()
  .split(/\s{2,}|\n/)
  .map((pair) => pair.trim().split(' '));

describe('Uzbek in Cyrillic letters', () => {
  it('has at least 150 words in its table', () => expect(pairs.length).toBeGreaterThanOrEqual(150));

  it.each(pairs)('writes %s as %s', (latin = '', cyrillic) => expect(toCyrillic(latin)).toBe(cyrillic));

  it.each([
    ['Buyurtma {{number}}: {{sum}}dan boshlab', 'Буюртма {{number}}: {{sum}}дан бошлаб'],
    ['Uzuk ZR-001, raqami ZR-001842ga oʻxshaydi', 'Узук ZR-001, рақами ZR-001842га ўхшайди'],
    ['ZC-2026-000101-LZ yoki Z-260412-00173', 'ZC-2026-000101-LZ ёки Z-260412-00173'],
    ['GIA, IGI yoki HRD saytida', 'GIA, IGI ёки HRD сайтида'],
    ['SMSdagi kod, SMS-kod', 'SMS’даги код, SMS-код'],
    ['Payme, Click va Uzum orqali. Telegramda yozing', 'Payme, Click ва Uzum орқали. Telegram’да ёзинг'],
    ['«Zarona» MChJ, Zaronada', '«Zarona» МЧЖ, Zarona’да'],
    ['Rangi D–F, tozaligi VS1, VVS va IF', 'Ранги D–F, тозалиги VS1, VVS ва IF'],
    ['U tayyor. A5 qogʻozga', 'У тайёр. A5 қоғозга'],
    ['XX asr', 'XX аср'],
    [
      'Yozing: care@zarona.uz, https://zarona.uz/uz/stores yoki @zarona_uz',
      'Ёзинг: care@zarona.uz, https://zarona.uz/uz/stores ёки @zarona_uz',
    ],
    ['zarona.uz saytida', 'zarona.uz сайтида'],
    ['2026-yil 12-iyunda, 1-may kuni, 5-qavat', '2026\u00A0йил 12\u00A0июнда, 1\u00A0май куни, 5-қават'],
    ['2021\u2011yil 23\u2011avgustdagi', '2021\u00A0йил 23\u00A0августдаги'],
    ['“Qaldirgʻoch” uzugi', '«Қалдирғоч» узуги'],
    ['585 proba, 3,42 g, 2,4 mm, 0,30 ct', '585 проба, 3,42 г, 2,4 мм, 0,30 кар'],
    ['Swarovski va Cartier', 'Swarovski ва Cartier'],
    ['Кольцо Moonstone', 'Кольцо Moonstone'],
  ])('leaves what is no Uzbek word: %s', (latin, cyrillic) => expect(toCyrillic(latin)).toBe(cyrillic));

  it('is the same when it is done twice', () => {
    const once = toCyrillic('Yetkazib berish: Toshkent boʻylab, SMS bilan');
    expect(toCyrillic(once)).toBe(once);
  });

  it('writes the districts of the country as the country does', () => {
    const file = path.join(import.meta.dirname, '../../database/seed/demo/content/regions.json');
    const regions = JSON.parse(readFileSync(file, 'utf8')) as Region[]; // our own file
    const places = regions.flatMap((region) => [region, ...region.districts]);
    expect(places.length).toBeGreaterThan(200);
    expect(places.map(({ name }) => toCyrillic(name.uz))).toEqual(places.map((place) => place.nameCyrillic));
  });
});

interface Place {
  name: { uz: string };
  nameCyrillic: string;
}
type Region = Place & { districts: Place[] };

describe('the texts of the shop in Cyrillic letters', () => {
  const folder = path.join(import.meta.dirname, '../uz');
  const files = readdirSync(folder).filter((name) => !name.startsWith('bo-'));

  it.each(files)('have no Latin letters but those of names: %s', (name) => {
    const texts: unknown = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    expect(latinWordsIn(textsInCyrillic(texts))).toEqual([]);
  });

  it('would show a Latin word that is left', () => {
    expect(latinWordsIn({ a: { b: 'Узук Wood' } })).toEqual(['Wood']);
    expect(latinWordsIn({ a: `Узук ${latinNames.join(', ')} {{count}} ZR-001` })).toEqual([]);
  });
});
