import { useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';

/** For a piece in another store: one press adds it to the draft of a transfer from there to this store. */
export function RequestTransfer({ serial, storeId }: { serial: string; storeId: number }) {
  const { t } = useWords();
  const [count, setCount] = useState<number | null>(null);
  const { attempt, error, isBusy } = useAttempt();
  const request = () =>
    attempt(async () => {
      const body = { serial, toStoreId: storeId };
      setCount((await callApi('POST /api/admin/v1/transfer-drafts', { body })).pieces.length);
    });
  if (count !== null)
    return (
      <p className="meta ink-2" role="status">
        {t('bo-counter:pieceOptions.requested', { count })}{' '}
        <Link to="/transfers" className={buttonClass('text')}>
          {t('bo-counter:pieceOptions.drafts')}
        </Link>
      </p>
    );
  return (
    <>
      <Button kind="secondary" loading={isBusy} onClick={() => void request()}>
        {t('bo-counter:pieceOptions.request')}
      </Button>
      <ProblemLine error={error} />
    </>
  );
}
