import { useState, type SubmitEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { ScanButton } from '#storefront/certificate/scan-button.tsx';
import './certificate-row.css';

/** On ganch: a number from a tag, or its code before the camera, leads to what the register knows of it (HOM-5). */
export function CertificateRow() {
  const { t, links, language } = usePage();
  const navigate = useNavigate();
  const [slip, setSlip] = useState<string>();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const input = form.elements.namedItem('number');
    if (!(input instanceof HTMLInputElement)) return;
    event.preventDefault();
    import('../check-number.ts')
      .then(async ({ checkNumber }) => {
        const found = await checkNumber(input.value, language);
        if ('href' in found) return navigate(found.href);
        setSlip(found.slip);
        input.focus();
      })
      // the page it leads to knows the same
      .catch(() => form.submit());
  };
  return (
    <section className="certificate-row" aria-labelledby="certificate-row">
      <div className="container">
        <div>
          <h2 className="h2" id="certificate-row">
            {t('content:home.certificateTitle')}
          </h2>
          <p className="ink-2">{t('content:home.certificateText')}</p>
          <ScanButton label={t('content:home.certificateScan')} />
        </div>
        <Form action={links.certificateLookUp()} onSubmit={onSubmit}>
          <Field
            name="number"
            label={t('content:home.certificateNumber')}
            error={slip}
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
