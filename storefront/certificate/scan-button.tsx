import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useTexts } from '#storefront/shell/i18n/use-texts.ts';

const ScanDialog = lazy(async () => ({ default: (await import('./scan-dialog.tsx')).ScanDialog }));

/** Opens the camera, which reads the code on a tag and leads to its certificate; only in browsers that read codes. */
export function ScanButton({ label }: { label: string }) {
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
        {label}
      </Button>
      {hasWords && (
        <Suspense>
          <ScanDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
