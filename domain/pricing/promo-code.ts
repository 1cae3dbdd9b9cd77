import { allocateSom, type Som, som, sumSom } from '#domain/units/som.ts';
import { minOf, priceAfter, type Reduction } from './reductions.ts';

/** A code that reduces the pieces of one order. */
export interface PromoCode extends Reduction {
  beginsAt: Date;
  /** Null = until it is ended. */
  endsAt: Date | null;
  /** Minimum price of the goods in the cart, whole soʻm. */
  minGoodsSom: number;
  /** Maximum number of orders that can use it, in total and per shopper; null = unlimited. */
  maxUses: number | null;
  maxUsesPerShopper: number | null;
}

export interface CodedPiece {
  priceSom: number;
  /** Retail price before any reduction. */
  listSom: number;
  isCovered: boolean;
}

/** Why a code has no effect; in the API `promoProblems`. */
export type PromoProblem = 'NOT_BEGUN' | 'OVER' | 'USED_UP' | 'USED_BY_YOU' | 'NOT_FOR_THESE' | 'MINIMUM';

export type PromoDiscount =
  | {
      ok: true;
      /** The discount of each piece, in order; their sum is more than 0. */
      discounts: Som[];
    }
  | {
      ok: false;
      problem: PromoProblem;
      /** For MINIMUM: the amount by which the goods are below the minimum, whole soʻm; otherwise 0. */
      missingSom: number;
    };

export interface PromoUse {
  pieces: readonly CodedPiece[];
  /** Number of orders that used it and were not cancelled. */
  uses: number;
  /** How many of these orders are this shopper's. */
  usesOfShopper: number;
  now: Date;
}

/**
 * Returns the discount of each piece of a cart in whole soʻm, or why there is none. Only the best single reduction applies: if a piece is
 * reduced already (or sold at a business price), a percentage gives only the difference to its own reduction of the list price, and a
 * fixed amount gives nothing; a code that stacks is applied in addition. An amount is allocated by price. Prices are rounded down.
 */
export function promoDiscount(code: PromoCode, use: PromoUse): PromoDiscount {
  const problem = problemOf(code, use);
  if (problem !== null) return refused(problem);
  const isOpen = (piece: CodedPiece) => piece.isCovered && (code.stacks || piece.priceSom >= piece.listSom);
  const reachable =
    code.percent === null ? use.pieces.filter(isOpen) : use.pieces.filter(({ isCovered }) => isCovered);
  if (reachable.length === 0) return refused('NOT_FOR_THESE');
  const goodsSom = use.pieces.reduce((sum, { priceSom }) => sum + priceSom, 0);
  if (goodsSom < code.minGoodsSom) return refused('MINIMUM', code.minGoodsSom - goodsSom);
  const discounts =
    code.percent === null
      ? splitAmount(code, { pieces: use.pieces, isOpen })
      : use.pieces.map((piece) => percentOff(code, piece));
  return sumSom(discounts) === 0 ? refused('NOT_FOR_THESE') : { ok: true, discounts };
}

function problemOf(code: PromoCode, { uses, usesOfShopper, now }: PromoUse): PromoProblem | null {
  if (now < code.beginsAt) return 'NOT_BEGUN';
  if (code.endsAt !== null && now >= code.endsAt) return 'OVER';
  if (code.maxUsesPerShopper !== null && usesOfShopper >= code.maxUsesPerShopper) return 'USED_BY_YOU';
  if (code.maxUses !== null && uses >= code.maxUses) return 'USED_UP';
  return null;
}

function percentOff(code: PromoCode, { priceSom, listSom, isCovered }: CodedPiece): Som {
  if (!isCovered) return som(0);
  const from = code.stacks ? priceSom : Math.max(priceSom, listSom);
  return som(Math.max(0, priceSom - priceAfter(som(from), code)));
}

function splitAmount(
  { amountSom }: PromoCode,
  { pieces, isOpen }: { pieces: readonly CodedPiece[]; isOpen: (piece: CodedPiece) => boolean },
): Som[] {
  const weights = pieces.map((piece) => (isOpen(piece) ? piece.priceSom : 0));
  const openSom = som(weights.reduce((sum, weight) => sum + weight, 0));
  if (openSom === 0) return pieces.map(() => som(0));
  return allocateSom(som(Math.min(amountSom ?? 0, openSom - minOf(openSom))), weights);
}

function refused(problem: PromoProblem, missingSom = 0): PromoDiscount {
  return { ok: false, problem, missingSom };
}

/** Returns the stored and compared form: Latin capitals, digits and dashes, without spaces. Null if the text cannot be a code. */
export function readPromoCode(typed: string): string | null {
  const code = typed.replaceAll(/\s/g, '').toUpperCase();
  return /^[A-Z0-9-]{3,24}$/.test(code) ? code : null;
}
