/** An act as it is printed: plain texts, in the order in which they stand. */
export interface PrintedAct {
  title: string;
  facts: (readonly [label: string, value: string])[];
  /** Heads of the columns; `share` of the width, `isNumber` = set to the right. */
  columns: readonly { head: string; share: number; isNumber?: true }[];
  rows: string[][];
  totals: (readonly [label: string, value: string])[];
  /** What the signatures are for. */
  statement: string;
  /** Who signs. */
  signatures: readonly [string, string];
}
