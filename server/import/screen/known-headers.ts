import { folded } from '#domain/import/read-field.ts';
import type { Source } from '../mapping.ts';

export type HeaderGroup = 'product' | 'piece' | 'price' | 'report' | 'stone';

/** The headers by which tables of shops name a field: Russian, Uzbek and English, without units. */
const headers: Readonly<Record<HeaderGroup, Readonly<Record<string, readonly string[]>>>> = {
  product: {
    artikul: ['артикул', 'artikul', 'article', 'style', 'style number', 'модель', 'model'],
    'name.ru': ['название', 'наименование', 'название ru', 'название на русском', 'nomi ruscha', 'name ru'],
    'name.uz': [
      'nomi',
      'nom',
      'nomi uz',
      'nomi oʻzbekcha',
      'название uz',
      'название на узбекском',
      'name uz',
    ],
    'name.en': ['name', 'name en', 'title', 'название en', 'название на английском', 'nomi inglizcha'],
    'description.ru': ['описание', 'описание ru', 'tavsif ruscha', 'description ru'],
    'description.uz': ['tavsif', 'tavsifi', 'tavsif uz', 'описание uz', 'description uz'],
    'description.en': ['description', 'description en', 'описание en', 'tavsif inglizcha'],
    category: ['категория', 'вид изделия', 'turkum', 'kategoriya', 'category'],
    metal: ['металл', 'metall', 'metal'],
    gender: ['для кого', 'пол', 'kim uchun', 'jinsi', 'gender', 'for whom'],
    occasions: ['повод', 'поводы', 'munosabat', 'sabab', 'occasion', 'occasions'],
    styles: ['стиль', 'стили', 'uslub', 'styles'],
    make: ['класс', 'класс работы', 'ish toifasi', 'toifa', 'make'],
  },
  piece: {
    serialNumber: [
      'серийный номер',
      'серийный №',
      'номер изделия',
      'seriya raqami',
      'serial number',
      'serial',
      'serial no',
    ],
    probe: ['проба', 'proba', 'fineness', 'probe'],
    sizeMm: ['размер', 'размер кольца', 'oʻlcham', 'oʻlchami', 'size'],
    lengthCm: ['длина', 'uzunlik', 'uzunligi', 'length'],
    weightGrams: ['вес', 'масса', 'вес изделия', 'vazn', 'vazni', 'ogʻirligi', 'weight'],
    engravable: ['гравировка', 'gravirovka', 'engraving', 'engravable'],
    makersMark: ['именник', 'клеймо изготовителя', 'ishlab chiqaruvchi tamgʻasi', 'imennik', 'makers mark'],
    store: ['магазин', 'салон', 'doʻkon', 'store'],
    receivedOn: ['поступило', 'дата поступления', 'kelgan sana', 'kelgan kun', 'received', 'received on'],
    ikpu: ['икпу', 'ikpu', 'mxik', 'мхик'],
    packageCode: ['код упаковки', 'qadoq kodi', 'package code'],
  },
  price: {
    priceSom: ['цена', 'розничная цена', 'narx', 'narxi', 'chakana narx', 'price', 'retail price'],
    priceB2BSom: ['оптовая цена', 'цена опт', 'ulgurji narx', 'ulgurji narxi', 'wholesale price'],
  },
  report: {
    laboratory: ['лаборатория', 'laboratoriya', 'laboratory', 'lab'],
    reportNumber: [
      'номер отчёта',
      'номер сертификата',
      'xulosa raqami',
      'sertifikat raqami',
      'report number',
    ],
    reportIssuedOn: ['отчёт выдан', 'дата отчёта', 'xulosa sanasi', 'sertifikat sanasi', 'report date'],
  },
  stone: {
    kind: ['камень', 'вставка', 'tosh', 'tosh turi', 'stone', 'stone kind'],
    origin: ['происхождение', 'kelib chiqishi', 'origin'],
    shape: ['огранка', 'форма', 'форма огранки', 'shakl', 'shakli', 'shape'],
    count: ['камней', 'количество камней', 'toshlar soni', 'soni', 'stones', 'count'],
    caratWeight: ['карат', 'караты', 'карат каждый', 'вес в каратах', 'karat', 'carat', 'carats', 'ct'],
    color: ['цвет', 'rangi', 'rang', 'color', 'colour'],
    clarity: ['чистота', 'tozaligi', 'tiniqligi', 'clarity'],
    cut: ['качество огранки', 'kesim sifati', 'kesimi', 'cut'],
    polish: ['полировка', 'sayqali', 'polish'],
    symmetry: ['симметрия', 'simmetriyasi', 'simmetriya', 'symmetry'],
    fluorescence: ['флуоресценция', 'fluoressensiya', 'fluorescence'],
    treatment: ['обработка', 'облагораживание', 'ishlov', 'ishlovi', 'treatment'],
    depthPercent: ['глубина', 'chuqurlik', 'depth'],
    tablePercent: ['площадка', 'maydoncha', 'table'],
    lengthMm: ['x'],
    widthMm: ['y'],
    depthMm: ['z'],
  },
};

