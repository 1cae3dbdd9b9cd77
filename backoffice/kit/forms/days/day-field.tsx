import { type InputHTMLAttributes, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { FieldFrame } from '#ui/controls/field.tsx';
import { useWords } from '../../words.tsx';
import { dayAsRead } from './day-as-read.ts';
import './day-field.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode;
  type: 'date' | 'datetime-local';
  helper?: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A day, or a day and time in Tashkent. The browser's own field shows them in the order of the browser's language, in English the month
 * first; the day is therefore also written below, as it is read in Uzbekistan.
 */
export function DayField({ label, helper, error, ref, id, ...input }: Props) {
  const { language } = useWords();
  const own = useRef<HTMLInputElement | null>(null);
  const [value, setValue] = useState('');
  // a form sets the values of its fields without an event, and renders afterwards
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- after each rendering; the same value again renders nothing
  useEffect(() => setValue(own.current?.value ?? ''));
  const read = dayAsRead(value, language);
  const below = (
    <>
      {read !== '' && <span className="day-as-read">{read}</span>}
      {helper}
    </>
  );
  const keep = (element: HTMLInputElement | null) => {
    own.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  return (
    <FieldFrame
      label={label}
      helper={read === '' && !helper ? undefined : below}
      error={error}
      name={input.name}
      id={id}
    >
      {(ids) => (
        <input
          className="input"
          {...input}
          {...ids}
          ref={keep}
          onChange={(event) => {
            setValue(event.target.value);
            input.onChange?.(event);
          }}
        />
      )}
    </FieldFrame>
  );
}
