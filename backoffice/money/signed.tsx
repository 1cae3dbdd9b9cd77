import { formatSom } from '#ui/format.ts';
import { useWords } from '../kit/words.tsx';

/** A difference with its sign; a dash if there is nothing to compare. */
export function Signed({ som }: { som: number | null }) {
  const { language } = useWords();
  if (som === null) return <>—</>;
  if (som === 0) return <>{formatSom(0, language)}</>;
  return (
    <strong>
      {som > 0 && '+'}
      {formatSom(som, language)}
    </strong>
  );
}
