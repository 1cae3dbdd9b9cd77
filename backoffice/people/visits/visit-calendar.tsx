import type { DragEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { StaffVisit } from '#contract/admin/people/visit.ts';
import { dayOf, formatDayLong, formatTime } from '#ui/dates.ts';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn, type StaffStores } from '../../shell/stores.ts';
import { shownDays, toneOfVisit } from './visit-words.ts';

interface Props {
  rows: StaffVisit[];
  stores: StaffStores;
  chosen: number | undefined;
  onOpen: (visit: StaffVisit) => void;
  /** Called when a visit was dragged to another day of the week; its form does the same by keyboard. */
  onDrop: (visit: StaffVisit, day: string) => void;
}

/** A week has a column per day, a day a column per store. On a phone the columns are below each other. */
export function VisitCalendar({ rows, stores, chosen, onOpen, onDrop }: Props) {
  const { t, language } = useWords();
  const [search] = useSearchParams();
  const { view, from, days } = shownDays(search);
  const chosenStores = search.get('storeId')?.split(',');
  const columns =
    view === 'week'
      ? days.map((day) => ({
          key: day,
          day,
          head: formatDayLong(day, language),
          visits: rows.filter(({ startsAt }) => dayOf(startsAt) === day),
        }))
      : stores
          .filter(({ id }) => chosenStores === undefined || chosenStores.includes(String(id)))
          .map((store) => ({
            key: String(store.id),
            day: null,
            head: nameIn(store, language),
            visits: rows.filter(({ storeId }) => storeId === store.id),
          }));
  const storeOf = (visit: StaffVisit) => {
    const store = stores.find(({ id }) => id === visit.storeId);
    return store ? nameIn(store, language) : '';
  };
  const dropOn = (day: string) => ({
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(dragged)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const visit = rows.find(({ id }) => String(id) === event.dataTransfer.getData(dragged));
      if (visit === undefined || dayOf(visit.startsAt) === day) return;
      event.preventDefault();
      onDrop(visit, day);
    },
  });
  return (
    <div className="visit-calendar" data-view={view}>
      {view === 'day' && <h2 className="section-title visit-day">{formatDayLong(from, language)}</h2>}
      {columns.map(({ key, day, head, visits }) => (
        <section key={key} aria-labelledby={`visits-${key}`} {...(day !== null && dropOn(day))}>
          <h2 className="label" id={`visits-${key}`}>
            {head}
          </h2>
          {visits.length === 0 && <p className="meta ink-2">{t('bo-people:visit.nobody')}</p>}
          <ul>
            {visits.toSorted(byTime).map((visit) => (
              <li key={visit.id} data-chosen={visit.id === chosen || undefined}>
                <button
                  type="button"
                  className="row-link visit-entry"
                  draggable={view === 'week' && visit.mayMove}
                  onDragStart={({ dataTransfer }) => dataTransfer.setData(dragged, String(visit.id))}
                  onClick={() => onOpen(visit)}
                >
                  <b>{formatTime(visit.startsAt)}</b>
                  <span>{visit.name}</span>
                  <span className="meta ink-2">
                    {view === 'week' ? storeOf(visit) : t('bo-people:visit.placeOf', { place: visit.place })}
                  </span>
                  <Status tone={toneOfVisit[visit.state]}>{t(`bo-people:visit.state.${visit.state}`)}</Status>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The type of the dragged data, so that nothing else can be dropped here. */
const dragged = 'application/x-zarona-visit';

const byTime = (one: StaffVisit, other: StaffVisit): number =>
  one.startsAt.localeCompare(other.startsAt) || one.place - other.place;
