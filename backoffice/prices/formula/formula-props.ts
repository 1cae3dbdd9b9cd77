import type { FormulaParams } from '#contract/admin/prices/formula.ts';

export interface FormulaWords {
  /** A metal or a kind of stone as the shop names it. */
  nameOf: (code: string) => string;
  /** The shop's lists, in their order: what is not hidden may get numbers of its own. */
  preciousMetals: readonly string[];
  stoneKinds: readonly string[];
}

export interface FormulaProps {
  params: FormulaParams;
  /** The version that was begun with: its metals and kinds stay. */
  original: FormulaParams;
  onChange: (params: FormulaParams) => void;
  words: FormulaWords;
}
