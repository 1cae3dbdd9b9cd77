import { useState } from 'react';
import { Link } from 'react-router';
import type { StaffReview } from '#contract/admin/people/review.ts';
import { Button } from '#ui/controls/button.tsx';
import { useScreenKeys } from '../../kit/keys/screen-keys.ts';
import { formatInstant } from '../../kit/instants.ts';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { hasPermission, useSession } from '../../shell/session.ts';
import { nameIn } from '../../shell/stores.ts';
import { usePaletteActions } from '../../shell/palette/palette-actions.ts';
import type { RunAction } from '../../shell/use-action.ts';
import { useActionKeys } from '../../kit/keys/use-action-keys.ts';
import { AnswerSheet, RejectSheet } from './review-sheets.tsx';
import { toneOfReview } from './review-columns.tsx';
import { Stars } from './stars.tsx';

export type ReviewAction = 'PUBLISH' | 'REJECT' | 'ANSWER';

interface Props {
  review: StaffReview;
  runAction: RunAction<ReviewAction>;
  busy: ReviewAction | null;
  /** Called when it is published or rejected, to open the next one. */
  onDecided: () => void;
}

/** The review being moderated: `p` publishes it, `r` rejects it with a reason. */
export function OpenReview({ review, runAction, busy, onDecided }: Props) {
  const { t, language } = useWords();
  const [sheet, setSheet] = useState<'REJECT' | 'ANSWER' | null>(null);
  const { id, version, allowedActions } = review;
  const may = (action: ReviewAction) => allowedActions.includes(action);
  const publish = async () => {
    if (!may('PUBLISH')) return;
    const send = () => callApi('POST /api/admin/v1/reviews/:id/publish', { params: { id } }, { version });
    if (await runAction('PUBLISH', send)) onDecided();
  };
  useActionKeys({ KeyP: () => void publish(), KeyR: () => may('REJECT') && setSheet('REJECT') });
  useScreenKeys([
    may('PUBLISH') && { key: 'p', label: t('bo-people:review.publish') },
    may('REJECT') && { key: 'r', label: t('bo-people:review.reject') },
  ]);
  const close = () => setSheet(null);
  const answerWords = t(
    review.answer === null ? 'bo-people:review.answerAct' : 'bo-people:review.answerEdit',
  );
  usePaletteActions([
    may('PUBLISH') && { id: 'PUBLISH', label: t('bo-people:review.publish'), run: () => void publish() },
    may('REJECT') && { id: 'REJECT', label: t('bo-people:review.reject'), run: () => setSheet('REJECT') },
    may('ANSWER') && { id: 'ANSWER', label: answerWords, run: () => setSheet('ANSWER') },
  ]);
  return (
    <aside className="open-record" aria-labelledby="open-review">
      <h2 className="section-title" id="open-review">
        {nameIn(review, language)}
        <Status tone={toneOfReview[review.state]}>{t(`bo-people:review.state.${review.state}`)}</Status>
      </h2>
      <p>
        <Stars rating={review.rating} label={t('bo-people:review.stars', { rating: review.rating })} />
      </p>
      <p className="open-words" lang={review.language}>
        {review.text}
      </p>
      <ReviewFacts review={review} />
      <div className="key-actions">
        {may('PUBLISH') && (
          <Button loading={busy === 'PUBLISH'} onClick={() => void publish()}>
            {t('bo-people:review.publish')}
            <kbd>p</kbd>
          </Button>
        )}
        {may('REJECT') && (
          <Button kind="secondary" onClick={() => setSheet('REJECT')}>
            {t('bo-people:review.reject')}
            <kbd>r</kbd>
          </Button>
        )}
        {may('ANSWER') && (
          <Button kind="secondary" onClick={() => setSheet('ANSWER')}>
            {answerWords}
          </Button>
        )}
      </div>
      {sheet === 'REJECT' && (
        <RejectSheet review={review} runAction={runAction} onClose={close} onDone={onDecided} />
      )}
      {sheet === 'ANSWER' && (
        <AnswerSheet review={review} runAction={runAction} onClose={close} onDone={close} />
      )}
    </aside>
  );
}

function ReviewFacts({ review }: { review: StaffReview }) {
  const { t, language } = useWords();
  const readsOrders = hasPermission(useSession(), 'orders.read');
  const { serialNumber, orderNumber, fit, answer, rejectionReason } = review;
  return (
    <dl className="facts">
      <dt>{t('bo-people:review.author')}</dt>
      <dd>{review.authorName ?? t('bo-people:review.noName')}</dd>
      <dt>{t('bo-people:column.writtenAt')}</dt>
      <dd>{formatInstant(review.writtenAt, language)}</dd>
      <dt>{t('bo-people:review.piece')}</dt>
      <dd>
        <Link to={`/pieces/${serialNumber}`}>{serialNumber}</Link>
      </dd>
      <dt>{t('bo-people:review.order')}</dt>
      <dd>{readsOrders ? <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link> : orderNumber}</dd>
      {fit !== null && (
        <>
          <dt>{t('bo-people:review.fitOf')}</dt>
          <dd>{t(`bo-people:review.fit.${fit}`)}</dd>
        </>
      )}
      {answer !== null && (
        <>
          <dt>{t('bo-people:review.answer')}</dt>
          <dd className="open-words">{answer}</dd>
        </>
      )}
      {rejectionReason !== null && (
        <>
          <dt>{t('bo-people:review.rejected')}</dt>
          <dd className="open-words">{rejectionReason}</dd>
        </>
      )}
    </dl>
  );
}