/** Words of columns whose values are a closed list without names in the shop's dictionary. */
const ownWords: Readonly<Record<string, Record<string, string>>> = {
  gender: {
    женщинам: 'women',
    женское: 'women',
    ayollarga: 'women',
    ayollar: 'women',
    мужчинам: 'men',
    мужское: 'men',
    erkaklarga: 'men',
    erkaklar: 'men',
    всем: 'unisex',
    унисекс: 'unisex',
    hammaga: 'unisex',
    детям: 'kids',
    детское: 'kids',
    bolalarga: 'kids',
    bolalar: 'kids',
  },
  origin: {
    природный: 'natural',
    tabiiy: 'natural',
    выращенный: 'lab-grown',
    oʻstirilgan: 'lab-grown',
    имитация: 'simulant',
    imitatsiya: 'simulant',
  },
};

/** A unit at the end of a header: `Вес, г`, `Karat (ct)`, `Narxi, soʻm`. */
const unitPart =
  /[\s,]*[([,]\s*(г|гр|мг|мм|см|кар|карат|сум|g|gr|mg|mm|sm|cm|ct|kar|so'm|uzs|%)\.?\s*[)\]]?$/u;

/** Lowercase, `ё` as `е`, one apostrophe, without a unit at the end. */
const nameOf = (title: string): string =>
  folded(title)
    .replaceAll(/[ʻʼ‘’`´]/gu, "'")
    .replace(unitPart, '')
    .replaceAll(/[()]/g, '');

/** The unit that a header names, as the mapping writes it. */
function unitOf(field: string, title: string): string | undefined {
  const written = unitPart.exec(folded(title).replaceAll(/[ʻʼ‘’`´]/gu, "'"))?.[1];
  if (field === 'lengthCm') return written === 'мм' || written === 'mm' ? 'mm' : undefined;
  return field === 'weightGrams' && (written === 'мг' || written === 'mg') ? 'mg' : undefined;
}

/**
 * Returns a source for each field of a group whose column is recognized by its header. `suffix`: of the headers of a further stone, such
 * as `Камень 2`. Columns in `taken` already have a meaning.
 */
export function recognizedSources(
  group: HeaderGroup,
  { header, taken, suffix = '' }: { header: readonly string[]; taken: ReadonlySet<string>; suffix?: string },
): Record<string, Source> {
  const free = header.filter((title) => !taken.has(folded(title)));
  return Object.fromEntries(
    Object.entries(headers[group]).flatMap(([field, names]) => {
      const known = names.map((name) => nameOf(`${name}${suffix}`));
      const column = known.flatMap((name) => free.filter((title) => nameOf(title) === name))[0];
      if (column === undefined) return [];
      const unit = unitOf(field, column);
      const values = ownWords[field];
      return [[field, { column, ...(unit !== undefined && { unit }), ...(values && { values }) }] as const];
    }),
  );
}
