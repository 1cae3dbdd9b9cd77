import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { useTexts } from '#storefront/shell/i18n/use-texts.ts';
import { Calibration } from '#storefront/sizes/calibration.tsx';
import { useScale } from '#storefront/sizes/screen-scale.ts';
import sizeStyles from '#storefront/sizes/size-guide.css?url';
import { aloneSideMm } from './real-sides.ts';
import type { BodyPart } from './body-part.ts';
import styles from './real-size.css?url';

interface Props {
  /** The name of the piece. */
  name: string;
  /** The drawing without the part of the body. */
  aloneUrl: string;
  bodyPart: BodyPart;
  open: boolean;
  onClose: () => void;
}

/** The piece in its real size, after the screen was calibrated with a bank card; the calibration is shared with the size guide (PDP-8). */
export function RealSize({ name, aloneUrl, bodyPart, open, onClose }: Props) {
  const { t } = usePage();
  const { scale, save } = useScale();
  const isReady = useTexts('sizes', open);
  return (
    <>
      <link rel="stylesheet" href={sizeStyles} precedence="page" />
      <link rel="stylesheet" href={styles} precedence="page" />
      <Dialog
        open={open}
        onClose={onClose}
        kind="full"
        title={t('product:realSize')}
        closeLabel={t('product:closePhoto')}
      >
        {isReady && scale === null && (
          <>
            <p className="measure">{t('product:realSizeFirst')}</p>
            <Calibration onDone={save} />
          </>
        )}
        {scale !== null && (
          <div className="real-size">
            <div className="real-size-stage">
              <img
                src={aloneUrl}
                alt={t('product:realSizeAlt', { name })}
                style={{ width: `${aloneSideMm[bodyPart] * scale}px` }}
              />
            </div>
            <p className="measure">{t('product:realSizeText')}</p>
            <Button kind="text" type="button" onClick={() => save(null)}>
              {t('product:realSizeAgain')}
            </Button>
          </div>
        )}
      </Dialog>
    </>
  );
}
