import { type ReactNode, useEffect, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { callApi } from '#client/call-api.ts';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn, type StaffRegions } from '../../shell/stores.ts';
import type { ReceivingForm } from './receiving-form.ts';

const fetchDistricts = (regionId: number) => callApi('GET /api/v1/districts', { query: { regionId } });
type Districts = Awaited<ReturnType<typeof fetchDistricts>>;

interface Props {
  regions: StaffRegions;
  /** Shown below the district: the courier's price and day. */
  courier: ReactNode;
}

/** The address for delivery by courier. */
export function AddressFields({ regions, courier }: Props) {
  const { t, language } = useWords();
  const { register, control, formState, setValue } = useFormContext<ReceivingForm>();
  const { errors } = formState;
  const [regionId, house] = useWatch({ control, name: ['regionId', 'house'] });
  const districts = useDistricts(regionId);
  const needed = (field: keyof typeof errors) => errors[field] && t('bo-shell:needed');
  const toOption = (place: StaffRegions[number]) => (
    <option key={place.id} value={place.id}>
      {nameIn(place, language)}
    </option>
  );
  return (
    <>
      <FieldFrame label={t('bo-orders:phone.region')} error={needed('regionId')}>
        {(ids) => (
          <select
            className="input"
            {...register('regionId', { required: true, onChange: () => setValue('districtId', '') })}
            {...ids}
          >
            <option value="">{t('bo-orders:phone.choose')}</option>
            {regions.map(toOption)}
          </select>
        )}
      </FieldFrame>
      <DistrictField districts={districts} courier={courier} />
      <Field
        label={t('bo-orders:phone.street')}
        maxLength={120}
        error={needed('street')}
        {...register('street', { validate: (street) => street.trim() !== '' })}
      />
      <Field label={t('bo-orders:phone.house')} maxLength={20} {...register('house')} />
      <Field label={t('bo-orders:phone.apartment')} maxLength={20} {...register('apartment')} />
      <Field
        label={t('bo-orders:phone.landmark')}
        helper={t('bo-orders:phone.landmarkHint')}
        maxLength={160}
        error={needed('landmark')}
        {...register('landmark', { validate: (landmark) => landmark.trim() !== '' || house.trim() !== '' })}
      />
    </>
  );
}

/** The districts are loaded after the form is rendered; the stored choice stays selected until then. */
function DistrictField({ districts, courier }: { districts: Districts; courier: ReactNode }) {
  const { t, language } = useWords();
  const { control } = useFormContext<ReceivingForm>();
  const { field, fieldState } = useController({ control, name: 'districtId', rules: { required: true } });
  return (
    <FieldFrame
      label={t('bo-orders:phone.district')}
      helper={courier}
      error={fieldState.error && t('bo-shell:needed')}
    >
      {(ids) => (
        <select className="input" {...field} {...ids}>
          <option value="">{t('bo-orders:phone.choose')}</option>
          {districts.map((place) => (
            <option key={place.id} value={place.id}>
              {nameIn(place, language)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

function useDistricts(regionId: string): Districts {
  const [found, setFound] = useState<{ regionId: string; districts: Districts }>({
    regionId: '',
    districts: [],
  });
  useEffect(() => {
    if (regionId === '') return;
    fetchDistricts(Number(regionId))
      .then((districts) => setFound({ regionId, districts }))
      // without districts the field reports that one is needed
      .catch(() => undefined);
  }, [regionId]);
  return found.regionId === regionId ? found.districts : [];
}
