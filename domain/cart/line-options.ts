import type { Engraving } from './engraving.ts';

/** Ribbon of the box. */
export type Ribbon = 'SHAHTUT' | 'IVORY' | 'NONE';

/** A gift box. */
export interface GiftWrap {
  ribbon: Ribbon;
  /** Text of the card; '' = no card. */
  card: string;
  /** Whether prices are left out of the documents in the box. */
  hidesPrice: boolean;
}

/** Services for the pieces of a line besides selling them. */
export interface LineOptions {
  engraving: Engraving | null;
  gift: GiftWrap | null;
}

export const noOptions: LineOptions = { engraving: null, gift: null };

export function hasOptions({ engraving, gift }: LineOptions): boolean {
  return engraving !== null || gift !== null;
}

/** Returns the canonical text of options, '' for none. Options are equal if their texts are equal. */
export function optionsText({ engraving, gift }: LineOptions): string {
  if (engraving === null && gift === null) return '';
  return JSON.stringify([
    engraving && [engraving.lettering, engraving.text],
    gift && [gift.ribbon, gift.hidesPrice, gift.card],
  ]);
}
