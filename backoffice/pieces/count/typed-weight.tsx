import { useRef, useState, type RefObject } from 'react';
import { Field } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import { beep } from '../../shell/scan/beep.ts';
import { readNumber } from '../receive/received-rows.ts';

/** More than the API takes. */
const maxGrams = 100_000;

/** 3,42 and 3.42; null: no weight is typed; 'wrong': it is no weight. */
function gramsOf(typed: string): number | null | 'wrong' {
  if (typed.trim() === '') return null;
  const grams = readNumber(typed);
  return grams === null || grams < 0.001 || grams > maxGrams ? 'wrong' : grams;
}

interface TypedWeight {
  typed: string;
  onTyped: (typed: string) => void;
  /** The scan that came while what was typed is no weight. */
  wrongFor: string | null;
  box: RefObject<HTMLDivElement | null>;
}

/**
 * The weight that is typed before a scan. `take`: the weight for this scan, and the field is empty again; 'wrong': the scan has to be made
 * again once the weight is corrected, so that a slip of the hand counts no piece without its weight.
 */
export function useTypedWeight() {
  const [typed, setTyped] = useState('');
  const [wrongFor, setWrongFor] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const take = (text: string): number | null | 'wrong' => {
    const grams = gramsOf(typed);
    setWrongFor(grams === 'wrong' ? text.trim() : null);
    if (grams === 'wrong') {
      beep();
      // the field of scans takes the focus back first
      requestAnimationFrame(() => box.current?.querySelector('input')?.select());
    } else setTyped('');
    return grams;
  };
  const field: TypedWeight = { typed, onTyped: setTyped, wrongFor, box };
  return { take, field };
}

export function WeightField({ field: { typed, onTyped, wrongFor, box } }: { field: TypedWeight }) {
  const { t } = useWords();
  return (
    <div ref={box}>
      <Field
        label={t('bo-stocktakes:weight')}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        helper={t('bo-stocktakes:weightHelp')}
        error={wrongFor !== null && t('bo-stocktakes:weightWrong', { text: wrongFor })}
        onChange={(event) => onTyped(event.target.value)}
      />
    </div>
  );
}
