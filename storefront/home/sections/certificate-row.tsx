import { lazy, Suspense, useState, type SubmitEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { usePage } from '#storefront/shell/page.ts';
import { useTexts } from '#storefront/shell/i18n/use-texts.ts';
import './certificate-row.css';

const ScanDialog = lazy(async () => ({
  default: (await import('#storefront/certificate/scan-dialog.tsx')).ScanDialog,
}));

/** A field for a number typed from a tag, or a code scanned with the camera; both open the certificate's page (HOM-5). */
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
      // the page that handles the form does the same check
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
          <Scan />
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

/** Scans a code with the camera, in browsers that support it. */
function Scan() {
  const { t } = usePage();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const hasWords = useTexts('certificate', isWanted);
  if (!useHydrated() || !('BarcodeDetector' in globalThis)) return null;
  return (
    <>
      <Button
        type="button"
        kind="text"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {t('content:home.certificateScan')}
      </Button>
      {hasWords && (
        <Suspense>
          <ScanDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
