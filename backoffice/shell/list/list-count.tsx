import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { formatInteger } from '#ui/format.ts';
import { useWords } from '../../kit/words.tsx';
import { ProblemLine } from '../login/problem-line.tsx';

export interface Counted {
  value: number;
  isExact: boolean;
}

interface Props {
  count: Counted | null;
  /** The screen's text keys: for an exact number of records, and for "more than" a number. */
  words: { exact: string; over: string };
  /** Counts without a limit; the server aborts after five seconds. */
  countExactly: (signal: AbortSignal) => Promise<Counted | null>;
}

/** The number of matching rows; a count that stopped at 10,000 can be completed. */
export function ListCount(props: Props) {
  const [search] = useSearchParams();
  // another address is another list with a separate count
  return <Count key={search.toString()} {...props} />;
}

function Count({ count: known, words, countExactly }: Props) {
  const { t, language } = useWords();
  const [found, setFound] = useState<Counted | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isCounting, setCounting] = useState(false);
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);
  const count = known?.isExact ? known : (found ?? known);
  if (count === null) return null;
  const begin = async () => {
    const own = new AbortController();
    call.current = own;
    setCounting(true);
    setError(null);
    try {
      setFound(await countExactly(own.signal));
    } catch (failure) {
      if (!own.signal.aborted) setError(failure);
    } finally {
      setCounting(false);
    }
  };
  const shown = formatInteger(count.value, language);
  return (
    <div className="count">
      <p role="status">
        {isCounting
          ? t('bo-shell:list.counting')
          : count.isExact
            ? t(words.exact, { count: count.value, shown })
            : t(words.over, { shown })}
      </p>
      {isCounting && (
        <Button kind="text" onClick={() => call.current?.abort()}>
          {t('bo-shell:list.stopCounting')}
        </Button>
      )}
      {!isCounting && !count.isExact && (
        <Button kind="text" onClick={() => void begin()}>
          {t('bo-shell:list.countExactly')}
        </Button>
      )}
      <ProblemLine error={error} />
    </div>
  );
}
