import type { LocalizedText, StoneKindsTable, StonesTable } from '../schema.ts';

export interface StoneKind {
  kind: string;
  name: LocalizedText;
  origin: StonesTable['origin'];
  /** The treatment that nearly every such stone has, which must be disclosed (domain.md 2.6); null = none. */
  treatment: string | null;
  /** The quality that the shop's passport states for stones that no laboratory graded: 1 (best) … 3 and the cut group. */
  quality: { color: string | null; clarity: string | null; cut: string | null };
}

const unstated = { color: null, clarity: null, cut: null };
const second = { color: '2', clarity: '2', cut: 'Б' };

/** The dictionary of stones (catalogue-plan 7), in the order of the filter. */
export const stoneKinds: readonly StoneKind[] = [
  natural(
    'diamond',
    { uz: 'Brilliant', ru: 'Бриллиант', en: 'Diamond' },
    { treatment: 'none', quality: unstated },
  ),
  {
    kind: 'lab-diamond',
    name: { uz: 'Laboratoriya brillianti', ru: 'Выращенный бриллиант', en: 'Laboratory-grown diamond' },
    origin: 'lab-grown',
    treatment: 'none',
    quality: unstated,
  },
  natural('ruby', { uz: 'Yoqut', ru: 'Рубин', en: 'Ruby' }, { treatment: 'heated', quality: second }),
  natural(
    'sapphire',
    { uz: 'Sapfir', ru: 'Сапфир', en: 'Sapphire' },
    { treatment: 'heated', quality: second },
  ),
  natural('emerald', { uz: 'Zumrad', ru: 'Изумруд', en: 'Emerald' }, { treatment: 'oiled', quality: second }),
  natural('garnet', { uz: 'Granat', ru: 'Гранат', en: 'Garnet' }, { treatment: 'none', quality: unstated }),
  natural(
    'amethyst',
    { uz: 'Ametist', ru: 'Аметист', en: 'Amethyst' },
    { treatment: 'none', quality: unstated },
  ),
  natural('topaz', { uz: 'Topaz', ru: 'Топаз', en: 'Topaz' }, { treatment: 'irradiated', quality: unstated }),
  natural(
    'aquamarine',
    { uz: 'Akvamarin', ru: 'Аквамарин', en: 'Aquamarine' },
    { treatment: 'heated', quality: unstated },
  ),
  natural('opal', { uz: 'Opal', ru: 'Опал', en: 'Opal' }, { treatment: 'none', quality: unstated }),
  natural(
    'turquoise',
    { uz: 'Feruza', ru: 'Бирюза', en: 'Turquoise' },
    { treatment: 'stabilized', quality: unstated },
  ),
  natural(
    'lapis',
    { uz: 'Lojuvard', ru: 'Лазурит', en: 'Lapis lazuli' },
    { treatment: 'dyed', quality: unstated },
  ),
  natural('onyx', { uz: 'Oniks', ru: 'Оникс', en: 'Onyx' }, { treatment: 'dyed', quality: unstated }),
  natural(
    'mother-of-pearl',
    { uz: 'Sadaf', ru: 'Перламутр', en: 'Mother-of-pearl' },
    { treatment: 'none', quality: unstated },
  ),
  natural(
    'akoya-pearl',
    { uz: 'Akoya marvaridi', ru: 'Жемчуг акойя', en: 'Akoya pearl' },
    { treatment: 'bleached', quality: unstated },
  ),
  {
    kind: 'cubic-zirconia',
    name: { uz: 'Fianit', ru: 'Фианит', en: 'Cubic zirconia' },
    origin: 'simulant',
    treatment: null,
    quality: unstated,
  },
];

/** Throws if the dictionary does not have the kind. */
export function stoneKind(kind: string): StoneKind {
  const found = stoneKinds.find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`no stone kind ${kind}`);
  return found;
}

function natural(
  kind: string,
  name: LocalizedText,
  { treatment, quality }: Pick<StoneKind, 'treatment' | 'quality'>,
): StoneKind {
  return { kind, name, origin: 'natural', treatment, quality };
}

/** Care advice for delicate stones (domain.md 2.6). */
const cares: Readonly<Record<string, LocalizedText>> = {
  turquoise: {
    uz: 'Feruza suv, atir va kremni yoqtirmaydi: eng oxirida taqing.',
    ru: 'Бирюза не любит воду, духи и крем: надевайте её последней.',
    en: 'Turquoise dislikes water, perfume and cream: put it on last.',
  },
  emerald: {
    uz: 'Zumrad ultratovush bilan tozalanmaydi va qizdirilmaydi: yoriqlarida moy bor.',
    ru: 'Изумруд не чистят ультразвуком и не греют: в трещинах масло.',
    en: 'Keep emerald away from ultrasound and heat: there is oil in its fissures.',
  },
  'akoya-pearl': {
    uz: 'Marvarid eng oxirida taqiladi va birinchi yechiladi; yumshoq mato bilan arting.',
    ru: 'Жемчуг надевайте последним и снимайте первым; протирайте мягкой тканью.',
    en: 'Pearls go on last and come off first; wipe them with a soft cloth.',
  },
  opal: {
    uz: 'Opal quruq issiqdan qoʻrqadi: oftobda qoldirmang.',
    ru: 'Опал боится сухого жара: не оставляйте на солнце.',
    en: 'Opal fears dry heat: do not leave it in the sun.',
  },
  lapis: {
    uz: 'Lojuvardni kislota va maishiy kimyodan asrang.',
    ru: 'Лазурит берегите от кислоты и бытовой химии.',
    en: 'Keep lapis lazuli away from acids and household cleaners.',
  },
  'mother-of-pearl': {
    uz: 'Sadafni nam mato bilan artish kifoya.',
    ru: 'Перламутр просто протирайте влажной тканью.',
    en: 'Wipe mother-of-pearl with a damp cloth, nothing more.',
  },
};

/** Returns the rows of `stone_kinds`. */
export const stoneKindRows = (): Pick<StoneKindsTable, 'kind' | 'name' | 'position' | 'care'>[] =>
  stoneKinds.map(({ kind, name }, position) => ({ kind, name, position, care: cares[kind] ?? null }));
