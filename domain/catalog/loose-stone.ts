import { slug } from './slug.ts';

/** The facts of a loose stone as in its report; null = not stated. Weight in thousandths of a carat. */
export interface LooseStoneFacts {
  /** The code of the kind in the dictionary. */
  kind: string;
  /** The dictionary's name of the kind, for stones that are not diamonds. */
  kindName: Words;
  /** The dictionary's name of the shape; null = none. */
  shapeName: Words | null;
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

/** Short names for titles; the dictionary has the full ones. */
const shortKinds: Readonly<Record<string, Words>> = {
  diamond: { uz: 'Brilliant', ru: 'Бриллиант', en: 'Diamond' },
  'lab-diamond': {
    uz: 'Laboratoriya brillianti',
    ru: 'Выращенный бриллиант',
    en: 'Laboratory-grown diamond',
  },
};

/**
 * Returns the name of a stone, `Бриллиант, круг, 0,51 кар, F/VS1`, and its page addresses. The addresses end in its artikul, because two
 * stones can have the same name.
 */
export function nameLooseStone(facts: LooseStoneFacts, artikul: string): LooseStoneNames {
  const grade = [facts.color, facts.clarity].filter((part) => part !== null).join('/');
  const nameIn = (language: keyof Words, comma: ',' | '.', unit: string) => {
    const kind = (shortKinds[facts.kind] ?? facts.kindName)[language];
    const shapeName = facts.shapeName?.[language] ?? '';
    const shape = shapeName.charAt(0).toLowerCase() + shapeName.slice(1);
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

/** Formats carats with two decimals, or three if the certificate states three: `0.30`. */
function caratsText(caratThousandths: number): string {
  return (caratThousandths / 1000).toFixed(caratThousandths % 10 === 0 ? 2 : 3);
}

/** Returns the mass of a stone in whole milligrams, at least 1, because every piece has a weight: 1 ct is 0.2 g. */
export function looseStoneWeightMg(caratThousandths: number): number {
  return Math.max(1, Math.round(caratThousandths / 5));
}
