import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame } from '#ui/controls/field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';

const hours = ['1', '24', '168', '720'] as const;

/** Sends failed deliveries again, from a given time on. */
export function ResendSince({ id }: { id: number }) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<string>('24');
  const [count, setCount] = useState<number | null>(null);
  const { save, error, isBusy } = useSaving(() => undefined);
  const resend = () =>
    save(async () => {
      const since = new Date(Date.now() - Number(chosen) * 3_600_000).toISOString();
      const answer = await callApi('POST /api/admin/v1/webhooks/:id/resend', {
        params: { id },
        body: { since },
      });
      setCount(answer.count);
    });
  return (
    <form
      className="webhook-resend"
      onSubmit={(event) => {
        event.preventDefault();
        void resend();
      }}
    >
      <FieldFrame label={t('bo-system:webhook.sinceWhen')}>
        {(ids) => (
          <select
            className="input"
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            {...ids}
          >
            {hours.map((hour) => (
              <option key={hour} value={hour}>
                {t(`bo-system:webhook.hours.${hour}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <Button type="submit" kind="secondary" loading={isBusy}>
        {t('bo-system:webhook.since')}
      </Button>
      {count !== null && <Notice tone="ok">{t('bo-system:webhook.resent', { count })}</Notice>}
      <SavingProblem error={error} />
    </form>
  );
}
