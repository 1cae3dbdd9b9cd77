import { useState } from 'react';
import { callApi } from '#client/call-api.ts';
import type { DeliveryPlace } from '#contract/admin/delivery.ts';
import { FieldFrame } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';

const fetchDistricts = (regionId: number) => callApi('GET /api/v1/districts', { query: { regionId } });
export type District = Awaited<ReturnType<typeof fetchDistricts>>[number];

interface Props {
  places: readonly DeliveryPlace[];
  onChange: (district: District | null) => void;
}

/** Selects a district: first its region, then one of the region's districts. */
export function DistrictField({ places, onChange }: Props) {
  const { t, language } = useWords();
  const [districts, setDistricts] = useState<readonly District[]>([]);
  const chooseRegion = async (regionId: number) => {
    onChange(null);
    setDistricts([]);
    if (regionId > 0) setDistricts(await fetchDistricts(regionId).catch(() => []));
  };
  const regions = places.filter(({ districtId }) => districtId === null);
  return (
    <div className="form-pair">
      <FieldFrame label={t('bo-content:delivery.region')}>
        {(ids) => (
          <select
            className="input"
            defaultValue=""
            onChange={(event) => void chooseRegion(Number(event.target.value))}
            {...ids}
          >
            <option value="">{t('bo-content:delivery.chooseRegion')}</option>
            {regions.map((region) => (
              <option key={region.regionId} value={region.regionId}>
                {nameIn(region, language)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame label={t('bo-content:delivery.district')}>
        {(ids) => (
          <select
            className="input"
            // another region has other districts
            key={districts[0]?.id ?? 0}
            defaultValue=""
            disabled={districts.length === 0}
            onChange={(event) =>
              onChange(districts.find(({ id }) => id === Number(event.target.value)) ?? null)
            }
            {...ids}
          >
            <option value="">{t('bo-content:delivery.chooseDistrict')}</option>
            {districts.map((district) => (
              <option key={district.id} value={district.id}>
                {nameIn(district, language)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </div>
  );
}
