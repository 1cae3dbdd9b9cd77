import { useEffect, useRef, useState } from 'react';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { watchCodes } from './watch-codes.ts';
import './camera.css';

interface Props {
  /** Returns whether to continue: the screen has used the scan, and accepts more. */
  onScan: (text: string) => Promise<boolean>;
  onClose: () => void;
}

/** The camera, over the screen that uses the scans: piece after piece, until it is closed or a scan opens a record. */
export function CameraSheet({ onScan, onClose }: Props) {
  const { t } = useWords();
  const video = useRef<HTMLVideoElement>(null);
  const current = useRef({ onScan, onClose });
  const [scans, setScans] = useState<{ count: number; last: string | null }>({ count: 0, last: null });
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    current.current = { onScan, onClose };
  });
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    const take = async (text: string) => {
      setScans(({ count }) => ({ count: count + 1, last: text }));
      // vibrates, for devices without sound
      navigator.vibrate?.(40);
      if (!(await current.current.onScan(text))) current.current.onClose();
    };
    const camera = watchCodes({ video: element, onCode: (text) => void take(text) });
    camera.begun.catch(() => setRefused(true));
    return camera.stop;
  }, []);
  return (
    <Sheet title={t('bo-shell:camera.title')} isOpen onClose={onClose}>
      <div className="camera">
        <video ref={video} autoPlay playsInline muted />
        <p role="status">
          {isRefused
            ? t('bo-shell:camera.refused')
            : scans.last === null
              ? t('bo-shell:camera.lead')
              : t('bo-shell:camera.seen', { text: scans.last, count: scans.count })}
        </p>
      </div>
    </Sheet>
  );
}
