import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { guessedScale, scales } from './screen-scale.ts';
import { Stepper } from './stepper.tsx';

/** ID-1 (ISO/IEC 7810), mm: the size of every bank card. */
const card = { width: 53.98, height: 85.6, corner: 3.18 };

/** Measures with a bank card on the screen how many pixels make a millimeter. Its texts are in the namespace `sizes`. */
export function Calibration({ onDone }: { onDone: (scale: number) => void }) {
  const { t } = usePage();
  const [scale, setScale] = useState(guessedScale);
  return (
    <div className="sizer">
      <div className="sizer-stage sizer-stage-card">
        <svg
          width={card.width * scale + 2}
          height={card.height * scale + 2}
          viewBox={`-1 -1 ${card.width * scale + 2} ${card.height * scale + 2}`}
          aria-hidden="true"
        >
          <rect
            width={card.width * scale}
            height={card.height * scale}
            rx={card.corner * scale}
            className="sizer-card"
          />
          <rect x={6 * scale} y={20 * scale} width={9 * scale} height={12 * scale} rx={1.4 * scale} />
        </svg>
      </div>
      <div className="sizer-words">
        <h3 className="h3">{t('sizes:cardTitle')}</h3>
        <p>{t('sizes:cardText')}</p>
        <Stepper
          label={t('sizes:cardWidth')}
          valueText={t('sizes:pixels', { count: Math.round(card.width * scale) })}
          value={scale}
          {...scales}
          less={t('sizes:narrower')}
          more={t('sizes:wider')}
          onChange={setScale}
        />
        <Button type="button" onClick={() => onDone(scale)}>
          {t('sizes:cardFits')}
        </Button>
      </div>
    </div>
  );
}
