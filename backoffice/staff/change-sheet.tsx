import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { StaffMember } from '#contract/admin/staff/staff.ts';
import { Button } from '#ui/controls/button.tsx';
import { changedFields } from '../kit/forms/changed-fields.ts';
import { ConflictChoices } from '../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../kit/forms/draft-offer.tsx';
import { type Conflicts, useConflicts } from '../kit/forms/use-conflicts.ts';
import { useDraft } from '../kit/forms/use-draft.ts';
import { Sheet } from '../kit/sheet.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { useAttempt } from '../shell/login/use-attempt.ts';
import { SavingProblem } from '../shell/saving.tsx';
import { nameIn, type StaffStores } from '../shell/stores.ts';
import { PlaceFields, type Place } from './staff-fields.tsx';
import './staff.css';

interface Props {
  member: StaffMember;
  stores: StaffStores;
  onDone: (words: string) => void;
  onClose: () => void;
}

/** Changes role or stores, suspends or reactivates, removes the second factor. */
export function ChangeSheet({ member, stores, onDone, onClose }: Props) {
  const { t } = useWords();
  const { id, version, name } = member;
  const { revalidate } = useRevalidator();
  const { attempt, error, isBusy } = useAttempt();
  const values = { role: member.role, storeIds: member.storeIds.map(String) };
  // changes by others are merged in; choices made here stay
  const form = useForm<Place>({ values, resetOptions: { keepDirtyValues: true } });
  const { register, handleSubmit } = form;
  const conflicts = useConflicts(form, values);
  const draft = useDraft(form, {
    name: `staff ${id} CHANGE`,
    title: name,
    version,
    onRestore: conflicts.compare,
  });
  const run = (send: () => Promise<unknown>, doneWords = t('bo-staff:saved', { name })) =>
    attempt(async () => {
      try {
        await send();
      } finally {
        await revalidate();
      }
      draft.finish();
      onDone(doneWords);
      onClose();
    });
  // only changed fields are sent, because another person may have changed the other one
  const submit = handleSubmit((typed) => {
    const changed = changedFields({ ...typed }, values);
    const body = {
      ...(changed.includes('role') && { role: typed.role }),
      ...(changed.includes('storeIds') && { storeIds: typed.storeIds.map(Number) }),
    };
    return run(() => callApi('PATCH /api/admin/v1/staff/:id', { params: { id }, body }, { version }));
  });
  return (
    <Sheet title={name} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <PlaceFields register={register} stores={stores} />
        <StaffConflicts conflicts={conflicts} stores={stores} />
        <SavingProblem error={error} />
        <Button type="submit" loading={isBusy} disabled={conflicts.list.length > 0}>
          {t('bo-staff:save')}
        </Button>
      </form>
      <Access member={member} run={run} />
    </Sheet>
  );
}

interface AccessProps {
  member: StaffMember;
  run: (send: () => Promise<unknown>, doneWords: string) => Promise<void>;
}

/** Suspends or reactivates the member, or removes their second factor. */
function Access({ member: { id, version, name, state, hasFactor }, run }: AccessProps) {
  const { t } = useWords();
  const params = { id };
  const access = state === 'ACTIVE' ? 'suspend' : 'restore';
  const body = { state: state === 'ACTIVE' ? 'SUSPENDED' : 'ACTIVE' } as const;
  const setAccess = () =>
    run(
      () => callApi('PATCH /api/admin/v1/staff/:id', { params, body }, { version }),
      t(`bo-staff:done.${access}`, { name }),
    );
  const reset = () =>
    run(
      () => callApi('POST /api/admin/v1/staff/:id/reset', { params }, { version }),
      t('bo-staff:done.reset', { name }),
    );
  return (
    <div className="staff-actions">
      {state !== 'INVITED' && (
        <Button kind="text" onClick={() => void setAccess()}>
          {t(`bo-staff:${access}`)}
        </Button>
      )}
      {hasFactor && (
        <Button kind="text" onClick={() => void reset()}>
          {t('bo-staff:reset')}
        </Button>
      )}
    </div>
  );
}

/** Role and stores by name. */
function StaffConflicts({ conflicts, stores }: { conflicts: Conflicts; stores: StaffStores }) {
  const { t, language } = useWords();
  const storesOf = (value: unknown) =>
    stores.filter(({ id }) => Array.isArray(value) && value.includes(String(id)));
  return (
    <ConflictChoices
      conflicts={conflicts}
      labelOf={(name) => t(name === 'role' ? 'bo-staff:role' : 'bo-staff:stores')}
      shown={(name, value) =>
        name === 'role'
          ? t(`bo-shell:role.${String(value)}`)
          : storesOf(value)
              .map((store) => nameIn(store, language))
              .join(', ')
      }
    />
  );
}
