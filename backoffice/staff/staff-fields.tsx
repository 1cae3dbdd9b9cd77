import type { UseFormRegister } from 'react-hook-form';
import type { StaffMember } from '#contract/admin/staff/staff.ts';
import { FieldFrame } from '#ui/controls/field.tsx';
import { useWords } from '../kit/words.tsx';
import { nameIn, type StaffStores } from '../shell/stores.ts';
import { roles } from '../shell/roles.ts';

export interface Place {
  role: StaffMember['role'];
  /** Form values are strings. */
  storeIds: string[];
}

/** The role, and the stores that it is limited to. */
export function PlaceFields({ register, stores }: { register: UseFormRegister<Place>; stores: StaffStores }) {
  const { t, language } = useWords();
  return (
    <>
      <FieldFrame label={t('bo-staff:role')}>
        {(ids) => (
          <select className="input" {...register('role')} {...ids}>
            {roles.map((role) => (
              <option key={role} value={role}>
                {t(`bo-shell:role.${role}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <fieldset className="staff-stores">
        <legend className="field-label">{t('bo-staff:stores')}</legend>
        {stores.map((store) => (
          <label key={store.id}>
            <input type="checkbox" value={store.id} {...register('storeIds')} />
            {nameIn(store, language)}
          </label>
        ))}
        <p className="field-helper">{t('bo-staff:storesHelp')}</p>
      </fieldset>
    </>
  );
}
