import { Type, type Static } from 'typebox';
import { Shape, Som } from './primitives.ts';

/** Under which terms couriers bring orders; the same for everybody. Sums in whole soʻm. */
export const DeliveryTerms = Shape({
  /** What is ordered before it leaves the same day, on days of work; `HH:MM` in Tashkent. */
  cutOff: Type.String({ pattern: '^[0-2][0-9]:[0-5][0-9]$' }),
  /** No courier carries a piece that costs so much, or pieces that cost so much together. */
  insuredPiece: Som,
  insuredParcel: Som,
  /** From this sum on, the courier needs a code in addition to the document. */
  handoverCodeFrom: Som,
});

export type DeliveryTerms = Static<typeof DeliveryTerms>;
