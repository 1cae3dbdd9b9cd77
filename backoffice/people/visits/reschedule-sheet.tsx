import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { StaffVisit } from '#contract/admin/people/visit.ts';
import { callApi as callShop } from '#client/call-api.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatDayLong } from '#ui/dates.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { Skeleton } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import type { RunAction } from '../../shell/use-action.ts';

interface FreeDay {
  day: string;
  times: string[];
}

interface Props {
  visit: StaffVisit;
  /** The day it was dragged to. */
  wishedDay?: string;
  runAction: RunAction<'reschedule'>;
  onClose: () => void;
}

/** Moves a visit to another free hour of the same store. */
export function RescheduleSheet({ visit, wishedDay, runAction, onClose }: Props) {
  const { t } = useWords();
  const { days, error } = useFreeHours(visit);
  return (
    <Sheet title={t('bo-people:visit.reschedule')} isOpen onClose={onClose}>
      <ProblemLine error={error} />
      {days === null && error === null && <Skeleton rows={3} />}
      {days?.length === 0 && <p>{t('bo-people:visit.noHours')}</p>}
      {days !== null && days.length > 0 && (
        <HourForm
          visit={visit}
          {...(wishedDay && { wishedDay })}
          days={days}
          runAction={runAction}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}

function HourForm({
  visit: { id, version },
  wishedDay,
  days,
  runAction,
  onClose,
}: Props & { days: FreeDay[] }) {
  const { t, language } = useWords();
  const wished = days.find(({ day }) => day === wishedDay);
  const first = wished ?? days[0];
  // all attempts share one idempotency key, so that the shopper gets one SMS
  const [key] = useState(() => crypto.randomUUID());
  const { register, handleSubmit, formState, control, setValue } = useForm({
    defaultValues: { day: first?.day ?? '', time: first?.times[0] ?? '' },
  });
  const chosenDay = useWatch({ control, name: 'day' });
  const times = days.find(({ day }) => day === chosenDay)?.times ?? [];
  const submit = handleSubmit(async (body) => {
    const send = () =>
      callApi('POST /api/admin/v1/visits/:id/time', { params: { id }, body }, { version, key });
    await runAction('reschedule', send);
    onClose();
  });
  const choose = (chosen: string) => setValue('time', days.find(({ day }) => day === chosen)?.times[0] ?? '');
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="ink-2">{t('bo-people:visit.rescheduleLead')}</p>
      {wishedDay !== undefined && wished === undefined && <p>{t('bo-people:visit.dayFull')}</p>}
      <label className="field">
        <span className="label">{t('bo-people:visit.day')}</span>
        <select
          className="input"
          {...register('day', {
            onChange: ({ target }: { target: { value: string } }) => choose(target.value),
          })}
        >
          {days.map(({ day }) => (
            <option key={day} value={day}>
              {formatDayLong(day, language)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="label">{t('bo-people:visit.hour')}</span>
        <select className="input" {...register('time')}>
          {times.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </select>
      </label>
      <Button type="submit" loading={formState.isSubmitting}>
        {t('bo-people:visit.save')}
      </Button>
    </form>
  );
}

/** The hours that a shopper could book now for the same pieces, as far as they are on sale. */
function useFreeHours({ storeId, pieces }: StaffVisit) {
  const [days, setDays] = useState<FreeDay[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const serials = pieces.map(({ serialNumber }) => serialNumber).join(',');
  useEffect(() => {
    const state = { isLeft: false };
    callShop('GET /api/v1/visit-times', {
      query: { storeId, ...(serials !== '' && { pieces: serials }) },
    }).then(
      (free) => !state.isLeft && setDays(free.days),
      (failure: unknown) => !state.isLeft && setError(failure),
    );
    return () => {
      state.isLeft = true;
    };
  }, [storeId, serials]);
  return { days, error };
}
