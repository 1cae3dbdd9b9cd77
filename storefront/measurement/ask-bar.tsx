import type { SubmitEvent } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#storefront/shell/link.tsx';
import { rememberAnswer } from '#storefront/shell/measurement-answer.ts';
import { usePage } from '#storefront/shell/page.ts';
import './ask-bar.css';

/**
 * The question whether we may measure: a line that lies at the foot of the screen until it is answered, in its own place in the page, so
 * that nothing moves when it goes. Pages are shared between visitors: who has answered gets it hidden before the first paint.
 */
export function AskBar() {
  const { t, links } = usePage();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = event.nativeEvent.submitter?.getAttribute('value') === 'yes' ? 'yes' : 'no';
    rememberAnswer(answer);
    // the buttons are gone, and with them the place in the page
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
