import { useCallback, useState, type FormEvent } from 'react';
import { useActionData, useFetcher } from 'react-router';
import type { OptionValues } from '#storefront/shell/line-options.ts';
import type { BagAnswer } from './add-to-bag.ts';
import type { ChoiceState } from '../pieces/use-choice.ts';

export interface Bag {
  isAdding: boolean;
  /** The piece that was put into the bag last. */
  added: string | null;
  refused: BagAnswer | null;
  /** The toast is visible. */
  isConfirmed: boolean;
  hush: () => void;
  /** The options of a form that was refused. */
  typed: OptionValues | null;
  /** Other options are another wish: the button asks again. */
  touch: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Sends the form without leaving the page, and names the piece in the address first: should it be gone, the page goes on to
 * speak of it and does not turn to another one by itself (PDP-4). What a form without JavaScript was answered counts as well.
 */
export function useAddToBag({ piece, choosePiece }: ChoiceState): Bag {
  const fetcher = useFetcher<BagAnswer>();
  const posted = useActionData<BagAnswer>();
  const [hushed, setHushed] = useState<BagAnswer | null>(null);
  const [touched, setTouched] = useState<BagAnswer | null>(null);
  const answer = fetcher.data ?? posted ?? null;
  const isAdded = fetcher.state === 'idle' && answer !== null && answer.problem === null;
  return {
    isAdding: fetcher.state !== 'idle',
    added: isAdded && answer !== touched ? answer.serial : null,
    refused: fetcher.state === 'idle' && answer?.problem ? answer : null,
    isConfirmed: isAdded && answer !== hushed,
    hush: useCallback(() => setHushed(answer), [answer]),
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
