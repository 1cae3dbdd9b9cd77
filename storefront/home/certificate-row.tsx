import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { usePage } from '#storefront/shell/page.ts';
import './certificate-row.css';

/** On ganch: a number from a tag leads to what the register knows of it; a slip of the pen is told there. */
export function CertificateRow() {
  const { t, links } = usePage();
  return (
    <section className="certificate-row" aria-labelledby="certificate-row">
      <div className="container">
        <div>
          <h2 className="h2" id="certificate-row">
            {t('content:home.certificateTitle')}
          </h2>
          <p className="ink-2">{t('content:home.certificateText')}</p>
        </div>
        <Form action={links.certificateLookUp()}>
          <Field
            name="number"
            label={t('content:home.certificateNumber')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
          />
          <Button kind="secondary">{t('content:home.certificateGo')}</Button>
        </Form>
      </div>
    </section>
  );
}
