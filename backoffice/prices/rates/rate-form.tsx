import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RatePreview } from '#contract/admin/prices/rate.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatSom } from '#ui/format.ts';
import { MoneyField } from '../../kit/forms/money-field.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraftFields } from '../../kit/forms/use-draft-fields.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { formatChange } from '../percents.ts';
import { ApplyForm, type Sending } from '../preview/apply-form.tsx';
import { InstantField, instantOf } from '../preview/instant-field.tsx';
import { PricePreviewPart } from '../preview/price-preview.tsx';

interface Props {
  metal: string;
  /** The current rate; null = none. */
  current: number | null;
}

export function RateForm({ metal, current }: Props) {
  const { t, language } = useWords();
  const { fields, change, draft, preview, look, error, isBusy } = useRatePreview(metal);
  const { rate, from } = fields;
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <DraftOffer draft={draft} />
      <form
        className="form price-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setWanted(true);
          void look();
        }}
      >
        <MoneyField
          label={t('bo-prices:rate.sum')}
          helper={t(metal === 'gold' ? 'bo-prices:rate.pureHelp' : 'bo-prices:rate.madeHelp')}
          value={rate}
          error={isWanted && (rate ?? 0) === 0 ? t('bo-shell:needed') : undefined}
          onChange={(next) => change({ rate: next })}
        />
        {current !== null && (
          <p className="meta ink-2">
            {rate === null || rate === 0
              ? t('bo-prices:rate.current', { sum: formatSom(current, language) })
              : t('bo-prices:rate.currentChange', {
                  sum: formatSom(current, language),
                  percent: formatChange({ before: current, after: rate }, language),
                })}
          </p>
        )}
        <InstantField
          label={t('bo-prices:rate.from')}
          helper={t('bo-prices:rate.fromHelp')}
          value={from}
          onChange={(next) => change({ from: next })}
        />
        {preview === null && (
          <Button type="submit" loading={isBusy}>
            {t('bo-prices:preview.do')}
          </Button>
        )}
      </form>
      <ProblemLine error={error} />
      {preview !== null && rate !== null && (
        <>
          <ApplyRate wished={{ metal, rate, from }} preview={preview} onDone={draft.finish} />
          <PricePreviewPart preview={preview} />
        </>
      )}
    </>
  );
}

interface RateFields {
  rate: number | null;
  from: string;
}

/** The typed amount with its preview; another amount discards the preview. */
function useRatePreview(metal: string) {
  const { t } = useWords();
  const [preview, setPreview] = useState<RatePreview | null>(null);
  const { fields, change, draft } = useDraftFields<RateFields>(
    { rate: null, from: '' },
    { name: `rate ${metal}`, title: t('bo-prices:rate.new'), onRestore: () => setPreview(null) },
  );
  const { rate } = fields;
  const { attempt, error, isBusy } = useAttempt();
  const changeAnd = (next: Partial<RateFields>) => {
    change(next);
    if ('rate' in next) setPreview(null);
  };
  const look = () =>
    attempt(async () => {
      if (rate === null || rate === 0) return;
      setPreview(await callApi('POST /api/admin/v1/rates/preview', { body: { metal, rate } }));
    });
  return { fields, change: changeAnd, draft, preview, look, error, isBusy };
}

interface ApplyProps {
  wished: { metal: string; rate: number; from: string };
  preview: RatePreview;
  onDone: () => void;
}

/** Sets the previewed rate; a large change requires the amount to be typed again, or a second person. */
function ApplyRate({ wished, preview: { isSurprising, needsApproval }, onDone }: ApplyProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [again, setAgain] = useState<number | null>(null);
  const { from, ...rate } = wished;
  const isOther = isSurprising && again !== null && again !== rate.rate;
  const send = async ({ key, ...reason }: Sending) => {
    const body = {
      ...rate,
      ...reason,
      ...(from !== '' && { from: instantOf(from) }),
      ...(again !== null && { again }),
    };
    await callApi('POST /api/admin/v1/rates', { body }, { key });
    onDone();
    await navigate('/prices/rates', { state: from === '' ? 'done' : 'doneLater' });
  };
  return (
    <ApplyForm needsApproval={needsApproval} action={t('bo-prices:preview.apply')} send={send}>
      {isSurprising && (
        <MoneyField
          name="again"
          label={t('bo-prices:rate.again')}
          helper={t('bo-prices:rate.againHelp')}
          value={again}
          onChange={setAgain}
          error={isOther ? t('bo-prices:rate.againWrong') : undefined}
        />
      )}
    </ApplyForm>
  );
}
