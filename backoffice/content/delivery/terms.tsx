import { useState } from 'react';
import { Controller } from 'react-hook-form';
import type { DeliveryTable } from '#contract/admin/delivery.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { formatSom } from '#ui/format.ts';
import { Form } from '../../kit/forms/refused/form.tsx';
import { MoneyField } from '../../kit/forms/money-field.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { ConflictChoices } from '../../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';

type AllTerms = DeliveryTable['terms'];
const sums = ['insuredPiece', 'insuredParcel', 'handoverCodeFrom'] as const;

/**
 * The terms of delivery: until what time an order leaves on the same day, the insured amount of each courier, and the
 * amount from which a hand-over code is required.
 */
export function Terms({ terms, onDone }: { terms: AllTerms; onDone: () => void }) {
  const { t, language } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <h2 className="section-title">
        {t('bo-content:delivery.terms')}
        <Button kind="text" onClick={() => setOpen(true)}>
          {t('bo-content:change')}
        </Button>
      </h2>
      <dl className="facts">
        <dt>{t('bo-content:delivery.cutOff')}</dt>
        <dd>{terms.cutOff}</dd>
        {sums.map((name) => (
          <div key={name} className="facts-pair">
            <dt>{t(`bo-content:delivery.${name}`)}</dt>
            <dd>{formatSom(terms[name], language)}</dd>
          </div>
        ))}
      </dl>
      {isOpen && (
        <TermsSheet
          terms={terms}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

interface SheetProps {
  terms: AllTerms;
  onDone: () => void;
  onClose: () => void;
}

function TermsSheet({ terms, onDone, onClose }: SheetProps) {
  const { t } = useWords();
  const { version, ...values } = terms;
  const { form, conflicts, draft } = useRecordForm<Omit<AllTerms, 'version'>>(values, {
    name: 'delivery terms EDIT',
    title: t('bo-content:delivery.terms'),
    version,
  });
  const { control, register, handleSubmit, formState } = form;
  const { save, error, isBusy } = useSaving(() => {
    draft.finish();
    onDone();
  });
  const { dirtyFields, isDirty } = formState;
  const submit = handleSubmit((typed) => {
    const body = {
      ...(dirtyFields.cutOff && { cutOff: typed.cutOff }),
      ...(dirtyFields.insuredPiece && { insuredPiece: typed.insuredPiece }),
      ...(dirtyFields.insuredParcel && { insuredParcel: typed.insuredParcel }),
      ...(dirtyFields.handoverCodeFrom && { handoverCodeFrom: typed.handoverCodeFrom }),
    };
    return save(() => callApi('PATCH /api/admin/v1/delivery/terms', { body }, { version }));
  });
  return (
    <Sheet title={t('bo-content:delivery.terms')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <Form error={error} onSubmit={submit}>
        <ConflictChoices conflicts={conflicts} labelOf={(name) => t(`bo-content:delivery.${name}`)} />
        <Field
          label={t('bo-content:delivery.cutOff')}
          helper={t('bo-content:delivery.cutOffHelp')}
          type="time"
          error={formState.errors.cutOff && t('bo-shell:needed')}
          {...register('cutOff', { required: true })}
        />
        {sums.map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: { value, onChange } }) => (
              <MoneyField
                label={t(`bo-content:delivery.${name}`)}
                helper={t(`bo-content:delivery.${name}Help`)}
                value={value}
                onChange={(som) => onChange(som ?? 0)}
              />
            )}
          />
        ))}
        <SavingProblem error={error} />
        <Button type="submit" loading={isBusy} disabled={!isDirty || conflicts.list.length > 0}>
          {t('bo-content:save')}
        </Button>
      </Form>
    </Sheet>
  );
}
