import { useForm } from 'react-hook-form';
import type { StaffPiece, StaffPieceAction } from '#contract/admin/stock/piece.ts';
import { Button } from '#ui/controls/button.tsx';
import { ConflictChoices } from '../../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useConflicts } from '../../kit/forms/use-conflicts.ts';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { RunAction } from '../../shell/use-action.ts';
import { EditFields } from './edit-fields.tsx';
import { changeOf, formOf, type PieceForm } from './piece-form.ts';

interface Props {
  piece: StaffPiece;
  runAction: RunAction<StaffPieceAction>;
  onClose: () => void;
}

/** Fields that share their label with the fact. */
const labelKeys: Partial<Record<string, string>> = {
  resizable: 'bo-pieces:fact.resizable',
  isEngravable: 'bo-pieces:fact.engraving',
  hallmarkKind: 'bo-pieces:fact.hallmark',
  ikpu: 'bo-pieces:fact.ikpu',
  packageCode: 'bo-pieces:fact.packageCode',
  tags: 'bo-pieces:fact.tags',
};

/** Edits measures, marks and codes; only changed fields are sent. Changes by others are merged in, typed values stay. */
export function EditSheet({ piece, runAction, onClose }: Props) {
  const { t } = useWords();
  const values = formOf(piece);
  const form = useForm<PieceForm>({ values, resetOptions: { keepDirtyValues: true } });
  const { handleSubmit, formState } = form;
  const conflicts = useConflicts(form, values);
  const draft = useDraft(form, {
    name: `piece ${piece.serialNumber} EDIT`,
    title: `${piece.serialNumber}: ${t('bo-pieces:action.EDIT')}`,
    version: piece.version,
    onRestore: conflicts.compare,
  });
  const { dirtyFields, isSubmitting } = formState;
  const submit = handleSubmit(async (typed) => {
    const { serialNumber: serial, version } = piece;
    const body = changeOf(typed, dirtyFields);
    const send = () =>
      callApi('PATCH /api/admin/v1/pieces/:serial', { params: { serial }, body }, { version });
    if (!(await runAction('EDIT', send))) return;
    draft.finish();
    onClose();
  });
  return (
    <Sheet title={t('bo-pieces:action.EDIT')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <ConflictChoices
          conflicts={conflicts}
          labelOf={(name) => t(labelKeys[name] ?? `bo-pieces:input.${name}`)}
        />
        <EditFields piece={piece} form={form} />
        <Button
          type="submit"
          loading={isSubmitting}
          disabled={Object.keys(dirtyFields).length === 0 || conflicts.list.length > 0}
        >
          {t('bo-pieces:save')}
        </Button>
      </form>
    </Sheet>
  );
}
