import type { UseFormRegister } from 'react-hook-form';
import type { RoleChoice, StaffMember } from '#contract/admin/staff/staff.ts';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { Notice } from '../kit/notice.tsx';
import { useWords } from '../kit/words.tsx';
import { nameIn, type StaffStores } from '../shell/stores.ts';

export interface Place {
  role: StaffMember['role'];
  /** Form values are strings. */
  storeIds: string[];
  /** For the second person, if the role needs one. */
  reason: string;
}

interface Props {
  register: UseFormRegister<Place>;
  stores: StaffStores;
  /** The roles that the reader may give. */
  roles: readonly RoleChoice[];
}

/** The role, and the stores that it is limited to. */
export function PlaceFields({ register, stores, roles }: Props) {
  const { t, language } = useWords();
  return (
    <>
      <FieldFrame label={t('bo-staff:role')}>
        {(ids) => (
          <select className="input" {...register('role')} {...ids}>
            {roles.map(({ role }) => (
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

/** Whether a second person must approve the chosen role. */
export const isGuarded = (chosen: Place['role'], roles: readonly RoleChoice[]): boolean =>
  roles.some(({ role, needsApproval }) => role === chosen && needsApproval);

/** The reason as the call has it: none if nobody reads it, or nothing was typed. */
export function reasonOf(typed: string, needsApproval: boolean): { reason?: string } {
  const reason = typed.trim();
  return needsApproval && reason !== '' ? { reason } : {};
}

/** Says that a second person decides; the reason that they read. */
export function ReasonField({ register, words }: { register: UseFormRegister<Place>; words: string }) {
  const { t } = useWords();
  return (
    <>
      <Notice tone="info">{words}</Notice>
      <Field
        label={t('bo-staff:approval.reason')}
        helper={t('bo-staff:approval.reasonHelp')}
        maxLength={300}
        {...register('reason')}
      />
    </>
  );
}
