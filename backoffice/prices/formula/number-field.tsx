import { use, useId } from 'react';
import { FieldMessages } from '#ui/controls/field-messages.ts';
import { Field, FieldError } from '#ui/controls/field.tsx';
import { formatInteger } from '#ui/format.ts';
import { useWords } from '../../kit/words.tsx';

interface Props {
  /** The path of the number in the request, by which the form has a message for it. */
  name: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** True inside a table, whose column headers serve as labels. */
  isBare?: boolean;
}

/** A whole number with digits grouped while typing; an empty field is 0, which the server refuses if a number is required. */
export function NumberField({ name, label, value, onChange, isBare = false }: Props) {
  const { language } = useWords();
  const id = useId();
  const message = use(FieldMessages)(name);
  const input = {
    name,
    className: 'input number-input',
    inputMode: 'numeric',
    autoComplete: 'off',
    value: value === 0 ? '' : formatInteger(value, language),
    onChange: (event: { target: { value: string } }) =>
      onChange(Number(event.target.value.replaceAll(/\D/g, '').slice(0, 12))),
  } as const;
  if (!isBare) return <Field {...input} label={label} />;
  return (
    <>
      <input
        {...input}
        aria-label={label}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? id : undefined}
      />
      {message && <FieldError id={id}>{message}</FieldError>}
    </>
  );
}
