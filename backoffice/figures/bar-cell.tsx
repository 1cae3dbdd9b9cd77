import { formatInteger } from '#ui/format.ts';
import { useWords } from '../kit/words.tsx';

/** A number and its bar: the chart is the table. */
export function BarCell({ value, most }: { value: number; most: number }) {
  const { language } = useWords();
  return (
    <span className="bar-cell">
      <meter aria-hidden="true" max={most} value={value} />
      {formatInteger(value, language)}
    </span>
  );
}
