import { FormProvider, useForm } from 'react-hook-form';
import type { DeliveryZone } from '#contract/admin/delivery.ts';
import { Button } from '#ui/controls/button.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { SavingProblem, useSaving } from '../saving.tsx';
import { formOf, type NumbersForm, ownNumbersOf } from './numbers-form.ts';
import { NumbersFields } from './numbers-fields.tsx';

interface Props {
  zone: DeliveryZone;
  onDone: () => void;
  onClose: () => void;
}

/** Another price, another promise of a zone. */
export function ZoneSheet({ zone, onDone, onClose }: Props) {
  const { t } = useWords();
  const { save, error, isBusy } = useSaving(onDone);
  const form = useForm<NumbersForm>({
    values: formOf(zone),
    // what somebody else changed meanwhile comes in; what was typed here stays
    resetOptions: { keepDirtyValues: true },
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
    <Sheet title={t('bo-content:delivery.zoneNamed', { zone: zone.zone })} isOpen onClose={onClose}>
      <FormProvider {...form}>
        <form className="form" noValidate onSubmit={(event) => void submit(event)}>
          <p className="ink-2">{t('bo-content:delivery.zoneLead')}</p>
          <NumbersFields inherited={null} />
          <SavingProblem error={error} />
          <Button type="submit" loading={isBusy} disabled={!form.formState.isDirty}>
            {t('bo-content:save')}
          </Button>
        </form>
      </FormProvider>
    </Sheet>
  );
}
