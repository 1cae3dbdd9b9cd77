import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame } from '#ui/controls/field.tsx';
import { useWords } from '../kit/words.tsx';
import { nameIn, type StaffStores } from '../shell/stores.ts';

interface PlaceProps {
  label: string;
  stores: StaffStores;
  field: UseFormRegisterReturn;
}

/** Selects a store, or the warehouse, which is ''. */
export function PlaceField({ label, stores, field }: PlaceProps) {
  const { t, language } = useWords();
  return (
    <FieldFrame label={label}>
      {(ids) => (
        <select className="input" {...field} {...ids}>
          <option value="">{t('bo-pieces:warehouse')}</option>
          {stores.map((store) => (
            <option key={store.id} value={store.id}>
              {nameIn(store, language)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
