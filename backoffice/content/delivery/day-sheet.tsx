import type { DeliveryDay } from '#contract/admin/delivery.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { formatDate } from '#ui/dates.ts';
import { DayField } from '../../kit/forms/days/day-field.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { ConflictChoices } from '../../kit/forms/conflict-choices.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useRecordForm } from '../../kit/forms/use-record-form.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';

interface Props {
  day: DeliveryDay;
  known: readonly DeliveryDay[];
  onDone: () => void;
  onClose: () => void;
}

/** The form of an entry of the calendar; a new entry has no day yet. */
function useDayForm(shown: DeliveryDay, onDone: () => void) {
  const { t, language } = useWords();
  const isNew = shown.day === '';
  const title = isNew ? t('bo-content:delivery.addDay') : formatDate(shown.day, language);
  const { form, conflicts, draft } = useRecordForm(
    { day: shown.day, works: shown.works ? 'yes' : 'no', reason: shown.reason },
    { name: `day ${isNew ? 'new' : shown.day} EDIT`, title, version: shown.version },
  );
  const { save, error, isBusy } = useSaving(() => {
    draft.finish();
    onDone();
  });
  return { title, form, conflicts, draft, save, error, isBusy };
}

/** Whether couriers work on a day, and why; an existing entry is changed or removed. */
export function DaySheet({ day: shown, known, onDone, onClose }: Props) {
  const { t } = useWords();
  const { title, form, conflicts, draft, save, error, isBusy } = useDayForm(shown, onDone);
  const isNew = shown.day === '';
  const { register, handleSubmit, formState } = form;
  const submit = handleSubmit(({ day, works, reason }) => {
    const body = { works: works === 'yes', reason: reason.trim() };
    // a day that has an entry already is changed with its version, so that nothing is overwritten unseen
    const version = known.find((one) => one.day === day)?.version ?? 0;
    return save(() =>
      callApi('PATCH /api/admin/v1/delivery/calendar/:day', { params: { day }, body }, { version }),
    );
  });
  const drop = () => {
    const { day, version } = shown;
    return save(() =>
      callApi('DELETE /api/admin/v1/delivery/calendar/:day', { params: { day } }, { version }),
    );
  };
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <Form error={error} onSubmit={submit}>
        <ConflictChoices
          conflicts={conflicts}
          labelOf={(name) =>
            t(`bo-content:delivery.${name === 'day' ? 'date' : name === 'works' ? 'couriers' : name}`)
          }
        />
        {isNew && (
          <DayField
            label={t('bo-content:delivery.date')}
            type="date"
            error={formState.errors.day && t('bo-shell:needed')}
            {...register('day', { required: true })}
          />
        )}
        <fieldset className="choices">
          <legend className="label">{t('bo-content:delivery.couriers')}</legend>
          {(['no', 'yes'] as const).map((works) => (
            <label key={works} className="choice">
              <input type="radio" value={works} {...register('works')} />
              <span>{t(works === 'yes' ? 'bo-content:delivery.works' : 'bo-content:delivery.rests')}</span>
            </label>
          ))}
        </fieldset>
        <Field
          label={t('bo-content:delivery.reason')}
          maxLength={120}
          list="day-reasons"
          error={formState.errors.reason && t('bo-shell:needed')}
          {...register('reason', { validate: (typed) => typed.trim() !== '' })}
        />
        <UsualReasons />
        <SavingProblem error={error} />
        <div className="sheet-actions">
          <Button type="submit" loading={isBusy}>
            {t('bo-content:save')}
          </Button>
          {!isNew && (
            <Button kind="text" onClick={() => void drop()}>
              {t('bo-content:delivery.resetDay')}
            </Button>
          )}
        </div>
      </Form>
    </Sheet>
  );
}

/** Reasons that recur each year. */
function UsualReasons() {
  return (
    <datalist id="day-reasons">
      {['Ramazon hayit', 'Qurbon hayit'].map((reason) => (
        <option key={reason} value={reason}>
          {reason}
        </option>
      ))}
    </datalist>
  );
}
