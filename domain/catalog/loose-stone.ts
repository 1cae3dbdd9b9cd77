import { slug } from './slug.ts';

/** A loose stone as its report has it; null = not stated. Unit of weight: thousandths of a carat. */
export interface LooseStoneFacts {
  /** A kind of the dictionary of stones. */
  kind: string;
  /** Its word there, for a kind that is no diamond. */
  kindName: Words;
  shape: string;
  caratThousandths: number;
  color: string | null;
  clarity: string | null;
}

interface Words {
  uz: string;
  ru: string;
  en: string;
}

export interface LooseStoneNames {
  name: Words;
  slugUz: string;
  slugRu: string;
  slugEn: string;
}

/** A title has room for one word; the dictionary explains. */
const shortKinds: Readonly<Record<string, Words>> = {
  diamond: { uz: 'Olmos', ru: 'Бриллиант', en: 'Diamond' },
  'lab-diamond': { uz: 'Laboratoriya olmosi', ru: 'Выращенный бриллиант', en: 'Laboratory-grown diamond' },
};

const shapes: Readonly<Record<string, Words>> = {
  round: { uz: 'dumaloq', ru: 'круг', en: 'round' },
  oval: { uz: 'oval', ru: 'овал', en: 'oval' },
  pear: { uz: 'tomchi', ru: 'груша', en: 'pear' },
  cushion: { uz: 'yostiq', ru: 'кушон', en: 'cushion' },
  emerald: { uz: 'zumradsimon', ru: 'изумруд', en: 'emerald' },
  princess: { uz: 'malika', ru: 'принцесса', en: 'princess' },
  marquise: { uz: 'markiz', ru: 'маркиз', en: 'marquise' },
  heart: { uz: 'yurak', ru: 'сердце', en: 'heart' },
  asscher: { uz: 'asher', ru: 'ашер', en: 'asscher' },
  radiant: { uz: 'radiant', ru: 'радиант', en: 'radiant' },
  baguette: { uz: 'baget', ru: 'багет', en: 'baguette' },
};

/** The shapes a loose stone can have. */
export const looseStoneShapes: readonly string[] = Object.keys(shapes);

/**
 * What a stone is called, `Бриллиант, круг, 0,51 кар, F/VS1`, and its addresses, which end in its style number because two stones may
 * be alike in everything that a name says.
 */
export function nameLooseStone(facts: LooseStoneFacts, artikul: string): LooseStoneNames {
  const grade = [facts.color, facts.clarity].filter((part) => part !== null).join('/');
  const nameIn = (language: keyof Words, comma: ',' | '.', unit: string) => {
    const kind = (shortKinds[facts.kind] ?? facts.kindName)[language];
    const shape = shapes[facts.shape]?.[language] ?? facts.shape;
    const carats = `${caratsText(facts.caratThousandths).replace('.', comma)}\u00A0${unit}`;
    return [kind, shape, carats, grade].filter((part) => part !== '').join(', ');
  };
  const name = { uz: nameIn('uz', ',', 'ct'), ru: nameIn('ru', ',', 'кар'), en: nameIn('en', '.', 'ct') };
  return {
    name,
    slugUz: slug(`${name.uz} ${artikul}`),
    slugRu: slug(`${name.ru} ${artikul}`),
    slugEn: slug(`${name.en} ${artikul}`),
  };
}

/** Two decimals, three where the paper states three: `0.30`. */
function caratsText(caratThousandths: number): string {
  return (caratThousandths / 1000).toFixed(caratThousandths % 10 === 0 ? 2 : 3);
}

/** The mass of a stone in whole milligrams, which every piece has: 1 ct is 0.2 g. At least 1. */
export function looseStoneWeightMg(caratThousandths: number): number {
  return Math.max(1, Math.round(caratThousandths / 5));
}
