import { useState } from 'react';
import { Link, useLoaderData, useLocation, useSearchParams } from 'react-router';
import type { ModelsPromotionPreview } from '#contract/admin/catalog/model-bulk.ts';
import { Button } from '#ui/controls/button.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { useDraftFields } from '../../kit/forms/use-draft-fields.ts';
import { Nothing } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { JobReport } from '../../shell/bulk/job-report.tsx';
import { withPermission } from '../../shell/load-session.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { nameIn } from '../../shell/stores.ts';
import { PricesFrame } from '../prices-frame.tsx';
import { type ModelsChoice, readChoice } from './models-choice.ts';
import { ModelsPreview } from './models-preview.tsx';
import { fieldsLike, periodOf, type ReductionFields, reductionOf } from './reduction-fields.ts';
import { OffFields, PeriodFields, PromotionNames, type SetField } from './reduction-parts.tsx';

export const loader = withPermission('promotions.write', () =>
  callApi('GET /api/admin/v1/promotions', { query: { state: 'PLANNED,RUNNING', size: 200 } }),
);

type Action = 'set' | 'end';

/** Starts or ends a promotion for models selected in their list: shows the effect, then a job does it. */
export function Component() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const action: Action = search.get('action') === 'end' ? 'end' : 'set';
  const choice = readChoice(useLocation().state);
  return (
    <PricesFrame tab="promotions">
      <h2 className="section-title">{t(`bo-prices:ofModels.${action}`)}</h2>
      {choice === null ? (
        <Nothing title={t('bo-prices:ofModels.noneChosen')}>
          <Link to="/models">{t('bo-prices:ofModels.choose')}</Link>
        </Nothing>
      ) : (
        <OfModels action={action} choice={choice} />
      )}
    </PricesFrame>
  );
}

function OfModels({ action, choice }: { action: Action; choice: ModelsChoice }) {
  const { language } = useWords();
  const { rows: promotions } = useLoaderData<typeof loader>();
  const [preview, setPreview] = useState<ModelsPromotionPreview | null>(null);
  const [jobId, setJobId] = useState<string | null>(null);
  const [name, setName] = useState('');
  if (jobId !== null) return <JobReport jobId={jobId} onEnded={() => undefined} onUndo={setJobId} />;
  const nameOf = (id: string) => {
    const promotion = promotions.find((one) => String(one.id) === id);
    return promotion === undefined ? name : nameIn(promotion, language);
  };
  return (
    <>
      {action === 'end' ? (
        <EndForm choice={choice} hasPreview={preview !== null} onLooked={setPreview} />
      ) : (
        <SetForm
          choice={choice}
          hasPreview={preview !== null}
          onLooked={(looked, named) => {
            setPreview(looked);
            setName(named);
          }}
          onChanged={() => setPreview(null)}
        />
      )}
      {preview !== null && (
        <ModelsPreview
          kind={action === 'end' ? 'models.end-promotion' : 'models.promotion'}
          preview={preview}
          nameOf={nameOf}
          onBegun={setJobId}
          onBack={() => setPreview(null)}
        />
      )}
    </>
  );
}

interface EndProps {
  choice: ModelsChoice;
  hasPreview: boolean;
  onLooked: (preview: ModelsPromotionPreview) => void;
}

function EndForm({ choice, hasPreview, onLooked }: EndProps) {
  const { t } = useWords();
  const { attempt, error, isBusy } = useAttempt();
  const look = () =>
    attempt(async () =>
      onLooked(await callApi('POST /api/admin/v1/models/bulk/end-promotion/preview', { body: choice })),
    );
  return (
    <div className="form price-form">
      <p className="ink-2">{t('bo-prices:ofModels.endLead')}</p>
      <ProblemLine error={error} />
      {!hasPreview && (
        <Button type="button" loading={isBusy} onClick={() => void look()}>
          {t('bo-prices:preview.do')}
        </Button>
      )}
    </div>
  );
}

interface SetProps {
  choice: ModelsChoice;
  hasPreview: boolean;
  onLooked: (preview: ModelsPromotionPreview, name: string) => void;
  onChanged: () => void;
}

function SetForm({ choice, hasPreview, onLooked, onChanged }: SetProps) {
  const { t, language } = useWords();
  const title = t('bo-prices:ofModels.set');
  const { fields, change, draft } = useDraftFields<ReductionFields>(fieldsLike(null), {
    name: 'reduction of models',
    title,
    onRestore: onChanged,
  });
  const { attempt, error, isBusy } = useAttempt();
  const set: SetField = (name, value) => {
    change({ [name]: value });
    onChanged();
  };
  const look = () =>
    attempt(async () => {
      const preview = await callApi('POST /api/admin/v1/models/bulk/promotion/preview', {
        body: { ...choice, ...promotionOf(fields) },
      });
      onLooked(preview, nameIn(fields, language));
    });
  return (
    <>
      <DraftOffer draft={draft} />
      <Form
        error={error}
        className="form price-form"
        onSubmit={(event) => {
          event.preventDefault();
          return look();
        }}
      >
        <p className="ink-2">{t('bo-prices:ofModels.setLead')}</p>
        <PromotionNames fields={fields} set={set} />
        <OffFields fields={fields} set={set} />
        <PeriodFields fields={fields} set={set} />
        <ProblemLine error={error} />
        {!hasPreview && (
          <Button type="submit" loading={isBusy}>
            {t('bo-prices:preview.do')}
          </Button>
        )}
      </Form>
    </>
  );
}

function promotionOf(fields: ReductionFields) {
  const { targets: _targets, ...off } = reductionOf(fields);
  const { nameRu, nameUz, nameEn } = fields;
  return {
    ...off,
    ...periodOf(fields),
    nameRu: nameRu.trim(),
    nameUz: nameUz.trim(),
    nameEn: nameEn.trim(),
  };
}
