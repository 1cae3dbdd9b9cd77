import { useForm } from 'react-hook-form';
import type { StaffPiece, StaffPieceAction } from '#contract/admin/stock/piece.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { Act } from '../../shell/use-act.ts';

interface Props {
  piece: StaffPiece;
  act: Act<StaffPieceAction>;
  onClose: () => void;
}

const reasons = ['AUDIT', 'SHOWCASE', 'OTHER'] as const;

/** Why a piece goes off sale: a word for lists, and a sentence for people. */
export function WithdrawSheet({ piece, act, onClose }: Props) {
  const { t } = useWords();
  const form = useForm<{
    because: (typeof reasons)[number];
    reason: string;
  }>({
    defaultValues: { because: 'AUDIT', reason: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { serialNumber: serial, version } = piece;
  const draft = useDraft(form, {
    name: `piece ${serial} WITHDRAW`,
    title: `${serial}: ${t('bo-pieces:action.WITHDRAW')}`,
    version,
  });
  const submit = handleSubmit(async (body) => {
    const send = () =>
      callApi('POST /api/admin/v1/pieces/:serial/withdraw', { params: { serial }, body }, { version });
    if (!(await act('WITHDRAW', send))) return;
    draft.finish();
    onClose();
  });
  return (
    <Sheet title={t('bo-pieces:action.WITHDRAW')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
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
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-pieces:action.WITHDRAW')}
        </Button>
      </form>
    </Sheet>
  );
}
