import { FormProvider, useForm } from 'react-hook-form';
import type { StaffPiece } from '#contract/admin/stock/piece.ts';
import { Button } from '#ui/controls/button.tsx';
import { ConflictChoices } from '../../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useConflicts } from '../../kit/forms/use-conflicts.ts';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { Notice } from '../../kit/notice.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { RunAction } from '../../shell/use-action.ts';
import type { StoneWords } from '../stones/load-stone-words.ts';
import { formOfStone, type StonesForm, typedStones } from '../stones/stone-form.ts';
import { StoneFields } from '../stones/stone-fields.tsx';

interface Props {
  piece: StaffPiece;
  words: StoneWords;
  runAction: RunAction<'EDIT'>;
  onClose: () => void;
}

/** Edits the stones of a piece; those stated by a valid passport cannot be changed. */
export function StonesSheet({ piece, words, runAction, onClose }: Props) {
  const { t } = useWords();
  const values: StonesForm = { stones: piece.stones.map(formOfStone) };
  const form = useForm<StonesForm>({ values, resetOptions: { keepDirtyValues: true } });
  const conflicts = useConflicts(form, values);
  const draft = useDraft(form, {
    name: `piece ${piece.serialNumber} STONES`,
    title: `${piece.serialNumber}: ${t('bo-pieces:part.stones')}`,
    version: piece.version,
    onRestore: conflicts.compare,
  });
  const { isDirty, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ stones }) => {
    const { serialNumber: serial, version } = piece;
    const body = { stones: typedStones(stones) };
    const send = () =>
      callApi('PATCH /api/admin/v1/pieces/:serial', { params: { serial }, body }, { version });
    if (!(await runAction('EDIT', send))) return;
    draft.finish();
    onClose();
  });
  const hasPassport = piece.certificates.some(
    ({ laboratory, state }) => laboratory === 'ZARONA' && state === 'VALID',
  );
  return (
    <Sheet title={t('bo-pieces:stone.edit')} isOpen onClose={onClose}>
      {hasPassport && <Notice tone="info">{t('bo-pieces:stone.passport')}</Notice>}
      <DraftOffer draft={draft} />
      <FormProvider {...form}>
        <form className="form" noValidate onSubmit={(event) => void submit(event)}>
          <ConflictChoices conflicts={conflicts} labelOf={() => t('bo-pieces:part.stones')} />
          <StoneFields words={words} isOne={piece.kind === 'loose-stone'} />
          {piece.priceSource === 'FORMULA' && <p className="meta ink-2">{t('bo-pieces:stone.repriced')}</p>}
          <Button
            type="submit"
            loading={isSubmitting}
            disabled={!isDirty || hasPassport || conflicts.list.length > 0}
          >
            {t('bo-pieces:save')}
          </Button>
        </form>
      </FormProvider>
    </Sheet>
  );
}
