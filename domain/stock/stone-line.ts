import { russianPair } from '../catalog/diamond-grades.ts';

export interface LabelledStone {
  kind: string;
  /** In the language of the label. */
  name: string;
  shape: string;
  count: number;
  /** The weight of each stone; null = not stated. */
  caratThousandths: number | null;
  color: string | null;
  clarity: string | null;
}

/** Common trade abbreviations for labels; other kinds are written in full. */
const shortKinds: Readonly<Record<string, string>> = {
  diamond: 'бр',
  'lab-diamond': 'бр выращ.',
  sapphire: 'сапф',
  ruby: 'рубин',
  emerald: 'изумруд',
  'cubic-zirconia': 'фианит',
};
const shortShapes: Readonly<Record<string, string>> = {
  round: 'Кр',
  marquise: 'маркиз',
  oval: 'овал',
  pear: 'груша',
  princess: 'принц.',
  cushion: 'кушон',
  heart: 'сердце',
};

const small = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const carats = (thousandths: number): string => (thousandths / 1000).toFixed(thousandths % 10 === 0 ? 2 : 3);

/**
 * Returns the line of a label for stones of one kind (domain.md 2.6): in Russian by the convention of the trade, `1 бр Кр 0,30 3/5`:
 * count, kind, shape, total carats, color and clarity; in the other languages in words.
 */
export function stoneLine(stone: LabelledStone, language: 'ru' | 'uz' | 'en'): string {
  const { kind, name, shape, count, caratThousandths: weight, color, clarity } = stone;
  const total = weight === null ? null : carats(weight * count);
  if (language !== 'ru') {
    const grade = [color, clarity].filter(Boolean).join('/');
    const weighed = total && `${language === 'en' ? total : total.replace('.', ',')} ct`;
    return [`${count} ${small(name)}`, weighed, grade].filter(Boolean).join(' ');
  }
  const pair = russianPair({ color, clarity, caratThousandths: weight });
  return [String(count), shortKinds[kind] ?? small(name), shortShapes[shape], total?.replace('.', ','), pair]
    .filter(Boolean)
    .join(' ');
}
