import type { Selection } from './selection.ts';
import './list.css';

interface Props {
  selection: Selection;
  row: string;
  label: string;
}

/** Selects a row; with Shift all rows from the one selected last. */
export function SelectionCheck({ selection, row, label }: Props) {
  return (
    <input
      type="checkbox"
      className="row-check"
      checked={selection.isChosen(row)}
      aria-label={label}
      onChange={({ target, nativeEvent }) =>
        selection.choose(row, {
          isChosen: target.checked,
          isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
        })
      }
    />
  );
}
