import type { SubmitEvent } from 'react';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { rememberAnswer } from '#storefront/shell/measurement-answer.ts';
import { usePage } from '#storefront/shell/page.ts';
import './consent-bar.css';

/**
 * Asks for consent to measurement: a bar at the foot of the screen, positioned so that nothing moves when it goes. Cached pages are
 * shared by visitors: for those who have answered it is hidden before the first paint.
 */
export function ConsentBar() {
  const { t, links } = usePage();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = event.nativeEvent.submitter?.getAttribute('value') === 'yes' ? 'yes' : 'no';
    rememberAnswer(answer);
    // the buttons are gone, and the focus with them
    document.getElementById('content')?.focus({ preventScroll: true });
    void import('./answer.ts').then(({ sendAnswer }) => sendAnswer(answer));
  };
  return (
    <form
      className="ask"
      method="post"
      action={links.measurement()}
      aria-label={t('measurement.link')}
      onSubmit={onSubmit}
    >
      <div className="container">
        <p>
          {t('measurement.ask')} <Link to={links.measurement()}>{t('measurement.more')}</Link>
        </p>
        <AnswerButtons />
      </div>
    </form>
  );
}

/** Yes and no weigh the same. */
export function AnswerButtons() {
  const { t } = usePage();
  return ['yes', 'no'].map((answer) => (
    <button key={answer} type="submit" className={buttonClass('secondary')} name="answer" value={answer}>
      {t(`measurement.${answer}`)}
    </button>
  ));
}
