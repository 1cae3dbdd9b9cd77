import { Field } from '#ui/controls/field.tsx';
import { formatInteger } from '#ui/format.ts';
import { useWords } from '../words.tsx';
import './money-field.css';

interface Props {
  label: string;
  helper?: string;
  /** Whole soʻm; null = empty. */
  value: number | null;
  onChange: (som: number | null) => void;
  id?: string;
  error?: string | undefined;
}

/** An amount in whole soʻm, with digits grouped while typing. */
export function MoneyField({ value, onChange, ...field }: Props) {
  const { language } = useWords();
  return (
    <Field
      {...field}
      className="input money-input"
      inputMode="numeric"
      autoComplete="off"
      value={value === null ? '' : formatInteger(value, language)}
      onChange={(event) => onChange(readSom(event.target.value))}
    />
  );
}

/** Accepts at most fifteen digits; no amount has more. */
const readSom = (typed: string): number | null => {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 15);
  return digits === '' ? null : Number(digits);
};
