import { type MouseEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { StaffMember } from '#contract/admin/staff/staff.ts';
import { Button } from '#ui/controls/button.tsx';
import { changedFields } from '../kit/forms/changed-fields.ts';
import { isSecondPress } from '../kit/actions/second-press.ts';
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
import { type Done, RequestNotice, sendOrRequest } from './done-notice.tsx';
import { isGuarded, PlaceFields, type Place, ReasonField, reasonOf } from './staff-fields.tsx';
import './staff.css';

interface Props {
  member: StaffMember;
  stores: StaffStores;
  onDone: (done: Done) => void;
  onClose: () => void;
}

/** Changes role or stores, suspends or reactivates, removes the second factor. */
export function ChangeSheet({ member, stores, onDone, onClose }: Props) {
  const { t } = useWords();
  const { id, version, name, roles, waitingApproval } = member;
  const { revalidate } = useRevalidator();
  const { attempt, error, isBusy } = useAttempt();
  const values = { role: member.role, storeIds: member.storeIds.map(String), reason: '' };
  // changes by others are merged in; choices made here stay
  const form = useForm<Place>({ values, resetOptions: { keepDirtyValues: true } });
  const { register, handleSubmit, control } = form;
  const needsApproval = isGuarded(useWatch({ control, name: 'role' }), roles);
  const conflicts = useConflicts(form, values);
  const draft = useDraft(form, {
    name: `staff ${id} CHANGE`,
    title: name,
    version,
    onRestore: conflicts.compare,
  });
  const run = (send: () => Promise<unknown>, doneWords = t('bo-staff:saved', { name })) =>
    attempt(async () => {
      let approvalId: number | undefined;
      try {
        approvalId = await sendOrRequest(send);
      } finally {
        await revalidate();
      }
      draft.finish();
      onDone(
        approvalId === undefined
          ? { words: doneWords }
          : { words: t('bo-staff:approval.requested', { name }), approvalId },
      );
      onClose();
    });
  // only changed fields are sent, because another person may have changed the other one
  const submit = handleSubmit((typed) => {
    const changed = changedFields({ ...typed }, values);
    const body = {
      ...(changed.includes('role') && { role: typed.role }),
      ...(changed.includes('storeIds') && { storeIds: typed.storeIds.map(Number) }),
      ...reasonOf(typed.reason, needsApproval),
    };
    return run(() => callApi('PATCH /api/admin/v1/staff/:id', { params: { id }, body }, { version }));
  });
  return (
    <Sheet title={name} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        {waitingApproval !== null && (
          <RequestNotice words={t('bo-staff:approval.waiting')} approvalId={waitingApproval} />
        )}
        <PlaceFields {...{ register, stores, roles }} />
        {needsApproval && <ReasonField register={register} words={t('bo-staff:approval.needs')} />}
        <StaffConflicts conflicts={conflicts} stores={stores} />
        <SavingProblem error={error} />
        <Button type="submit" loading={isBusy} disabled={conflicts.list.length > 0}>
          {t(needsApproval ? 'bo-staff:approval.request' : 'bo-staff:save')}
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

/** What ends somebody's work at once, so that it takes a second press. */
type Ending = 'suspend' | 'revoke' | 'reset';

const endings = [
  ['SUSPEND', 'suspend'],
  ['REVOKE', 'revoke'],
  ['RESET', 'reset'],
] as const;

/** Suspends or reactivates the member, sends or revokes an invitation, or removes a second factor. */
function Access({ member: { id, version, name, email, allowedActions }, run }: AccessProps) {
  const { t } = useWords();
  const params = { id };
  const [pending, setPending] = useState<Ending | null>(null);
  const setState = (state: 'ACTIVE' | 'SUSPENDED', done: 'suspend' | 'revoke' | 'restore') =>
    run(
      () => callApi('PATCH /api/admin/v1/staff/:id', { params, body: { state } }, { version }),
      t(`bo-staff:done.${done}`, { name }),
    );
  const sendAgain = () =>
    run(
      () => callApi('POST /api/admin/v1/staff/:id/invitation', { params }, { version }),
      t('bo-staff:invited', { email }),
    );
  const reset = () =>
    run(
      () => callApi('POST /api/admin/v1/staff/:id/reset', { params }, { version }),
      t('bo-staff:done.reset', { name }),
    );
  const end = (action: Ending, press: MouseEvent) => {
    if (pending !== action) setPending(action);
    // the second press of a double press is no answer
    else if (!isSecondPress(press)) void (action === 'reset' ? reset() : setState('SUSPENDED', action));
  };
  const offered = endings.filter(([action]) => allowedActions.includes(action)).map(([, ending]) => ending);
  return (
    <div className="staff-actions">
      {pending === null ? (
        <>
          {allowedActions.includes('SEND_AGAIN') && (
            <Button kind="text" onClick={() => void sendAgain()}>
              {t('bo-staff:sendAgain')}
            </Button>
          )}
          {allowedActions.includes('RESTORE') && (
            <Button kind="text" onClick={() => void setState('ACTIVE', 'restore')}>
              {t('bo-staff:restore')}
            </Button>
          )}
        </>
      ) : (
        <p className="staff-question" role="status">
          {t(`bo-staff:question.${pending}`, { name })}
        </p>
      )}
      {offered
        .filter((action) => pending === null || pending === action)
        .map((action) => (
          <Button
            key={action}
            kind={pending === null ? 'text' : 'secondary'}
            onClick={(press) => end(action, press)}
          >
            {t(`bo-staff:${action}`)}
          </Button>
        ))}
      {pending !== null && (
        <Button kind="text" onClick={() => setPending(null)}>
          {t('bo-staff:keep')}
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
