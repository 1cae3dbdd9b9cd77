import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { FieldError } from '../field.tsx';
import { isFinished, pastedDigits, typedDigits } from './otp-digits.ts';
import { useHydrated } from '../../use-hydrated.ts';
import { useWebOtp } from './use-web-otp.ts';
import './otp-input.css';

interface Props {
  name: string;
  label: string;
  /** Number of digits, one per box. */
  length: number;
  error?: string | undefined;
  /** Shown if something other than digits was typed or pasted. */
  digitsOnly: string;
  /** Entering the last digit submits the form. */
  isSentWhenFull: boolean;
}

/**
 * A one-time code: one real field, which keyboards, autofill and screen readers support, drawn as boxes of one digit. Digits only; a typed
 * digit replaces that of the selected box and moves on. Without JavaScript it is a plain field.
 */
export function OtpInput({ name, label, length, error, digitsOnly, isSentWhenFull }: Props) {
  const id = useId();
  const isDrawn = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const code = useCode(field, { length, isSentWhenFull });
  useWebOtp((received) => code.fill(received));
  return (
    <div className="field otp">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className={isDrawn ? 'otp-boxes' : undefined}>
        {isDrawn && <Boxes value={code.value} at={code.at} length={length} isWrong={error !== undefined} />}
        <input
          {...code.input}
          ref={field}
          className="input otp-field"
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${length}}`}
          maxLength={length}
          required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-said`}
        />
      </div>
      <div id={`${id}-said`} aria-live="polite">
        {error !== undefined && !code.isHinted && <FieldError>{error}</FieldError>}
        {code.isHinted && <p className="field-helper">{digitsOnly}</p>}
      </div>
    </div>
  );
}

interface BoxesProps {
  value: string;
  /** The box that is written into next; none while the focus is elsewhere. */
  at: number | null;
  length: number;
  isWrong: boolean;
}

function Boxes({ value, at, length, isWrong }: BoxesProps) {
  return (
    <div className={isWrong ? 'otp-drawn otp-wrong' : 'otp-drawn'} aria-hidden="true">
      {Array.from({ length }, (_, box) => (
        <span key={box} className={box === at ? 'otp-box otp-here' : 'otp-box'}>
          {value[box]}
        </span>
      ))}
    </div>
  );
}

/** The digits and the box in turn. A box that is full is selected, so that the next digit takes its place. */
function useCode(
  field: RefObject<HTMLInputElement | null>,
  { length, isSentWhenFull }: { length: number; isSentWhenFull: boolean },
) {
  const [value, setValue] = useState('');
  const [at, setAt] = useState<number | null>(null);
  const [isHinted, setHinted] = useState(false);

  const choose = (box: number) => {
    const last = Math.min(field.current?.value.length ?? 0, length - 1);
    const chosen = Math.max(0, Math.min(box, last));
    field.current?.setSelectionRange(chosen, chosen + 1);
    setAt(chosen);
  };
  // read from the field itself: a fast typist is ahead of the page’s state
  const boxInTurn = () => field.current?.selectionStart ?? value.length;
  const become = (next: string | null) => {
    setHinted(next === null);
    if (next === null || next === value) return;
    setValue(next);
    // once the field itself has it
    if (isSentWhenFull && isFinished({ before: value, after: next, length }))
      requestAnimationFrame(() => field.current?.form?.requestSubmit());
  };
  return {
    value,
    at,
    isHinted,
    fill: (received: string) => become(typedDigits(received, length)),
    input: {
      value,
      onChange: ({ target }: { target: HTMLInputElement }) => become(typedDigits(target.value, length)),
      // typing, filling and the pointer end here: wherever the cursor came to stand, its box is chosen
      onSelect: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        choose(currentTarget.selectionStart ?? 0),
      onFocus: () => choose(length),
      onBlur: () => setAt(null),
      onPointerUp: ({ currentTarget, clientX }: { currentTarget: HTMLInputElement; clientX: number }) => {
        const { left, width } = currentTarget.getBoundingClientRect();
        choose(Math.floor(((clientX - left) / width) * length));
      },
      onKeyDown: (event: KeyboardEvent) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        choose(boxInTurn() + step);
      },
      onPaste: (event: ClipboardEvent) => {
        event.preventDefault();
        const pasted = event.clipboardData.getData('text');
        const from = boxInTurn();
        const next = pastedDigits({ value, at: from, pasted, length });
        become(next);
        if (next !== null) requestAnimationFrame(() => choose(from + pasted.length));
      },
    },
  };
}
