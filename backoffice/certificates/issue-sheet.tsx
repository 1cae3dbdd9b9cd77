import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { dayOf } from '#ui/dates.ts';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { NewRecordSheet } from '../shell/new-record-sheet.tsx';
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
  const [defaultValues] = useState(beginOf);
  const form = useForm<Fields>({ defaultValues });
  const { register, formState, control } = form;
  const laboratory = useWatch({ control, name: 'laboratory' });
  const create = async ({ serialNumber, laboratory: by, ...report }: Fields) => {
    const body = { serialNumber: serialNumber.trim(), laboratory: by, ...reportOf(report) };
    const { id } = await callApi('POST /api/admin/v1/certificates', { body });
    return `/certificates/${id}`;
  };
  return (
    <NewRecordSheet
      name="certificate NEW"
      title={t('bo-certificates:issue')}
      submit={t('bo-certificates:issueNow')}
      form={form}
      create={create}
      onClose={onClose}
    >
      <Field
        label={t('bo-certificates:serial')}
        maxLength={40}
        error={formState.errors.serialNumber && t('bo-shell:needed')}
        {...register('serialNumber', { required: true })}
      />
      <FieldFrame label={t('bo-certificates:column.laboratory')} helper={t('bo-certificates:laboratoryHelp')}>
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
    </NewRecordSheet>
  );
}
