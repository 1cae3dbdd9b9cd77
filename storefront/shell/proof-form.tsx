import { Form } from 'react-router';
import { buttonClass } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { WordsWithPhone } from '#storefront/shell/frame/footer/words-with-phone.tsx';
import { usePage } from '#storefront/shell/page.ts';

interface Props {
  problem: string | undefined;
  /** What the digits are needed for; omitted: to prove whose order it is, and to change it (ORD-2). */
  lead?: string;
}

/** The form for the last digits of an order's phone. */
export function ProofForm({ problem, lead }: Props) {
  const { t } = usePage();
  return (
    <section className="order-proof" aria-labelledby="order-proof">
      <h2 className="h2" id="order-proof">
        {t('order:proof.title')}
      </h2>
      <p className="measure">{lead ?? t('order:proof.lead')}</p>
      <Form method="post" className="order-proof-form">
        <Field
          label={t('order:proof.digits')}
          name="digits"
          inputMode="numeric"
          autoComplete="off"
          pattern="[0-9]{4}"
          minLength={4}
          maxLength={4}
          required
          error={problem && <WordsWithPhone words={problem} />}
        />
        <button type="submit" name="intent" value="prove" className={buttonClass('secondary')}>
          {t('order:proof.show')}
        </button>
      </Form>
    </section>
  );
}
