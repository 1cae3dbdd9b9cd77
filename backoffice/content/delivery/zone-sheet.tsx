import { FormProvider } from 'react-hook-form';
import type { DeliveryZone } from '#contract/admin/delivery.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { ConflictChoices } from '../../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import { formOf, type NumbersForm, ownNumbersOf } from './numbers-form.ts';
import { NumbersFields } from './numbers-fields.tsx';

interface Props {
  zone: DeliveryZone;
  onDone: () => void;
  onClose: () => void;
}

/** Changes the price or the days of a zone. */
export function ZoneSheet({ zone, onDone, onClose }: Props) {
  const { t } = useWords();
  const title = t('bo-content:delivery.zoneNamed', { zone: zone.zone });
  const { form, conflicts, draft } = useRecordForm<NumbersForm>(formOf(zone), {
    name: `zone ${zone.zone} EDIT`,
    title,
    version: zone.version,
  });
  const { save, error, isBusy } = useSaving(() => {
    draft.finish();
    onDone();
  });
  const submit = form.handleSubmit((typed) => {
    const { cost, freeFrom, minDays, maxDays } = ownNumbersOf(typed);
    if (cost === undefined || freeFrom === undefined || minDays === undefined || maxDays === undefined)
      return;
    return save(() =>
      callApi(
        'PATCH /api/admin/v1/delivery/zones/:zone',
        { params: { zone: zone.zone }, body: { cost, freeFrom, minDays, maxDays } },
        { version: zone.version },
      ),
    );
  });
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <FormProvider {...form}>
        <Form error={error} onSubmit={submit}>
          <ConflictChoices conflicts={conflicts} labelOf={(name) => t(`bo-content:delivery.${name}`)} />
          <p className="ink-2">{t('bo-content:delivery.zoneLead')}</p>
          <NumbersFields inherited={null} />
          <SavingProblem error={error} />
          <Button
            type="submit"
            loading={isBusy}
            disabled={!form.formState.isDirty || conflicts.list.length > 0}
          >
            {t('bo-content:save')}
          </Button>
        </Form>
      </FormProvider>
    </Sheet>
  );
}
