import { useForm } from 'react-hook-form';
import type { StaffPiece, StaffPieceAction } from '#contract/admin/stock/piece.ts';
import { Button } from '#ui/controls/button.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { RunAction } from '../../shell/use-action.ts';
import { newWithdrawal, WithdrawalFields } from '../withdrawal-fields.tsx';

interface Props {
  piece: StaffPiece;
  runAction: RunAction<StaffPieceAction>;
  onClose: () => void;
}

/** Withdraws a piece from sale: a reason code for lists, and a sentence for people. */
export function WithdrawSheet({ piece, runAction, onClose }: Props) {
  const { t } = useWords();
  const form = useForm({ defaultValues: newWithdrawal });
  const { handleSubmit, formState } = form;
  const { serialNumber: serial, version } = piece;
  const draft = useDraft(form, {
    name: `piece ${serial} WITHDRAW`,
    title: `${serial}: ${t('bo-pieces:action.WITHDRAW')}`,
    version,
  });
  const submit = handleSubmit(async (body) => {
    const send = () =>
      callApi('POST /api/admin/v1/pieces/:serial/withdraw', { params: { serial }, body }, { version });
    if (!(await runAction('WITHDRAW', send))) return;
    draft.finish();
    onClose();
  });
  return (
    <Sheet title={t('bo-pieces:action.WITHDRAW')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <WithdrawalFields form={form} />
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-pieces:action.WITHDRAW')}
        </Button>
      </form>
    </Sheet>
  );
}
