import type { ReceiveLooseStone } from '#contract/admin/stock/receive.ts';
import { emptyStone, type StonesForm, typedStones } from '../stones/stone-form.ts';
import type { StoneWords } from '../stones/load-stone-words.ts';

/** What a form has of a loose stone that came in: words, as they are typed. */
export interface LooseStoneForm extends StonesForm {
  serial: string;
  storeId: string;
  cost: number | null;
  supplier: string;
  invoice: string;
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
  storeId: '',
  cost: null,
  supplier: '',
  invoice: '',
});

/** What the API takes of a form; null: it has no stone. */
export function bodyOfStone(typed: LooseStoneForm): ReceiveLooseStone | null {
  const [stone] = typedStones(typed.stones);
  if (stone === undefined) return null;
  const serial = typed.serial.trim().toUpperCase();
  return {
    stone,
    ...(serial !== '' && { serial }),
    storeId: typed.storeId === '' ? null : Number(typed.storeId),
    ...(typed.cost !== null && { cost: typed.cost }),
    supplier: typed.supplier.trim() || null,
    invoice: typed.invoice.trim() || null,
  };
}
