import { Field } from '#ui/controls/field.tsx';
import { formatInteger } from '#ui/format.ts';
import { useWords } from '../../kit/words.tsx';

interface Props {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** True within a table, whose column heads serve as labels. */
  isBare?: boolean;
}

/** A whole number, grouped as it is typed; an empty field is 0, which the server refuses where there must be a number. */
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
