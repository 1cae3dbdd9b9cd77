import { Field } from '#ui/controls/field.tsx';
import { formatInteger } from '#ui/format.ts';
import { useWords } from '../../kit/words.tsx';

interface Props {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** True inside a table, whose column headers serve as labels. */
  isBare?: boolean;
}

/** A whole number with digits grouped while typing; an empty field is 0, which the server refuses if a number is required. */
export function NumberField({ label, value, onChange, isBare = false }: Props) {
  const { language } = useWords();
  const input = {
    className: 'input number-input',
    inputMode: 'numeric',
    autoComplete: 'off',
    value: value === 0 ? '' : formatInteger(value, language),
    onChange: (event: { target: { value: string } }) =>
      onChange(Number(event.target.value.replaceAll(/\D/g, '').slice(0, 12))),
  } as const;
  return isBare ? <input {...input} aria-label={label} /> : <Field {...input} label={label} />;
}
