import { formatInteger } from '#ui/format.ts';
import { useWords } from '../kit/words.tsx';

/** A number with a bar: the table is also the chart. */
export function BarCell({ value, most }: { value: number; most: number }) {
  const { language } = useWords();
  return (
    <span className="bar-cell">
      <meter aria-hidden="true" max={most} value={value} />
      {formatInteger(value, language)}
    </span>
  );
}
