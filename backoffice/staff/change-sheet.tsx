import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { StaffMember } from '#contract/admin/staff.ts';
import { isApiProblem } from '#client/problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatTime } from '#ui/dates.ts';
import { Notice } from '../kit/notice.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { useAttempt } from '../shell/login/use-attempt.ts';
import type { StaffStores } from '../shell/stores.ts';
import { PlaceFields, type Place } from './staff-fields.tsx';
import './staff.css';

interface Props {
  member: StaffMember;
  stores: StaffStores;
  onDone: (words: string) => void;
  onClose: () => void;
}

/** Another role or other stores, suspended or back, the second factor taken away. */
export function ChangeSheet({ member, stores, onDone, onClose }: Props) {
  const { t } = useWords();
  const { id, version, name, state } = member;
  const { revalidate } = useRevalidator();
  const { attempt, error, isBusy } = useAttempt();
  const { register, handleSubmit } = useForm<Place>({
    // what somebody else changed meanwhile comes in; what was chosen here stays
    values: { role: member.role, storeIds: member.storeIds.map(String) },
    resetOptions: { keepDirtyValues: true },
  });
  const run = (send: () => Promise<unknown>) =>
    attempt(async () => {
      try {
        await send();
      } finally {
        await revalidate();
      }
      onDone(t('bo-staff:saved', { name }));
      onClose();
    });
  const change = (body: { role?: Place['role']; storeIds?: number[]; state?: 'ACTIVE' | 'SUSPENDED' }) =>
    run(() => callApi('PATCH /api/admin/v1/staff/:id', { params: { id }, body }, { version }));
  const submit = handleSubmit(({ role, storeIds }) => change({ role, storeIds: storeIds.map(Number) }));
  const reset = () =>
    run(() => callApi('POST /api/admin/v1/staff/:id/reset', { params: { id } }, { version }));
  return (
    <Sheet title={name} isOpen onClose={onClose}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <PlaceFields register={register} stores={stores} />
        <WhatFailed error={error} />
        <Button type="submit" loading={isBusy}>
          {t('bo-staff:save')}
        </Button>
      </form>
      <div className="staff-acts">
        {state !== 'INVITED' && (
          <Button
            kind="text"
            onClick={() => void change({ state: state === 'ACTIVE' ? 'SUSPENDED' : 'ACTIVE' })}
          >
            {t(state === 'ACTIVE' ? 'bo-staff:suspend' : 'bo-staff:restore')}
          </Button>
        )}
        {member.hasFactor && (
          <Button kind="text" onClick={() => void reset()}>
            {t('bo-staff:reset')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** A conflict names who changed the record first; the sheet shows its new values. */
function WhatFailed({ error }: { error: unknown }) {
  const { t } = useWords();
  if (!isApiProblem(error) || error.problem.code !== 'VERSION_CONFLICT') return <ProblemLine error={error} />;
  const { changedBy, changedAt } = error.problem.facts ?? {};
  return (
    <Notice tone="bad">
      {t('bo-shell:conflict', {
        who: typeof changedBy === 'string' ? changedBy : t('bo-shell:somebody'),
        time: typeof changedAt === 'string' ? formatTime(changedAt) : '',
      })}
    </Notice>
  );
}
