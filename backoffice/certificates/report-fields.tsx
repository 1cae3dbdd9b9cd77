import { useFormContext } from 'react-hook-form';
import { Field } from '#ui/controls/field.tsx';
import { DayField } from '../kit/forms/days/day-field.tsx';
import { useWords } from '../kit/words.tsx';

export interface ReportForm {
  reportNumber: string;
  issuedOn: string;
  checkUrl: string;
}

/** The fields in the API's format: an empty text becomes null. */
export const reportOf = ({ reportNumber, issuedOn, checkUrl }: ReportForm) => ({
  reportNumber: reportNumber.trim() === '' ? null : reportNumber.trim(),
  issuedOn,
  checkUrl: checkUrl.trim() === '' ? null : checkUrl.trim(),
});

interface Props {
  /** The shop's own passport has neither a report number nor a page of a laboratory. */
  isOurs: boolean;
}

/** The fields of a laboratory's report. */
export function ReportFields({ isOurs }: Props) {
  const { t } = useWords();
  const { register, formState } = useFormContext<ReportForm>();
  const { errors } = formState;
  return (
    <>
      {!isOurs && (
        <Field
          label={t('bo-certificates:reportNumber')}
          maxLength={40}
          error={errors.reportNumber && t('bo-shell:needed')}
          {...register('reportNumber', { required: true })}
        />
      )}
      <DayField
        label={t('bo-certificates:column.issued')}
        type="date"
        error={errors.issuedOn && t('bo-shell:needed')}
        {...register('issuedOn', { required: true })}
      />
      {!isOurs && (
        <Field
          label={t('bo-certificates:checkUrl')}
          helper={t('bo-certificates:checkUrlHelp')}
          type="url"
          maxLength={300}
          error={errors.checkUrl && t('bo-certificates:checkUrlHelp')}
          {...register('checkUrl', { pattern: /^(https:\/\/.*)?$/ })}
        />
      )}
    </>
  );
}
