import type { ReceiveLooseStone } from '#contract/admin/stock/receive.ts';
import { emptyStone, type StonesForm, typedStones } from '../stones/stone-form.ts';
import type { StoneWords } from '../stones/load-stone-words.ts';
import { type Arrival, arrivalOf, emptyArrival } from './arrival.ts';

/** What a form has of a loose stone that came in: words, as they are typed. */
export interface LooseStoneForm extends StonesForm, Arrival {
  serial: string;
}

/** A form that nothing is typed into yet, with the first kind and shape that the shop has. */
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

/** What the API takes of a form; null: it has no stone. */
export function bodyOfStone(typed: LooseStoneForm): ReceiveLooseStone | null {
  const [stone] = typedStones(typed.stones);
  if (stone === undefined) return null;
  const serial = typed.serial.trim().toUpperCase();
  return { stone, ...(serial !== '' && { serial }), ...arrivalOf(typed) };
}
