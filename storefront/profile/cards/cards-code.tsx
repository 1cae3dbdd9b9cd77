import { Form } from 'react-router';
import type { Card } from '#contract/catalog/card.ts';
import { OTP_LENGTH } from '#contract/words.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { OtpInput } from '#ui/controls/one-time-code/otp-input.tsx';
import { usePage } from '#storefront/shell/page.ts';

/** The field for the code that the bank sent to the card's phone. */
export function CardCode({
  card: { id },
  isSentAgain,
  attemptsLeft,
}: {
  card: Card;
  isSentAgain: boolean;
  attemptsLeft: number | undefined;
}) {
  const { t, links } = usePage();
  return (
    <div className="card-code">
      <p className="small ink-2 measure" role="status">
        {t(isSentAgain ? 'profile:cards.resent' : 'profile:cards.codeSent')}
      </p>
      <Form method="post" action={links.cards()} replace preventScrollReset className="card-code-form">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="intent" value="code" />
        <OtpInput
          // clears the boxes after a wrong code
          key={attemptsLeft}
          name="code"
          label={t('profile:cards.code')}
          length={OTP_LENGTH}
          error={
            attemptsLeft === undefined ? undefined : t('profile:cards.codeWrong', { count: attemptsLeft })
          }
          digitsOnly={t('profile:digitsOnly')}
          isSentWhenFull
        />
        <button type="submit" className={buttonClass('primary')}>
          {t('profile:confirm')}
        </button>
      </Form>
      <Form method="post" action={links.cards()} replace preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <button type="submit" name="intent" value="resend" className={buttonClass('text')}>
          {t('profile:cards.resend')}
        </button>
      </Form>
    </div>
  );
}
