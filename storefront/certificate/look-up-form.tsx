import { lazy, Suspense, useState, type SubmitEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { readCertificateId } from '#domain/catalog/certificate-id.ts';
import { usePage } from '#storefront/shell/page.ts';

const ScanDialog = lazy(() =>
  import('./scan-dialog.tsx').then(({ ScanDialog: dialog }) => ({ default: dialog })),
);

/** Why a typed number cannot be a certificate of the shop. */
export type Slip = 'FORM' | 'CHECK';

/**
 * The field for a certificate's number. A typing error is reported without a request (CRF-1), without JavaScript by
 * the page that receives the form.
 */
export function LookUpForm({ typed = '', slip = null }: { typed?: string; slip?: Slip | null }) {
  const { t, links } = usePage();
  const navigate = useNavigate();
  const [found, setFound] = useState(slip);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('number');
    if (!(input instanceof HTMLInputElement)) return;
    const read = readCertificateId(input.value);
    if (read.ok) return void navigate(links.certificate(read.id));
    setFound(read.reason);
    input.focus();
  };
  return (
    <Form className="look-up" action={links.certificateLookUp()} onSubmit={onSubmit} noValidate>
      <Field
        id="certificate-number"
        name="number"
        label={t('certificate:number')}
        helper={t('certificate:numberHelper')}
        error={found === null ? undefined : t(`certificate:slip.${found}`)}
        defaultValue={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={40}
        required
      />
      <Button>{t('certificate:check')}</Button>
      <Scan />
    </Form>
  );
}

/** Scans the code on the tag with the camera, in browsers that support it. */
function Scan() {
  const { t } = usePage();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
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
        {t('certificate:scan')}
      </Button>
      {isWanted && (
        <Suspense>
          <ScanDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
