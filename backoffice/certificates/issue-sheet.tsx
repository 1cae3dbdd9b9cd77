import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { dayOf } from '#ui/dates.ts';
import { Form } from '../kit/forms/refused/form.tsx';
import { DraftOffer } from '../kit/forms/draft-offer.tsx';
import { useDraft } from '../kit/forms/use-draft.ts';
import { Sheet } from '../kit/sheet.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { useAttempt } from '../shell/login/use-attempt.ts';
import { laboratories } from './list-query.ts';
import { type ReportForm, ReportFields, reportOf } from './report-fields.tsx';

interface Fields extends ReportForm {
  serialNumber: string;
  laboratory: string;
}

const beginOf = (): Fields => ({
  serialNumber: '',
  laboratory: 'ZARONA',
  reportNumber: '',
  issuedOn: dayOf(new Date().toISOString()),
  checkUrl: '',
});

/** Issues a certificate for a piece: a passport with the known facts, or a laboratory's report, which has its own number. */
export function IssueSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { attempt, error, isBusy } = useAttempt();
  const [defaultValues] = useState(beginOf);
  const form = useForm<Fields>({ defaultValues });
  const { register, handleSubmit, formState, control } = form;
  const draft = useDraft(form, { name: 'certificate NEW', title: t('bo-certificates:issue') });
  const laboratory = useWatch({ control, name: 'laboratory' });
  const submit = handleSubmit(({ serialNumber, laboratory: by, ...report }) =>
    attempt(async () => {
      const body = { serialNumber: serialNumber.trim(), laboratory: by, ...reportOf(report) };
      const { id } = await callApi('POST /api/admin/v1/certificates', { body });
      draft.finish();
      await navigate(`/certificates/${id}`);
    }),
  );
  return (
    <Sheet title={t('bo-certificates:issue')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <Form error={error} onSubmit={submit}>
        <Field
          label={t('bo-certificates:serial')}
          maxLength={40}
          error={formState.errors.serialNumber && t('bo-shell:needed')}
          {...register('serialNumber', { required: true })}
        />
        <FieldFrame
          label={t('bo-certificates:column.laboratory')}
          helper={t('bo-certificates:laboratoryHelp')}
        >
          {(ids) => (
            <select className="input" {...register('laboratory')} {...ids}>
              {laboratories.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <FormProvider {...form}>
          <ReportFields isOurs={laboratory === 'ZARONA'} />
        </FormProvider>
        <ProblemLine error={error} />
        <Button type="submit" loading={isBusy}>
          {t('bo-certificates:issueNow')}
        </Button>
      </Form>
    </Sheet>
  );
}
