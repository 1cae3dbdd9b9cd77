import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { formatTime } from '#ui/dates.ts';
import { focusContentIfLost } from '../kit/actions/focus-content.ts';
import { setLastRefusal } from '../kit/actions/last-refusal.ts';
import { useWords } from '../kit/words.tsx';
import { otherChangeOf, problemMessage } from './problem-message.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** The result of the last action, for the line above the record. */
export interface Outcome {
  /** info: it was requested, and a second person decides. */
  tone: 'ok' | 'bad' | 'info';
  message: string;
}

/** Runs an action on a record. Returns whether it was done; `send` returns false if it was not and has reported so itself. */
export type RunAction<Action extends string> = (
  action: Action,
  send: () => Promise<unknown>,
) => Promise<boolean>;

/**
 * Runs one action at a time; afterwards the record is loaded again, also after an error. An open sheet shows the refusal, too, because it
 * covers the page. `doneMessage`: the success message.
 */
export function useAction<Action extends string>(doneMessage: (action: Action) => string) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState<Action | null>(null);
  const oneAtATime = useOneAtATime();
  const run: RunAction<Action> = async (action, send) => {
    setBusy(action);
    setOutcome(null);
    setLastRefusal(null);
    try {
      if ((await send()) === false) return false;
      setOutcome({ tone: 'ok', message: doneMessage(action) });
      return true;
    } catch (error) {
      const message = messageOf(error);
      const isRequested = isApiProblem(error) && error.problem.code === 'APPROVAL_NEEDED';
      setOutcome({ tone: isRequested ? 'info' : 'bad', message });
      if (!isRequested) setLastRefusal(message);
      return false;
    } finally {
      await revalidate();
      setBusy(null);
      focusContentIfLost();
    }
  };
  const runAction: RunAction<Action> = async (action, send) =>
    (await oneAtATime(() => run(action, send))) ?? false;
  const messageOf = (error: unknown): string => {
    if (!isApiProblem(error)) return t('bo-shell:noConnection');
    const change = otherChangeOf(error);
    if (change === null) return problemMessage(error) ?? '';
    return t('bo-shell:conflict', {
      who: change.by ?? t('bo-shell:somebody'),
      time: change.at === null ? '' : formatTime(change.at),
    });
  };
  return { runAction, busy, isBusy: busy !== null, outcome };
}
