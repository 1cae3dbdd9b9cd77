import { FormProvider, useWatch } from 'react-hook-form';
import type { DeliveryPlace, DeliveryZone } from '#contract/admin/delivery.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame } from '#ui/controls/field.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { ConflictChoices } from '../../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { nameIn } from '../../shell/stores.ts';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import { formOf, type NumbersForm, ownNumbersOf } from './numbers-form.ts';
import { NumbersFields } from './numbers-fields.tsx';

interface Props {
  place: DeliveryPlace;
  zones: readonly DeliveryZone[];
  onDone: () => void;
  onClose: () => void;
}

/** The zone of a region or a district, with its own values; or that no courier goes there. */
export function PlaceSheet({ place, zones, onDone, onClose }: Props) {
  const { t, language } = useWords();
  const values = { ...formOf(place.own), zone: place.zone ?? zones[0]?.zone ?? '' };
  const { form, conflicts, draft } = useRecordForm<NumbersForm & { zone: string }>(values, {
    name: `place ${place.place} EDIT`,
    title: nameIn(place, language),
    version: place.version,
  });
  const { save, error, isBusy } = useSaving(() => {
    draft.finish();
    onDone();
  });
  const chosen = useWatch({ control: form.control, name: 'zone' });
  const inherited = zones.find(({ zone }) => zone === chosen) ?? null;
  const { version } = place;
  const params = { place: place.place };
  const submit = form.handleSubmit(({ zone, ...numbers }) =>
    save(() =>
      callApi(
        'PATCH /api/admin/v1/delivery/places/:place',
        { params, body: { zone, ...ownNumbersOf(numbers) } },
        { version },
      ),
    ),
  );
  const drop = () =>
    save(() => callApi('DELETE /api/admin/v1/delivery/places/:place', { params }, { version }));
  return (
    <Sheet title={nameIn(place, language)} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <FormProvider {...form}>
        <Form error={error} onSubmit={submit}>
          <ConflictChoices conflicts={conflicts} labelOf={(name) => t(`bo-content:delivery.${name}`)} />
          <FieldFrame label={t('bo-content:delivery.zone')}>
            {(ids) => (
              <select className="input" {...form.register('zone')} {...ids}>
                {zones.map(({ zone }) => (
                  <option key={zone} value={zone}>
                    {t('bo-content:delivery.zoneNamed', { zone })}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
          <p className="ink-2">{t('bo-content:delivery.placeLead')}</p>
          <NumbersFields inherited={inherited} />
          <SavingProblem error={error} />
          <div className="sheet-actions">
            <Button type="submit" loading={isBusy} disabled={conflicts.list.length > 0}>
              {t('bo-content:save')}
            </Button>
            {version > 0 && (
              <Button kind="text" onClick={() => void drop()}>
                {t(place.districtId === null ? 'bo-content:delivery.stop' : 'bo-content:delivery.asRegion')}
              </Button>
            )}
          </div>
        </Form>
      </FormProvider>
    </Sheet>
  );
}
