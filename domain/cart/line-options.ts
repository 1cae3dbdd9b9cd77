import type { Engraving } from './engraving.ts';

/** How the box is tied. */
export type Ribbon = 'SHAHTUT' | 'IVORY' | 'NONE';

/** A box for giving away. */
export interface GiftWrap {
  ribbon: Ribbon;
  /** What is written on the card; '' = no card. */
  card: string;
  /** The papers in the box carry no price. */
  hidesPrice: boolean;
}

/** What is done with the pieces of a line besides selling them. */
export interface LineOptions {
  engraving: Engraving | null;
  gift: GiftWrap | null;
}

export const noOptions: LineOptions = { engraving: null, gift: null };

export function hasOptions({ engraving, gift }: LineOptions): boolean {
  return engraving !== null || gift !== null;
}

/** Two options are the same when their texts are: the one spelling of them, '' for none. */
export function optionsText({ engraving, gift }: LineOptions): string {
  if (engraving === null && gift === null) return '';
  return JSON.stringify([
    engraving && [engraving.lettering, engraving.text],
    gift && [gift.ribbon, gift.hidesPrice, gift.card],
  ]);
}
