import type { SubmitEvent } from 'react';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { rememberAnswer } from '#storefront/shell/measurement-answer.ts';
import { usePage } from '#storefront/shell/page.ts';
import './consent-bar.css';

/**
 * Asks for consent to measurement, once in a visit: one line at the foot of the first page, gone with the first scroll or the next
 * page. Who has not answered is not measured. Cached pages are shared by visitors: for those who saw the question it is hidden before the
 * first paint.
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

/** Yes and no weigh the same. */
export function AnswerButtons() {
  const { t } = usePage();
  return ['yes', 'no'].map((answer) => (
    <button key={answer} type="submit" className={buttonClass('secondary')} name="answer" value={answer}>
      {t(`measurement.${answer}`)}
    </button>
  ));
}
