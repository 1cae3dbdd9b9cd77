type Language = 'uz' | 'ru' | 'en';

export interface TypedTerm {
  term: string;
  /** Number of models that the search found. */
  results: number;
  weight: number;
  isCorrected?: boolean;
}

/**
 * Search texts of the demo's shoppers and the number of results, including things that the shop does not make and words that it does not
 * know yet.
 */
export const typedTerms: Readonly<Record<Language, readonly TypedTerm[]>> = {
  uz: [
    { term: 'tilla uzuk', results: 31, weight: 14 },
    { term: 'nikoh uzugi', results: 12, weight: 12 },
    { term: 'sirgʻa', results: 18, weight: 11 },
    { term: 'zanjir', results: 9, weight: 9 },
    { term: 'bilakuzuk', results: 9, weight: 8 },
    { term: 'brilliant uzuk', results: 16, weight: 7 },
    { term: 'kumush taqinchoq', results: 10, weight: 5 },
    { term: 'kalso', results: 31, weight: 4, isCorrected: true },
    { term: 'toʻplam', results: 7, weight: 4 },
    { term: 'tilla soat', results: 0, weight: 6 },
    { term: 'bibishak', results: 0, weight: 5 },
    { term: 'tasbeh', results: 0, weight: 3 },
    { term: 'taqinchoq qutichasi', results: 0, weight: 2 },
    { term: 'zanjir 80 sm', results: 0, weight: 3 },
    { term: 'burunga pirsing', results: 0, weight: 2 },
    { term: 'ism yozilgan kulon', results: 0, weight: 4 },
  ],
  ru: [
    { term: 'обручальные кольца', results: 12, weight: 13 },
    { term: 'серьги', results: 18, weight: 11 },
    { term: 'кольцо с бриллиантом', results: 16, weight: 10 },
    { term: 'цепочка', results: 9, weight: 8 },
    { term: 'пусеты', results: 8, weight: 7 },
    { term: 'браслет', results: 9, weight: 7 },
    { term: 'колцо', results: 31, weight: 4, isCorrected: true },
    { term: 'белое золото', results: 24, weight: 5 },
    { term: 'комплект на свадьбу', results: 6, weight: 4 },
    { term: 'золотые часы', results: 0, weight: 6 },
    { term: 'брошь', results: 0, weight: 4 },
    { term: 'запонки', results: 0, weight: 4 },
    { term: 'пирсинг', results: 0, weight: 3 },
    { term: 'крестик', results: 0, weight: 5 },
    { term: 'подвеска с буквой', results: 0, weight: 5 },
    { term: 'кольцо с александритом', results: 0, weight: 2 },
  ],
  en: [
    { term: 'engagement ring', results: 14, weight: 10 },
    { term: 'gold earrings', results: 18, weight: 7 },
    { term: 'diamond', results: 30, weight: 6 },
    { term: 'chain', results: 9, weight: 5 },
    { term: 'gold watch', results: 0, weight: 3 },
    { term: 'brooch', results: 0, weight: 2 },
    { term: 'name necklace', results: 0, weight: 3 },
  ],
};
