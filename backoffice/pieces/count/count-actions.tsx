import { useState } from 'react';
import type { Stocktake } from '#contract/admin/stock/stocktake.ts';
import { Button } from '#ui/controls/button.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { RunAction } from '../../shell/use-action.ts';

export type CountAction = 'pause' | 'resume' | 'end';

interface Props {
  stocktake: Stocktake;
  runAction: RunAction<CountAction>;
  busy: string | null;
}

/** Pauses, resumes or ends the count; ending needs a confirmation, because the missing pieces are listed then. */
export function CountActions({ stocktake: { id, version, pausedAt }, runAction, busy }: Props) {
  const { t } = useWords();
  const [isEnding, setEnding] = useState(false);
  const params = { id };
  const pause = () => callApi('POST /api/admin/v1/stocktakes/:id/pause', { params }, { version });
  const resume = () => callApi('POST /api/admin/v1/stocktakes/:id/resume', { params }, { version });
  const end = async () => {
    setEnding(false);
    await runAction('end', () => callApi('POST /api/admin/v1/stocktakes/:id/end', { params }, { version }));
  };
  return (
    <>
      {pausedAt === null ? (
        <Button kind="secondary" loading={busy !== null} onClick={() => void runAction('pause', pause)}>
          {t('bo-stocktakes:pause')}
        </Button>
      ) : (
        <Button loading={busy !== null} onClick={() => void runAction('resume', resume)}>
          {t('bo-stocktakes:resume')}
        </Button>
      )}
      <Button kind="secondary" loading={busy === 'end'} onClick={() => setEnding(true)}>
        {t('bo-stocktakes:end')}
      </Button>
      {isEnding && (
        <Sheet title={t('bo-stocktakes:end')} isOpen onClose={() => setEnding(false)}>
          <p className="ink-2">{t('bo-stocktakes:endLead')}</p>
          <Button onClick={() => void end()}>{t('bo-stocktakes:end')}</Button>
        </Sheet>
      )}
    </>
  );
}
