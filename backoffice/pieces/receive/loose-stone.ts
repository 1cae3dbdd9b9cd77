import type { ReceiveLooseStone } from '#contract/admin/stock/receive.ts';
import { emptyStone, type StonesForm, typedStones } from '../stones/stone-form.ts';
import type { StoneWords } from '../stones/load-stone-words.ts';
import { type Arrival, arrivalOf, emptyArrival } from './arrival.ts';

/** The form's values for a received loose stone: texts as typed. */
export interface LooseStoneForm extends StonesForm, Arrival {
  serial: string;
}

/** The empty form, with the first kind and shape of the dictionary. */
export const looseStoneOf = (words: {
  [List in keyof StoneWords]: readonly Pick<StoneWords[List][number], 'code'>[];
}): LooseStoneForm => ({
  stones: [
    {
      ...emptyStone,
      kind: words.stoneKinds[0]?.code ?? '',
      shape: words.shapes[0]?.code ?? '',
      isMain: true,
    },
  ],
  serial: '',
  ...emptyArrival,
});

/** The request body; null if it has no stone. */
export function bodyOfStone(typed: LooseStoneForm): ReceiveLooseStone | null {
  const [stone] = typedStones(typed.stones);
  if (stone === undefined) return null;
  const serial = typed.serial.trim().toUpperCase();
  return { stone, ...(serial !== '' && { serial }), ...arrivalOf(typed) };
}
