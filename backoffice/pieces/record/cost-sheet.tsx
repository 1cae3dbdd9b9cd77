import { Controller, useForm } from 'react-hook-form';
import type { StaffPiece } from '#contract/admin/stock/piece.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { ConflictChoices } from '../../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { MoneyField } from '../../kit/forms/money-field.tsx';
import { useConflicts } from '../../kit/forms/use-conflicts.ts';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { RunAction } from '../../shell/use-action.ts';

interface Props {
  piece: StaffPiece;
  runAction: RunAction<'COST'>;
  onClose: () => void;
}

interface CostForm {
  /** Whole soʻm; null = empty. */
  cost: number | null;
  supplier: string;
  invoice: string;
}

const typedOrNull = (typed: string): string | null => typed.trim() || null;

/** What the shop paid for the piece, from whom and by which invoice; corrected after its sale, too. */
export function CostSheet({ piece: { serialNumber: serial, version, purchase }, runAction, onClose }: Props) {
  const { t } = useWords();
  const values: CostForm = {
    cost: purchase?.cost ?? null,
    supplier: purchase?.supplier ?? '',
    invoice: purchase?.invoice ?? '',
  };
  const form = useForm<CostForm>({ values, resetOptions: { keepDirtyValues: true } });
  const { register, handleSubmit, control, formState } = form;
  const conflicts = useConflicts(form, values);
  const draft = useDraft(form, {
    name: `piece ${serial} COST`,
    title: `${serial}: ${t('bo-pieces:action.COST')}`,
    version,
    onRestore: conflicts.compare,
  });
  const submit = handleSubmit(async ({ cost, supplier, invoice }) => {
    if (cost === null) return;
    const body = { cost, supplier: typedOrNull(supplier), invoice: typedOrNull(invoice) };
    const send = () =>
      callApi('POST /api/admin/v1/pieces/:serial/cost', { params: { serial }, body }, { version });
    if (!(await runAction('COST', send))) return;
    draft.finish();
    onClose();
  });
  const labelOf = (name: string) =>
    t(name === 'cost' ? 'bo-pieces:column.cost' : `bo-pieces:changed.${name}`);
  return (
    <Sheet title={t('bo-pieces:action.COST')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <ConflictChoices conflicts={conflicts} labelOf={labelOf} />
        <Controller
          control={control}
          name="cost"
          rules={{ validate: (cost) => cost !== null }}
          render={({ field: { value, onChange, name }, fieldState }) => (
            <MoneyField
              label={labelOf('cost')}
              name={name}
              value={value}
              onChange={onChange}
              error={fieldState.error && t('bo-shell:needed')}
            />
          )}
        />
        <Field label={labelOf('supplier')} maxLength={120} {...register('supplier')} />
        <Field label={labelOf('invoice')} maxLength={60} {...register('invoice')} />
        <Button
          type="submit"
          loading={formState.isSubmitting}
          disabled={Object.keys(formState.dirtyFields).length === 0 || conflicts.list.length > 0}
        >
          {t('bo-pieces:save')}
        </Button>
      </form>
    </Sheet>
  );
}
