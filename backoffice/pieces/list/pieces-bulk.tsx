import { useForm, useWatch } from 'react-hook-form';
import type { ChangeTags } from '#contract/admin/tags.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import type { Choice } from '../../kit/list/selection.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { BulkSheet } from '../../shell/bulk/bulk-sheet.tsx';
import { TagForm } from '../../shell/bulk/tag-form.tsx';
import { newWithdrawal, type Withdrawal, WithdrawalFields } from '../withdrawal-fields.tsx';
import type { queryOf } from './list-query.ts';

/** The selected pieces. */
export type Chosen = Choice<ReturnType<typeof queryOf>>;

export interface BulkProps {
  choose: () => Chosen;
  onBegun: () => void;
  onClose: () => void;
}

export function WithdrawMany({ choose, ...rest }: BulkProps) {
  const { t } = useWords();
  return (
    <BulkSheet<Withdrawal>
      kind="pieces.withdraw"
      title={t('bo-pieces:bulk.withdraw')}
      form={(submit, isBusy) => <WithdrawForm onSubmit={submit} isBusy={isBusy} />}
      look={(body) =>
        callApi('POST /api/admin/v1/pieces/bulk/withdraw/preview', { body: { ...choose(), ...body } })
      }
      run={(token) => callApi('POST /api/admin/v1/pieces/bulk/withdraw', { body: { token } })}
      {...rest}
    />
  );
}

function WithdrawForm({ onSubmit, isBusy }: { onSubmit: (body: Withdrawal) => void; isBusy: boolean }) {
  const { t } = useWords();
  const form = useForm({ defaultValues: newWithdrawal });
  return (
    <form className="form" noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <WithdrawalFields form={form} />
      <Button type="submit" loading={isBusy}>
        {t('bo-bulk:look')}
      </Button>
    </form>
  );
}

export function SellMany({ choose, ...rest }: BulkProps) {
  const { t } = useWords();
  return (
    <BulkSheet<null>
      kind="pieces.sell"
      title={t('bo-pieces:bulk.sell')}
      form={(submit, isBusy) => (
        <div className="form">
          <p>{t('bo-pieces:bulk.sellLead')}</p>
          <Button loading={isBusy} onClick={() => submit(null)}>
            {t('bo-bulk:look')}
          </Button>
        </div>
      )}
      look={() => callApi('POST /api/admin/v1/pieces/bulk/sell/preview', { body: choose() })}
      run={(token) => callApi('POST /api/admin/v1/pieces/bulk/sell', { body: { token } })}
      {...rest}
    />
  );
}

export function TagMany({ known, choose, ...rest }: BulkProps & { known: readonly string[] }) {
  const { t } = useWords();
  return (
    <BulkSheet<ChangeTags>
      kind="pieces.tag"
      title={t('bo-bulk:tags.title')}
      form={(submit, isLooking) => <TagForm known={known} onSubmit={submit} isBusy={isLooking} />}
      look={(change) =>
        callApi('POST /api/admin/v1/pieces/bulk/tag/preview', { body: { ...choose(), ...change } })
      }
      run={(token) => callApi('POST /api/admin/v1/pieces/bulk/tag', { body: { token } })}
      {...rest}
    />
  );
}

interface Codes {
  ikpu: string;
  packageCode: string;
}

/** The codes for a fiscal receipt; an empty field leaves each piece's value unchanged. */
export function CodesMany({ choose, ...rest }: BulkProps) {
  const { t } = useWords();
  return (
    <BulkSheet<Partial<Codes>>
      kind="pieces.codes"
      title={t('bo-pieces:bulk.codes')}
      form={(submit, isBusy) => <CodesForm onSubmit={submit} isBusy={isBusy} />}
      look={(codes) =>
        callApi('POST /api/admin/v1/pieces/bulk/codes/preview', { body: { ...choose(), ...codes } })
      }
      run={(token) => callApi('POST /api/admin/v1/pieces/bulk/codes', { body: { token } })}
      {...rest}
    />
  );
}

function CodesForm({ onSubmit, isBusy }: { onSubmit: (codes: Partial<Codes>) => void; isBusy: boolean }) {
  const { t } = useWords();
  const { register, handleSubmit, control } = useForm<Codes>({
    defaultValues: { ikpu: '', packageCode: '' },
  });
  const { ikpu = '', packageCode = '' } = useWatch({ control });
  const codes = {
    ...(ikpu.trim() !== '' && { ikpu: ikpu.trim() }),
    ...(packageCode.trim() !== '' && { packageCode: packageCode.trim() }),
  };
  const submit = handleSubmit(() => onSubmit(codes));
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <p>{t('bo-pieces:bulk.codesLead')}</p>
      <Field label={t('bo-pieces:fact.ikpu')} inputMode="numeric" maxLength={40} {...register('ikpu')} />
      <Field label={t('bo-pieces:fact.packageCode')} maxLength={40} {...register('packageCode')} />
      <Button type="submit" loading={isBusy} disabled={Object.keys(codes).length === 0}>
        {t('bo-bulk:look')}
      </Button>
    </form>
  );
}
