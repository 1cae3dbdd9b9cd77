import { startTransition, useOptimistic } from 'react';
import { useActionData, useNavigate, useSearchParams } from 'react-router';
import type { AddToCartAnswer } from '../add/add-to-cart.ts';
import {
  choosePiece,
  inSize,
  isBuyable,
  readWish,
  writeWish,
  type Choice,
  type Wish,
} from './choose-piece.ts';
import type { PieceView, ProductView } from '../../product-view.ts';

export interface ChoiceState extends Choice<PieceView> {
  /** The pieces of the chosen size, those that can be bought first. */
  pieces: PieceView[];
  choosePiece: (serial: string) => void;
  chooseSize: (size: number) => void;
}

/**
 * The choice is stored in the address; it is resolved from the page's data, without a request. A press is shown at
 * once, before the address and every link of the page change (PDP-1). After a refused form without JavaScript, the
 * piece named in the form is shown.
 */
export function useChoice(product: ProductView): ChoiceState {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const posted = useActionData<AddToCartAnswer>();
  const [wish, show] = useOptimistic<Wish>(
    posted?.problem ? { piece: posted.serial, size: null } : readWish(search),
  );
  const choice = choosePiece(product.pieces, wish);
  const go = (next: Wish) =>
    startTransition(async () => {
      show(next);
      await navigate(writeWish(next), { replace: true, preventScrollReset: true });
    });
  return {
    ...choice,
    pieces: inSize(product.pieces, choice.size).filter(
      (piece) => piece.state !== 'SOLD' || piece === choice.piece,
    ),
    choosePiece: (serial) => go({ piece: serial, size: null }),
    chooseSize: (size) => {
      const { piece } = choosePiece(product.pieces, { piece: null, size });
      go(piece && isBuyable(piece) ? { piece: piece.serial, size: null } : { piece: null, size });
    },
  };
}
