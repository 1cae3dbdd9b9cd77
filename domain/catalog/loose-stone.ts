import { slug } from './slug.ts';

/** A loose stone as its report has it; null = not stated. Unit of weight: thousandths of a carat. */
export interface LooseStoneFacts {
  /** A kind of the dictionary of stones. */
  kind: string;
  /** Its word there, for a kind that is no diamond. */
  kindName: Words;
  /** Its word there; null = it has none. */
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

/** A title has room for one word; the dictionary explains. */
const shortKinds: Readonly<Record<string, Words>> = {
  diamond: { uz: 'Brilliant', ru: 'Бриллиант', en: 'Diamond' },
  'lab-diamond': {
    uz: 'Laboratoriya brillianti',
    ru: 'Выращенный бриллиант',
    en: 'Laboratory-grown diamond',
  },
};

/**
 * What a stone is called, `Бриллиант, круг, 0,51 кар, F/VS1`, and its addresses, which end in its style number because two stones may
 * be alike in everything that a name says.
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

/** Two decimals, three where the paper states three: `0.30`. */
function caratsText(caratThousandths: number): string {
  return (caratThousandths / 1000).toFixed(caratThousandths % 10 === 0 ? 2 : 3);
}

/** The mass of a stone in whole milligrams, which every piece has: 1 ct is 0.2 g. At least 1. */
export function looseStoneWeightMg(caratThousandths: number): number {
  return Math.max(1, Math.round(caratThousandths / 5));
}
