import type { CartLine } from '#contract/cart.ts';
import type { Caller } from '#storefront/shell/caller.ts';

/** How a line that lost a piece is resolved; the value of a button, so that it works without JavaScript. */
export type LostAnswer =
  | { kind: 'replace'; id: string; itemId: number }
  | { kind: 'keep'; id: string }
  | { kind: 'drop'; id: string };

export function writeAnswer(answer: LostAnswer): string {
  return [answer.kind, answer.id, ...(answer.kind === 'replace' ? [answer.itemId] : [])].join(' ');
}

/** Returns null if the value is not one of these. */
export function readAnswer(written: string): LostAnswer | null {
  const [kind, id, itemId] = written.split(' ');
  if (id === undefined || id === '') return null;
  switch (kind) {
    case 'replace':
      return Number.isSafeInteger(Number(itemId)) ? { kind, id, itemId: Number(itemId) } : null;
    case 'keep':
    case 'drop':
      return { kind, id };
    default:
      return null;
  }
}

/** Takes another piece instead, reduces the quantity to what is left, or removes the line. Throws the API's refusals. */
export async function settleLost(caller: Caller, answer: LostAnswer): Promise<void> {
  switch (answer.kind) {
    case 'replace':
      await caller.api.replaceLost({ key: answer.id, itemId: answer.itemId });
      return;
    case 'keep': {
      const { lines } = await caller.api.getCart();
      const line = lines.find(({ id }) => id === answer.id);
      if (line !== undefined && line.quantity > 0)
        await caller.api.putCartLine({ key: line.key, ...asItIs(line) });
      return;
    }
    case 'drop':
      await caller.api.deleteCartLine({ key: answer.id });
  }
}

/** The line with its present quantity and options. */
function asItIs({ quantity, engraving, gift }: CartLine) {
  return {
    quantity,
    engraving: engraving && { text: engraving.text, lettering: engraving.lettering },
    gift: gift && { ribbon: gift.ribbon, card: gift.card, hidePrice: gift.hidePrice },
  };
}
