import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { readCertificateId } from '#domain/catalog/certificate-id.ts';
import { usePage } from '#storefront/shell/page.ts';
import styles from './certificate.css?url';

/** The part of the platform's detector that is used; TypeScript has no types for it yet. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const pauseMs = 250;

/** Shows the camera until it detects a code of the shop; no picture leaves the phone. */
export function ScanDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, links } = usePage();
  const navigate = useNavigate();
  const [found, setFound] = useState<string | null>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      // the dialog's own history entry is removed first
      onLeft={() => found !== null && void navigate(links.certificate(found))}
      title={t('certificate:scanTitle')}
      closeLabel={t('close')}
    >
      <Camera
        onFound={(id) => {
          setFound(id);
          onClose();
        }}
      />
    </Dialog>
  );
}

function Camera({ onFound }: { onFound: (id: string) => void }) {
  const { t } = usePage();
  const video = useRef<HTMLVideoElement>(null);
  const report = useEffectEvent(onFound);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const camera = watch(element, (id) => report(id));
    camera.begun.catch(() => setRefused(true));
    return camera.stop;
  }, []);
  return (
    <div className="scan">
      <link rel="stylesheet" href={styles} precedence="page" />
      <video ref={video} autoPlay playsInline muted />
      <p role="status">{isRefused ? t('certificate:noCamera') : t('certificate:scanText')}</p>
    </div>
  );
}

/** Scans the camera's picture in `video` until a code of the shop is detected, or until it is stopped. `begun` rejects without a camera. */
function watch(video: HTMLVideoElement, onFound: (id: string) => void) {
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const stop = (): void => {
    isOver = true;
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const look = async (detector: Detector): Promise<void> => {
    const codes = await detector.detect(video).catch(() => []);
    const id = codes.map(({ rawValue }) => idIn(rawValue)).find((one) => one !== null);
    if (isOver) return;
    if (id) onFound(id);
    else timer = setTimeout(() => void look(detector), pauseMs);
  };
  const begin = async (): Promise<void> => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    if (isOver) return stop();
    video.srcObject = stream;
    const { BarcodeDetector } = globalThis as unknown as { BarcodeDetector: DetectorClass }; // the button is shown only if the browser supports it
    await look(new BarcodeDetector({ formats: ['qr_code'] }));
  };
  return { begun: begin(), stop };
}

/** The number at the end of the address on the shop's tags, or a bare number. */
function idIn(code: string): string | null {
  const read = readCertificateId(code.slice(code.lastIndexOf('/') + 1).split('?', 1)[0] ?? '');
  return read.ok ? read.id : null;
}
