/** How money comes over the counter: one sale may be paid in several ways. */
export type TenderMethod = 'CASH' | 'CARD_IN_STORE' | 'TRANSFER' | 'OLD_GOLD';

export interface Tender {
  method: TenderMethod;
  /** What this tender pays of the sale's total, whole soʻm. */
  amountSom: number;
  /** CASH: what the buyer handed over, whole soʻm; null = exactly the amount. */
  givenSom: number | null;
}

export type TenderCheck =
  | {
      ok: true;
      /** Goes back to the buyer at once, whole soʻm. */
      changeSom: number;
    }
  | {
      ok: false;
      /** NOT_WHOLE: they do not sum to the total. GIVEN_TOO_LITTLE: less cash than its amount. TWICE: two of one kind, or change of a card. */
      why: 'NOT_WHOLE' | 'GIVEN_TOO_LITTLE' | 'TWICE';
      /** What the total lacks, whole soʻm; negative = too much. */
      missingSom: number;
    };

/** Whether these tenders pay a total to the soʻm, and what goes back as change. */
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
