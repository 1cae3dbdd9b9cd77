import { useState } from 'react';
import type { FormulaParams, FormulaPreview } from '#contract/admin/prices/formula.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { FieldGroup, Form } from '../../kit/forms/refused/form.tsx';
import { useDraftFields } from '../../kit/forms/use-draft-fields.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { differenceIn } from '../../shell/formula/difference-in.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { InstantField, instantOf } from '../preview/instant-field.tsx';
import { PricePreviewPart } from '../preview/price-preview.tsx';
import { RequestedNotice } from '../preview/requested-notice.tsx';
import { useApply } from '../preview/use-apply.ts';
import { FormulaFields } from './formula-fields.tsx';
import type { FormulaWords } from './formula-props.ts';

interface Props {
  params: FormulaParams;
  mayWrite: boolean;
  words: FormulaWords;
}

/** A copy of a formula, which is changed, previewed, and requested. */
export function FormulaForm({ params: original, mayWrite, words }: Props) {
  const { t } = useWords();
  const [preview, setPreview] = useState<FormulaPreview | null>(null);
  const {
    fields: params,
    change,
    draft,
  } = useDraftFields<FormulaParams>(original, {
    name: 'formula new',
    title: t('bo-prices:tab.formula'),
    onRestore: () => setPreview(null),
  });
  const { attempt, error, isBusy } = useAttempt();
  const look = () =>
    attempt(async () =>
      setPreview(await callApi('POST /api/admin/v1/formulas/preview', { body: { params } })),
    );
  return (
    <Form
      error={error}
      className="form formula-form"
      onSubmit={(event) => {
        event.preventDefault();
        void look();
      }}
    >
      <DraftOffer draft={draft} />
      <fieldset className="formula-sections" disabled={!mayWrite}>
        <FormulaFields
          params={params}
          original={original}
          words={words}
          onChange={(next) => {
            change(next);
            setPreview(null);
          }}
        />
      </fieldset>
      <ProblemLine error={error} />
      {mayWrite && preview === null && (
        <Button type="submit" loading={isBusy}>
          {t('bo-prices:preview.do')}
        </Button>
      )}
      {preview !== null && (
        <RequestFormula params={params} preview={preview} words={words} onDone={draft.finish} />
      )}
    </Form>
  );
}

interface RequestProps {
  params: FormulaParams;
  preview: FormulaPreview;
  words: FormulaWords;
  onDone: () => void;
}

function RequestFormula({ params, preview, words, onDone }: RequestProps) {
  const { t, language } = useWords();
  const [from, setFrom] = useState('');
  const [reason, setReason] = useState('');
  const { apply, approvalId, error, isBusy } = useApply();
  const { differences } = preview;
  const send = () =>
    apply(async () => {
      const body = { params, reason: reason.trim(), ...(from !== '' && { from: instantOf(from) }) };
      await callApi('POST /api/admin/v1/formulas', { body });
      onDone();
    });
  if (approvalId !== null) return <RequestedNotice approvalId={approvalId} />;
  if (differences.length === 0) return <Notice tone="info">{t('bo-prices:formula.none')}</Notice>;
  return (
    <>
      <FieldGroup error={error} className="price-form form">
        <h2 className="section-title">{t('bo-prices:formula.differences')}</h2>
        <ul>
          {differences.map((line) => (
            <li key={line}>{differenceIn(line, { t, language, nameOf: words.nameOf })}</li>
          ))}
        </ul>
        <InstantField
          name="from"
          label={t('bo-prices:rate.from')}
          helper={t('bo-prices:rate.fromHelp')}
          value={from}
          onChange={setFrom}
        />
        <Field
          name="reason"
          label={t('bo-prices:formula.reason')}
          helper={t('bo-prices:preview.reasonHelp')}
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <ProblemLine error={error} />
        <Button type="button" loading={isBusy} onClick={() => void send()}>
          {t('bo-prices:preview.request')}
        </Button>
      </FieldGroup>
      <PricePreviewPart preview={preview} />
    </>
  );
}
