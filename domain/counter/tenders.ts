/** Payment methods at the counter; a sale can be paid by several of them. */
export type TenderMethod = 'CASH' | 'CARD_IN_STORE' | 'TRANSFER' | 'OLD_GOLD';

export interface Tender {
  method: TenderMethod;
  /** The part of the sale's total that this tender pays, whole soʻm. */
  amountSom: number;
  /** For CASH: the amount handed over by the buyer, whole soʻm; null = exactly the amount. */
  givenSom: number | null;
}

export type TenderCheck =
  | {
      ok: true;
      /** Change for the buyer, whole soʻm. */
      changeSom: number;
    }
  | {
      ok: false;
      /**
       * NOT_WHOLE: they do not add up to the total. GIVEN_TOO_LITTLE: less cash was given than its amount. TWICE: two tenders of one
       * method, or change for a card.
       */
      why: 'NOT_WHOLE' | 'GIVEN_TOO_LITTLE' | 'TWICE';
      /** Amount missing from the total, whole soʻm; negative = too much. */
      missingSom: number;
    };

/** Checks whether these tenders pay exactly the total, and computes the change. */
export function checkTenders(totalSom: number, tenders: readonly Tender[]): TenderCheck {
  const missingSom = totalSom - tenders.reduce((sum, { amountSom }) => sum + amountSom, 0);
  const methods = new Set(tenders.map(({ method }) => method));
  if (methods.size < tenders.length || tenders.some(givesChangeWithoutCash))
    return { ok: false, why: 'TWICE', missingSom };
  if (missingSom !== 0 || tenders.some(({ amountSom }) => amountSom <= 0))
    return { ok: false, why: 'NOT_WHOLE', missingSom };
  const change = tenders.map(({ amountSom, givenSom }) => (givenSom ?? amountSom) - amountSom);
  if (change.some((som) => som < 0)) return { ok: false, why: 'GIVEN_TOO_LITTLE', missingSom };
  return { ok: true, changeSom: change.reduce((sum, som) => sum + som, 0) };
}

const givesChangeWithoutCash = ({ method, givenSom }: Tender): boolean =>
  method !== 'CASH' && givenSom !== null;
