import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { hasCamera, openCamera } from './open-camera.ts';

/** Scans with the device's camera, if it has one. */
export function CameraButton() {
  const { t } = useWords();
  if (!hasCamera()) return null;
  return (
    <Button type="button" kind="secondary" onClick={openCamera}>
      {t('bo-shell:camera.open')}
    </Button>
  );
}
