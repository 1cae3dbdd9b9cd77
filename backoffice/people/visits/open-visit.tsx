import { useState } from 'react';
import { Link } from 'react-router';
import type { StaffVisit, VisitStep } from '#contract/admin/people/visit.ts';
import { phoneHref } from '#ui/contact-links.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { nameIn, type StaffStores } from '../../shell/stores.ts';
import { usePaletteActions } from '../../shell/palette/palette-actions.ts';
import type { RunAction } from '../../shell/use-action.ts';
import { RescheduleSheet } from './reschedule-sheet.tsx';
import { toneOfVisit } from './visit-words.ts';

export type VisitAction = VisitStep | 'reschedule' | 'layOut';

interface Props {
  visit: StaffVisit;
  stores: StaffStores;
  runAction: RunAction<VisitAction>;
  busy: VisitAction | null;
  onClose: () => void;
}

/** A visit: the pieces to be shown, and its result. */
export function OpenVisit({ visit, stores, runAction, busy, onClose }: Props) {
  const { t } = useWords();
  const [isMoving, setMoving] = useState(false);
  const { id, version, allowedActions, mayMove, mayLayOut } = visit;
  const move = (step: VisitStep) =>
    runAction(step, () =>
      callApi('POST /api/admin/v1/visits/:id/moves', { params: { id }, body: { step } }, { version }),
    );
  const layOut = () =>
    void runAction('layOut', () => callApi('POST /api/admin/v1/visits/:id/lay-out', { params: { id } }));
  usePaletteActions([
    ...allowedActions.map((step) => ({
      id: step,
      label: t(`bo-people:visit.step.${step}`),
      run: () => void move(step),
    })),
    mayLayOut && { id: 'layOut', label: t('bo-people:visit.layOut'), run: layOut },
    mayMove && { id: 'move', label: t('bo-people:visit.reschedule'), run: () => setMoving(true) },
  ]);
  return (
    <aside className="open-record" aria-labelledby="open-visit">
      <h2 className="section-title" id="open-visit">
        {visit.name}
        <Status tone={toneOfVisit[visit.state]}>{t(`bo-people:visit.state.${visit.state}`)}</Status>
      </h2>
      <Phone visit={visit} />
      <VisitFacts visit={visit} stores={stores} />
      <div className="key-actions">
        {allowedActions.map((step, nth) => (
          <Button
            key={step}
            kind={nth === 0 ? 'primary' : 'secondary'}
            loading={busy === step}
            onClick={() => void move(step)}
          >
            {t(`bo-people:visit.step.${step}`)}
          </Button>
        ))}
        {mayLayOut && (
          <Button kind="secondary" loading={busy === 'layOut'} onClick={layOut}>
            {t('bo-people:visit.layOut')}
          </Button>
        )}
        {mayMove && (
          <Button kind="secondary" onClick={() => setMoving(true)}>
            {t('bo-people:visit.reschedule')}
          </Button>
        )}
        <Button kind="text" onClick={onClose}>
          {t('bo-shell:close')}
        </Button>
      </div>
      {isMoving && <RescheduleSheet visit={visit} runAction={runAction} onClose={() => setMoving(false)} />}
    </aside>
  );
}

/** Masked until it is requested, which is recorded in the audit. */
function Phone({ visit: { id, phone } }: { visit: StaffVisit }) {
  const { t } = useWords();
  const [whole, setWhole] = useState<string | null>(null);
  const { attempt, error, isBusy } = useAttempt();
  const show = () =>
    attempt(async () => {
      setWhole((await callApi('POST /api/admin/v1/visits/:id/contact', { params: { id } })).phone);
    });
  return (
    <div>
      <p className="open-phone">{whole === null ? phone : <a href={phoneHref(whole)}>{whole}</a>}</p>
      <ProblemLine error={error} />
      {whole === null ? (
        <Button kind="text" loading={isBusy} onClick={() => void show()}>
          {t('bo-people:visit.showPhone')}
        </Button>
      ) : (
        <p className="meta ink-2">{t('bo-people:contactNoted')}</p>
      )}
    </div>
  );
}

function VisitFacts({ visit, stores }: { visit: StaffVisit; stores: StaffStores }) {
  const { t, language } = useWords();
  const nameOf = (storeId: number | null) => {
    const store = stores.find(({ id }) => id === storeId);
    return store ? nameIn(store, language) : t('bo-people:visit.warehouse');
  };
  const stateOf = ({ laidOut, storeId }: StaffVisit['pieces'][number]) =>
    laidOut === 'NO' && storeId !== visit.storeId
      ? t('bo-people:visit.lies', { store: nameOf(storeId) })
      : t(`bo-people:visit.laidOut.${laidOut}`, { store: nameOf(storeId) });
  return (
    <dl className="facts">
      <dt>{t('bo-people:column.startsAt')}</dt>
      <dd>{formatInstant(visit.startsAt, language)}</dd>
      <dt>{t('bo-people:column.store')}</dt>
      <dd>
        {nameOf(visit.storeId)}, {t('bo-people:visit.placeOf', { place: visit.place })}
      </dd>
      {visit.pieces.length > 0 && (
        <>
          <dt>{t('bo-people:visit.pieces')}</dt>
          <dd>
            {visit.pieces.map((piece) => (
              <p key={piece.serialNumber}>
                <Link to={`/pieces/${piece.serialNumber}`}>{piece.serialNumber}</Link>{' '}
                {nameIn(piece, language)}
                <span className="meta ink-2"> {stateOf(piece)}</span>
              </p>
            ))}
          </dd>
        </>
      )}
      {visit.comment !== '' && (
        <>
          <dt>{t('bo-people:visit.comment')}</dt>
          <dd className="open-words">{visit.comment}</dd>
        </>
      )}
      {visit.rescheduledAt !== null && (
        <>
          <dt>{t('bo-people:visit.rescheduled')}</dt>
          <dd>{formatInstant(visit.rescheduledAt, language)}</dd>
        </>
      )}
    </dl>
  );
}
