import { useState } from 'react';
import type { DeliveryDay, DeliveryTable } from '#contract/admin/delivery.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatDate } from '#ui/dates.ts';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { DaySheet } from './day-sheet.tsx';

interface Props {
  table: DeliveryTable;
  onDone: () => void;
}

/** Days that differ from the weekly rule: movable holidays, days moved by decree. */
export function Calendar({ table: { days, yearsWithoutHayit }, onDone }: Props) {
  const { t, language } = useWords();
  const [opened, setOpened] = useState<DeliveryDay | null>(null);
  const close = () => setOpened(null);
  return (
    <section>
      <h2 className="section-title">
        {t('bo-content:delivery.calendar')}
        <Button kind="text" onClick={() => setOpened(newDay)}>
          {t('bo-content:delivery.addDay')}
        </Button>
      </h2>
      <p className="ink-2 section-lead">{t('bo-content:delivery.calendarLead')}</p>
      {yearsWithoutHayit.length > 0 && (
        <Notice tone="info">
          {t('bo-content:delivery.hayitMissing', { years: yearsWithoutHayit.join(', ') })}
        </Notice>
      )}
      <ul className="delivery-days">
        {days.map((day) => (
          <li key={day.day}>
            <button type="button" className="row-link text-link" onClick={() => setOpened(day)}>
              {formatDate(day.day, language)}
            </button>
            <span>{t(day.works ? 'bo-content:delivery.works' : 'bo-content:delivery.rests')}</span>
            <span className="meta ink-2">{day.reason}</span>
          </li>
        ))}
      </ul>
      {opened && (
        <DaySheet
          day={days.find(({ day }) => day === opened.day) ?? opened}
          known={days}
          onDone={() => {
            close();
            onDone();
          }}
          onClose={close}
        />
      )}
    </section>
  );
}

const newDay: DeliveryDay = { day: '', version: 0, works: false, reason: '' };
