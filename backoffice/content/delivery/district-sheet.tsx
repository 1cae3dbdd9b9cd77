import { useState } from 'react';
import type { DeliveryPlace } from '#contract/admin/delivery.ts';
import { Button } from '#ui/controls/button.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { type District, DistrictField } from './district-field.tsx';

interface Props {
  places: readonly DeliveryPlace[];
  onChosen: (place: DeliveryPlace) => void;
  onClose: () => void;
}

/** Selects the district that gets its own numbers. */
export function DistrictSheet({ places, onChosen, onClose }: Props) {
  const { t } = useWords();
  const [district, setDistrict] = useState<District | null>(null);
  return (
    <Sheet title={t('bo-content:delivery.addDistrict')} isOpen onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (district !== null) onChosen(placeOf(district, places));
        }}
      >
        <DistrictField places={places} onChange={setDistrict} />
        <Button type="submit" disabled={district === null}>
          {t('bo-content:delivery.choose')}
        </Button>
      </form>
    </Sheet>
  );
}

/** The existing row of a district, or a new one in its region's zone. */
function placeOf(district: District, places: readonly DeliveryPlace[]): DeliveryPlace {
  const region = places.find(
    ({ regionId, districtId }) => regionId === district.regionId && districtId === null,
  );
  return (
    places.find(({ districtId }) => districtId === district.id) ?? {
      place: String(district.id),
      version: 0,
      regionId: district.regionId,
      districtId: district.id,
      nameRu: district.nameRu,
      nameUz: district.nameUz,
      nameEn: district.nameEn,
      zone: region?.zone ?? null,
      own: { cost: null, freeFrom: null, minDays: null, maxDays: null },
      holds: null,
    }
  );
}
