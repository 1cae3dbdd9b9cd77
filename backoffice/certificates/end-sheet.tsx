import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { StaffCertificate } from '#contract/admin/catalog/certificate.ts';
import { replacementReasons, withdrawalReasons } from '#contract/words.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame } from '#ui/controls/field.tsx';
import { dayOf } from '#ui/dates.ts';
import { Form } from '../kit/forms/refused/form.tsx';
import { DraftOffer } from '../kit/forms/draft-offer.tsx';
import { useDraft } from '../kit/forms/use-draft.ts';
import { Sheet } from '../kit/sheet.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { useAttempt } from '../shell/login/use-attempt.ts';
import { type ReportForm, ReportFields, reportOf } from './report-fields.tsx';

const reasonsOf = { replace: replacementReasons, withdraw: withdrawalReasons };

/** The reason of each ending, and the new report. */
interface Ending extends ReportForm {
  replace: (typeof replacementReasons)[number];
  withdraw: (typeof withdrawalReasons)[number];
}

const beginOf = ({ reportNumber, checkUrl }: StaffCertificate): Ending => ({
  replace: 'facts-corrected',
  withdraw: 'issued-by-mistake',
  reportNumber: reportNumber ?? '',
  issuedOn: dayOf(new Date().toISOString()),
  checkUrl: checkUrl ?? '',
});

interface Props {
  certificate: StaffCertificate;
  /** Whether it is replaced by a new certificate, or withdrawn. */
  ending: 'replace' | 'withdraw';
  onDone: () => void;
  onClose: () => void;
}

/** Ends the validity of a certificate; the reason is shown on its public page. */
export function EndSheet({ certificate, ending, onDone, onClose }: Props) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { attempt, error, isBusy } = useAttempt();
  const [defaultValues] = useState(() => beginOf(certificate));
  const form = useForm<Ending>({ defaultValues });
  const { register, handleSubmit } = form;
  const draft = useDraft(form, {
    name: `certificate ${certificate.id} ${ending}`,
    title: `${certificate.id}: ${t(`bo-certificates:${ending}`)}`,
  });
  const params = { id: certificate.id };
  const submit = handleSubmit(({ replace, withdraw, ...report }) =>
    attempt(async () => {
      if (ending === 'withdraw') {
        await callApi('POST /api/admin/v1/certificates/:id/withdraw', { params, body: { reason: withdraw } });
        draft.finish();
        return onDone();
      }
      const body = { reason: replace, ...reportOf(report) };
      const { id } = await callApi('POST /api/admin/v1/certificates/:id/replace', { params, body });
      draft.finish();
      onClose();
      return navigate(`/certificates/${id}`);
    }),
  );
  return (
    <Sheet title={t(`bo-certificates:${ending}`)} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <Form error={error} onSubmit={submit}>
        <FieldFrame label={t('bo-certificates:reasonLabel')} helper={t('bo-certificates:reasonHelp')}>
          {(ids) => (
            <select className="input" {...register(ending)} {...ids}>
              {reasonsOf[ending].map((reason) => (
                <option key={reason} value={reason}>
                  {t(`bo-certificates:reason.${reason}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        {ending === 'replace' && (
          <FormProvider {...form}>
            <ReportFields isOurs={certificate.laboratory === 'ZARONA'} />
          </FormProvider>
        )}
        <ProblemLine error={error} />
        <Button type="submit" loading={isBusy}>
          {t(`bo-certificates:${ending}Now`)}
        </Button>
      </Form>
    </Sheet>
  );
}
