import { Form } from 'react-router';
import { buttonClass } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { usePage } from '#storefront/shell/page.ts';

/** Whoever has the link gives the end of the order's phone to see whose it is, and to change it (ORD-2). */
export function ProofForm({ problem }: { problem: string | undefined }) {
  const { t } = usePage();
  return (
    <section className="order-proof" aria-labelledby="order-proof">
      <h2 className="h2" id="order-proof">
        {t('order:proof.title')}
      </h2>
      <p className="measure">{t('order:proof.lead')}</p>
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
          error={problem}
        />
        <button type="submit" name="intent" value="prove" className={buttonClass('secondary')}>
          {t('order:proof.show')}
        </button>
      </Form>
    </section>
  );
}
