import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';

interface Props {
  label: string;
  /** Codes without numbers in the formula. */
  codes: readonly string[];
  /** Codes added just now, which can be removed again. */
  added: readonly string[];
  nameOf: (code: string) => string;
  onAdd: (code: string) => void;
  onRemove: (code: string) => void;
}

/** Adds numbers for a metal or a kind of stone that staff added to the dictionary. */
export function AddWord({ label, codes, added, nameOf, onAdd, onRemove }: Props) {
  const { t } = useWords();
  return (
    <div className="formula-add">
      {codes.length > 0 && (
        <select
          className="input"
          aria-label={label}
          value=""
          onChange={({ target }) => target.value !== '' && onAdd(target.value)}
        >
          <option value="">{label}</option>
          {codes.map((code) => (
            <option key={code} value={code}>
              {nameOf(code)}
            </option>
          ))}
        </select>
      )}
      {added.map((code) => (
        <Button key={code} kind="text" type="button" onClick={() => onRemove(code)}>
          {t('bo-prices:formula.removeAdded', { name: nameOf(code) })}
        </Button>
      ))}
    </div>
  );
}
