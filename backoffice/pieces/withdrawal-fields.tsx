import type { UseFormReturn } from 'react-hook-form';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { useWords } from '../kit/words.tsx';

const reasons = ['AUDIT', 'SHOWCASE', 'OTHER'] as const;

/** Why pieces are withdrawn from sale: a reason code for lists, and a sentence for people. */
export interface Withdrawal {
  because: (typeof reasons)[number];
  reason: string;
}

export const newWithdrawal: Withdrawal = { because: 'AUDIT', reason: '' };

export function WithdrawalFields({ form: { register, formState } }: { form: UseFormReturn<Withdrawal> }) {
  const { t } = useWords();
  return (
    <>
      <FieldFrame label={t('bo-pieces:withdrawnBecause')}>
        {(ids) => (
          <select className="input" {...register('because')} {...ids}>
            {reasons.map((because) => (
              <option key={because} value={because}>
                {t(`bo-pieces:because.${because}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <Field
        label={t('bo-pieces:reason')}
        maxLength={300}
        error={formState.errors.reason && t('bo-shell:needed')}
        {...register('reason', { required: true })}
      />
    </>
  );
}
