import { useForm } from 'react-hook-form';
import type { Transfer } from '#contract/admin/stock/transfer.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { RunAction } from '../../shell/use-action.ts';
import type { TransferAction } from './transfer-words.ts';

interface CloseProps {
  transfer: Transfer;
  runAction: RunAction<TransferAction>;
  onClose: () => void;
}

/** Pieces that did not arrive are off sale until they are found; a reason is required. */
export function CloseSheet({ transfer: { id, lines }, runAction, onClose }: CloseProps) {
  const { t } = useWords();
  const form = useForm({ defaultValues: { reason: '' } });
  const { register, handleSubmit, formState } = form;
  const draft = useDraft(form, { name: `transfer ${id} CLOSE`, title: t('bo-pieces:transfers.close') });
  const missing = lines.filter(({ receivedAt }) => receivedAt === null);
  const submit = handleSubmit(async (body) => {
    const send = () => callApi('POST /api/admin/v1/transfers/:id/close', { params: { id }, body });
    if (!(await runAction('close', send))) return;
    draft.finish();
    onClose();
  });
  return (
    <Sheet title={t('bo-pieces:transfers.close')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="ink-2">
          {t('bo-pieces:transfers.closeLead', {
            count: missing.length,
            serials: missing.map((line) => line.serialNumber).join(', '),
          })}
        </p>
        <Field
          label={t('bo-pieces:reason')}
          maxLength={300}
          error={formState.errors.reason && t('bo-shell:needed')}
          {...register('reason', { required: true })}
        />
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-pieces:transfers.close')}
        </Button>
      </form>
    </Sheet>
  );
}
