import type { FormulaParams } from '#contract/admin/prices/formula.ts';

export interface FormulaWords {
  /** The shop's name of a metal or a kind of stone. */
  nameOf: (code: string) => string;
  /** The shop's lists, in their order, without hidden entries; these may get numbers. */
  preciousMetals: readonly string[];
  stoneKinds: readonly string[];
}

export interface FormulaProps {
  params: FormulaParams;
  /** The version that the copy was made from; its metals and kinds cannot be removed. */
  original: FormulaParams;
  onChange: (params: FormulaParams) => void;
  words: FormulaWords;
}
