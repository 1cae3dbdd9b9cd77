/** An act as printed: plain texts in their order on the page. */
export interface PrintedAct {
  title: string;
  facts: (readonly [label: string, value: string])[];
  /** Column headings; `share`: fraction of the width, `isNumber`: right-aligned. */
  columns: readonly { head: string; share: number; isNumber?: true }[];
  rows: string[][];
  totals: (readonly [label: string, value: string])[];
  /** The statement above the signatures. */
  statement: string;
  /** The two signers. */
  signatures: readonly [string, string];
}
