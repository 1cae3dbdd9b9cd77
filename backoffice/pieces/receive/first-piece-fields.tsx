import type { UseFormReturn } from 'react-hook-form';
import type { AwaitedModel } from '#contract/admin/catalog/model.ts';
import { Field } from '#ui/controls/field.tsx';
import { ChoiceField } from '../../kit/forms/choice-field.tsx';
import { useWords } from '../../kit/words.tsx';
import type { StaffStores } from '../../shell/stores.ts';
import { MakeFields } from '../make-fields.tsx';
import { PlaceField } from '../place-field.tsx';
import type { FirstPiece } from './first-piece.ts';
import { PurchaseFields } from './purchase-fields.tsx';
import { readNumber } from './received-rows.ts';

interface Props {
  model: AwaitedModel;
  stores: StaffStores;
  form: UseFormReturn<FirstPiece>;
}

/** Measures, marks, what can be done with it, and the purchase. */
export function FirstPieceFields({ model, stores, form }: Props) {
  const { t } = useWords();
  const { register } = form;
  return (
    <>
      <div className="form-pair">
        <Measure form={form} name="weight" label={t('bo-pieces:receive.weight')} />
        <Measure form={form} name="size" label={t('bo-pieces:receive.sizeMm')} />
        <Measure form={form} name="length" label={t('bo-pieces:receive.lengthCm')} />
        <ChoiceField
          label={t('bo-pieces:first.probe')}
          options={[...(model.probes.length === 1 ? [] : ['']), ...model.probes.map(String)].map((id) => ({
            id,
            label: id || '—',
          }))}
          error={form.formState.errors.probe && t('bo-shell:needed')}
          field={register('probe', { required: true })}
        />
        <Field
          label={t('bo-pieces:first.makersMark')}
          maxLength={20}
          error={form.formState.errors.makersMark && t('bo-shell:needed')}
          {...register('makersMark', { required: true })}
        />
        <ChoiceField
          label={t('bo-pieces:first.hallmark')}
          options={(['state', 'maker'] as const).map((id) => ({
            id,
            label: t(`bo-pieces:first.hallmarkOf.${id}`),
          }))}
          field={register('hallmarkKind')}
        />
      </div>
      <MakeFields resizable={register('resizable')} isEngravable={register('isEngravable')} />
      <div className="form-pair">
        <Field
          label={t('bo-pieces:receive.serial')}
          maxLength={39}
          autoComplete="off"
          placeholder={t('bo-pieces:receive.nextSerial')}
          {...register('serial')}
        />
        <PlaceField label={t('bo-pieces:receive.place')} stores={stores} field={register('storeId')} />
        <PurchaseFields />
      </div>
    </>
  );
}

interface MeasureProps {
  form: UseFormReturn<FirstPiece>;
  name: 'weight' | 'size' | 'length';
  label: string;
}

/** The weight is required. A piece has a size, a length or neither. */
function Measure({ form, name, label }: MeasureProps) {
  const { t } = useWords();
  const mayBeEmpty = name !== 'weight';
  return (
    <Field
      label={label}
      inputMode="decimal"
      autoComplete="off"
      error={form.formState.errors[name] && t('bo-pieces:first.number')}
      {...form.register(name, {
        validate: (typed) => (mayBeEmpty && typed.trim() === '') || readNumber(typed) !== null,
      })}
    />
  );
}
