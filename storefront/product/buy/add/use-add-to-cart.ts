import { useCallback, useState, type FormEvent } from 'react';
import { useActionData, useFetcher } from 'react-router';
import type { OptionValues } from '#storefront/shell/line-options.ts';
import type { AddToCartAnswer } from './add-to-cart.ts';
import type { ChoiceState } from '../pieces/use-choice.ts';

export interface AddToCart {
  isAdding: boolean;
  /** The piece that was added last. */
  added: string | null;
  refused: AddToCartAnswer | null;
  /** Whether the toast is visible. */
  isConfirmed: boolean;
  dismiss: () => void;
  /** The options of a form that was refused. */
  typed: OptionValues | null;
  /** Called when the options change: the button can add the piece again. */
  touch: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Submits the form without leaving the page, and writes the piece into the address first: if it is gone, the page
 * still shows it and does not switch to another piece (PDP-4). The answer to a form without JavaScript is used as
 * well.
 */
export function useAddToCart({ piece, choosePiece }: ChoiceState): AddToCart {
  const fetcher = useFetcher<AddToCartAnswer>();
  const posted = useActionData<AddToCartAnswer>();
  const [hushed, setHushed] = useState<AddToCartAnswer | null>(null);
  const [touched, setTouched] = useState<AddToCartAnswer | null>(null);
  const answer = fetcher.data ?? posted ?? null;
  const isAdded = fetcher.state === 'idle' && answer !== null && answer.problem === null;
  return {
    isAdding: fetcher.state !== 'idle',
    added: isAdded && answer !== touched ? answer.serial : null,
    refused: fetcher.state === 'idle' && answer?.problem ? answer : null,
    isConfirmed: isAdded && answer !== hushed,
    dismiss: useCallback(() => setHushed(answer), [answer]),
    typed: answer?.typed ?? null,
    touch: () => setTouched(answer),
    onSubmit: (event) => {
      event.preventDefault();
      const form = new FormData(event.currentTarget);
      form.set('stay', '1');
      if (piece) choosePiece(piece.serial);
      void fetcher.submit(form, { method: 'post' });
    },
  };
}
