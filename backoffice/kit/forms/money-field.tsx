import { Field } from '#ui/controls/field.tsx';
import { formatInteger } from '#ui/format.ts';
import { useWords } from '../words.tsx';
import { readSom } from './read-som.ts';
import './money-field.css';

interface Props {
  label: string;
  helper?: string;
  /** Whole soʻm; null = empty. */
  value: number | null;
  onChange: (som: number | null) => void;
  id?: string;
  name?: string;
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
      onChange={({ target, nativeEvent }) => {
        const isPasted = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';
        onChange(readSom(target.value, { isPasted }));
      }}
    />
  );
}
