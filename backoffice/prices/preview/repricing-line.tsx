import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Repricing } from '#contract/admin/prices/rate.ts';
import { formatInteger } from '#ui/format.ts';
import { useWords } from '../../kit/words.tsx';

const everyMs = 2_000;

/**
 * The progress of the repricing: the screen's data are loaded again every two seconds until it has ended. `isDue`: it
 * is about to begin.
 */
export function RepricingLine({ repricing, isDue = false }: { repricing: Repricing; isDue?: boolean }) {
  const { t, language } = useWords();
  const { revalidate } = useRevalidator();
  const { queued, held } = repricing;
  const [most, setMost] = useState(queued);
  if (queued > most) setMost(queued);
  const isGoing = queued > 0 || isDue;
  useEffect(() => {
    if (!isGoing) return;
    const timer = setInterval(() => void revalidate(), everyMs);
    return () => clearInterval(timer);
  }, [isGoing, revalidate]);
  return (
    <div className="repricing" role="status">
      {isGoing && (
        <>
          <span>{t('bo-prices:repricing.queued', { count: formatInteger(queued, language) })}</span>
          <progress
            max={Math.max(most, 1)}
            value={isDue ? 0 : most - queued}
            aria-label={t('bo-prices:preview.title')}
          />
        </>
      )}
      {held > 0 && (
        <span className="meta ink-2">
          {t('bo-prices:repricing.held', { count: formatInteger(held, language) })}
        </span>
      )}
    </div>
  );
}
