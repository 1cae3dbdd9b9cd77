import type { SubmitEvent } from 'react';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { rememberAnswer } from '#storefront/shell/measurement-answer.ts';
import { usePage } from '#storefront/shell/page.ts';
import './consent-bar.css';

/**
 * Asks for consent to measurement once per visit: one line at the bottom of the first page, hidden after the first
 * scroll or on the next page. A visitor who has not answered is not measured. Cached pages are shared by visitors, so
 * for those who saw the bar before it is hidden before the first paint.
 */
export function ConsentBar() {
  const { t, links } = usePage();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = event.nativeEvent.submitter?.getAttribute('value') === 'yes' ? 'yes' : 'no';
    rememberAnswer(answer);
    // the buttons are removed, and the focus would be lost with them
    document.getElementById('content')?.focus({ preventScroll: true });
    void import('./answer.ts').then(({ sendAnswer }) => sendAnswer(answer));
  };
  return (
    <form
      className="consent-bar"
      method="post"
      action={links.measurement()}
      aria-label={t('measurement.link')}
      onSubmit={onSubmit}
    >
      <div className="container">
        <p>
          <Link to={links.measurement()}>{t('measurement.ask')}</Link>
        </p>
        <AnswerButtons />
      </div>
    </form>
  );
}

/** Yes and no have the same visual weight. */
export function AnswerButtons() {
  const { t } = usePage();
  return ['yes', 'no'].map((answer) => (
    <button key={answer} type="submit" className={buttonClass('secondary')} name="answer" value={answer}>
      {t(`measurement.${answer}`)}
    </button>
  ));
}
