import { useState } from 'react';
import type { StaffMoment } from '#contract/admin/content/moment.ts';
import { Button } from '#ui/controls/button.tsx';
import { DayField } from '../../kit/forms/days/day-field.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { instantOf } from '../../shell/drafts/local-time.ts';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';

interface Props {
  moment: StaffMoment;
  onDone: (words: string) => void;
}

/** Removes a story from the site, now or at a given time. */
export function MomentHiding({ moment: { id, archiveAt }, onDone }: Props) {
  const { t, language } = useWords();
  const [at, setAt] = useState('');
  const { save, error, isBusy } = useSaving(() => onDone(t('bo-content:pages.done')));
  const hide = (body: { at?: string | null }) =>
    void save(() => callApi('POST /api/admin/v1/moments/:id/hide', { params: { id }, body }));
  const instant = instantOf(at);
  return (
    <section className="form">
      <h2 className="section-title">{t('bo-content:moments.hiding')}</h2>
      {archiveAt !== null && (
        <>
          <p className="ink-2">
            {t('bo-content:moments.willHide', { time: formatInstant(archiveAt, language) })}
          </p>
          <Button kind="text" onClick={() => hide({ at: null })}>
            {t('bo-content:moments.stay')}
          </Button>
        </>
      )}
      <SavingProblem error={error} />
      <DayField
        label={t('bo-content:moments.hideAt')}
        type="datetime-local"
        value={at}
        onChange={({ target }) => setAt(target.value)}
      />
      <div className="sheet-actions">
        <Button
          kind="secondary"
          loading={isBusy}
          disabled={instant === null}
          onClick={() => instant !== null && hide({ at: instant })}
        >
          {t('bo-content:pages.schedule')}
        </Button>
        <Button kind="text" onClick={() => hide({})}>
          {t('bo-content:moments.hideNow')}
        </Button>
      </div>
    </section>
  );
}
