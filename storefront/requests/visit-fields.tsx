import { useSearchParams } from 'react-router';
import { addDays, dayOf, formatDay, formatDayLong } from '#ui/dates.ts';
import { Field } from '#ui/controls/field.tsx';
import { Missing, Picture } from '#ui/pictures/picture.tsx';
import { Silhouette } from '#ui/pictures/silhouette.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { KnownContact } from './known-contact.ts';
import type { Refused } from './refusal.ts';
import { Choices, ContactFields, RequestForm } from './request-form.tsx';
import { Agreement } from './request-page.tsx';
import type { VisitValues } from './visit-form.ts';
import type { VisitPieceView, VisitView } from './visit-view.ts';

interface Props {
  view: VisitView;
  known: KnownContact;
  refused: Refused<VisitValues> | undefined;
  /** ISO instant. */
  now: string;
}

/** Store and day are links, so that they work without JavaScript; the hour and the contact are submitted. */
export function VisitForm({ view, known, refused, now }: Props) {
  const { t } = usePage();
  const [query] = useSearchParams();
  const values = refused?.values ?? null;
  const errors = refused?.errors ?? {};
  return (
    <>
      <StoreLinks view={view} />
      {view.pieces.length > 0 && <Pieces view={view} />}
      {view.missing.length > 0 && (
        <p role="status">{t('requests:visit.missing', { serials: view.missing.join(', ') })}</p>
      )}
      {view.day === null ? (
        <p role="status">{t('requests:visit.noTimes')}</p>
      ) : (
        <>
          <DayLinks view={view} now={now} />
          <RequestForm refused={refused} send={t('requests:visit.send')} gesture="zr_visit_book">
            <input type="hidden" name="storeId" value={view.storeId} />
            <input type="hidden" name="day" value={view.day} />
            {/* another day has other hours */}
            <Hours key={view.day} day={view.day} view={view} now={now} refused={refused} />
            <ContactFields known={values ?? known} errors={errors} />
            <Field
              id="pieces"
              name="pieces"
              label={t('requests:visit.pieces')}
              helper={t('requests:visit.piecesHint')}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={220}
              defaultValue={values?.pieces ?? query.get('piece') ?? ''}
              error={errors['pieces']}
            />
            <Agreement />
          </RequestForm>
        </>
      )}
    </>
  );
}

function Hours({ day, view, now, refused }: Omit<Props, 'known'> & { day: string }) {
  const { t } = usePage();
  const times = view.days.find((one) => one.day === day)?.times ?? [];
  return (
    <Choices
      cells
      legend={`${t('requests:visit.time')}, ${useDayWords(day, now)}`}
      name="time"
      chosen={refused?.values?.time}
      options={times.map((time) => ({ value: time, label: time }))}
      error={refused?.errors['time']}
    />
  );
}

function useDayWords(day: string, now: string): string {
  const { t, language } = usePage();
  const today = dayOf(now);
  if (day === today) return t('requests:visit.today');
  return day === addDays(today, 1) ? t('requests:visit.tomorrow') : formatDayLong(day, language);
}

function useQueryWith() {
  const { links } = usePage();
  const [query] = useSearchParams();
  return (change: Record<string, string>) => {
    const params = Object.fromEntries(
      ['store', 'piece', 'day'].flatMap((name) => {
        const value = query.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    return links.request('visit', { ...params, ...change });
  };
}

function StoreLinks({ view }: { view: VisitView }) {
  const { t } = usePage();
  const withQuery = useQueryWith();
  const chosen = view.stores.find(({ id }) => id === view.storeId);
  return (
    <nav className="request-days" aria-label={t('requests:visit.store')}>
      <h2 className="field-label">{t('requests:visit.store')}</h2>
      <ul>
        {view.stores.map(({ id, slug, name }) => (
          <li key={id}>
            <Chip to={withQuery({ store: slug })} isChosen={id === view.storeId}>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
      {chosen && <p className="small ink-2">{chosen.address}</p>}
    </nav>
  );
}

function DayLinks({ view, now }: { view: VisitView; now: string }) {
  const { t, language } = usePage();
  const withQuery = useQueryWith();
  return (
    <nav className="request-days request-days-row" aria-label={t('requests:visit.day')}>
      <h2 className="field-label">{t('requests:visit.day')}</h2>
      <ul className="request-days-scroll">
        {view.days.map(({ day }) => (
          <li key={day}>
            <Chip to={withQuery({ day })} isChosen={day === view.day}>
              {day === dayOf(now) ? t('requests:visit.today') : formatDay(day, language)}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Chip({ to, isChosen, children }: { to: string; isChosen: boolean; children: string }) {
  return (
    <Link
      className={isChosen ? 'chip chip-selected' : 'chip'}
      to={to}
      aria-current={isChosen ? 'true' : undefined}
      preventScrollReset
      replace
    >
      {children}
    </Link>
  );
}

function Pieces({ view }: { view: VisitView }) {
  const { t, language } = usePage();
  const [first] = view.days;
  return (
    <section aria-label={t('requests:visit.prepared')}>
      <h2 className="field-label">{t('requests:visit.prepared')}</h2>
      <VisitPieces pieces={view.pieces} />
      <p className="small ink-2">
        {view.isBrought &&
          first &&
          `${t('requests:visit.fromElsewhere', { day: formatDay(first.day, language) })} `}
        {t('requests:visit.notReserved')}
      </p>
    </section>
  );
}

export function VisitPieces({ pieces }: { pieces: readonly VisitPieceView[] }) {
  const { t } = usePage();
  const placeholder = <Silhouette name="rings" size={40} />;
  return (
    <ul className="request-pieces">
      {pieces.map(({ serial, name, href, image }) => (
        <li key={serial} className="request-subject">
          {image === null ? (
            <span className="picture">
              <Missing alt="">{placeholder}</Missing>
            </span>
          ) : (
            <Picture url={image} alt="" sizes="96px" priority="eager" placeholder={placeholder} />
          )}
          <div>
            <p className="h3">
              <Link to={href}>{name}</Link>
            </p>
            <p className="small ink-2 tabular">{t('requests:aboutPiece', { serial })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
