import { useActionData, useSearchParams } from 'react-router';
import type { BagAnswer } from './add-to-bag.ts';
import { choosePiece, inSize, isBuyable, readWish, type Choice } from './choose-piece.ts';
import type { PieceView, ProductView } from './product-view.ts';

export interface ChoiceState extends Choice<PieceView> {
  /** The pieces of the chosen size, those that can be bought first. */
  pieces: PieceView[];
  choosePiece: (serial: string) => void;
  chooseSize: (size: number) => void;
}

/**
 * The choice lives in the address: from data that is on the page, without a request (PDP-1). A form sent without JavaScript that was
 * refused is answered about the piece it named.
 */
export function useChoice(product: ProductView): ChoiceState {
  const [search, setSearch] = useSearchParams();
  const posted = useActionData<BagAnswer>();
  const wish = posted?.problem ? { piece: posted.serial, size: null } : readWish(search);
  const choice = choosePiece(product.pieces, wish);
  const go = (next: Record<string, string>) => setSearch(next, { replace: true, preventScrollReset: true });
  return {
    ...choice,
    pieces: inSize(product.pieces, choice.size).filter(
      (piece) => piece.state !== 'SOLD' || piece === choice.piece,
    ),
    choosePiece: (serial) => go({ piece: serial }),
    chooseSize: (size) => {
      const { piece } = choosePiece(product.pieces, { piece: null, size });
      go(piece && isBuyable(piece) ? { piece: piece.serial } : { size: String(size) });
    },
  };
}
