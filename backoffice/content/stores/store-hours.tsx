import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { services, type StoreForm } from './store-form.ts';

/** The hours of each day of the week; no times = closed. */
export function Week() {
  const { t } = useWords();
  const { register, getValues } = useFormContext<StoreForm>();
  return (
    <fieldset className="store-hours">
      <legend className="label">{t('bo-content:stores.hours')}</legend>
      <p className="meta ink-2">{t('bo-content:stores.hoursHelp')}</p>
      {getValues('hours').map(({ weekday }, place) => {
        const day = t(`bo-content:stores.weekday.${weekday}`);
        return (
          <div key={weekday} className="store-day">
            <span>{day}</span>
            <input
              className="input"
              type="time"
              aria-label={t('bo-content:stores.opens', { day })}
              {...register(`hours.${place}.opens`)}
            />
            <input
              className="input"
              type="time"
              aria-label={t('bo-content:stores.closes', { day })}
              {...register(`hours.${place}.closes`)}
            />
          </div>
        );
      })}
    </fieldset>
  );
}

/** Days that differ from the week. */
export function Exceptions() {
  const { t } = useWords();
  const { register, control } = useFormContext<StoreForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'exceptions' });
  return (
    <fieldset className="store-hours">
      <legend className="label">{t('bo-content:stores.exceptions')}</legend>
      <p className="meta ink-2">{t('bo-content:stores.exceptionsHelp')}</p>
      {fields.map(({ id, day }, place) => (
        <div key={id} className="store-exception">
          <input
            className="input"
            type="date"
            aria-label={t('bo-content:stores.day')}
            required
            {...register(`exceptions.${place}.day`, { required: true })}
          />
          <input
            className="input"
            type="time"
            aria-label={t('bo-content:stores.opens', { day })}
            {...register(`exceptions.${place}.opens`)}
          />
          <input
            className="input"
            type="time"
            aria-label={t('bo-content:stores.closes', { day })}
            {...register(`exceptions.${place}.closes`)}
          />
          <Button kind="text" onClick={() => remove(place)}>
            {t('bo-content:stores.remove')}
          </Button>
        </div>
      ))}
      <Button kind="text" onClick={() => append({ day: '', opens: '', closes: '' })}>
        {t('bo-content:stores.addDay')}
      </Button>
    </fieldset>
  );
}

export function Services() {
  const { t } = useWords();
  const { register } = useFormContext<StoreForm>();
  return (
    <fieldset className="store-hours">
      <legend className="label">{t('bo-content:stores.services')}</legend>
      {services.map((service) => (
        <label key={service} className="choice">
          <input type="checkbox" value={service} {...register('services')} />
          <span>{t(`bo-content:stores.service.${service}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
