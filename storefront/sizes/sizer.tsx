import { useState } from 'react';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { formatMillimetres, formatSize } from '#ui/format.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { useShellData } from '#storefront/shell/frame/shell-data.ts';
import { Calibration } from './calibration.tsx';
import { useMySize } from './my-size.ts';
import { ringSize } from './ring-size.ts';
import { ringSizes, sizeStep } from './ring-sizes.ts';
import { useScale } from './screen-scale.ts';
import { Stepper } from './stepper.tsx';
import { Strip } from './strip.tsx';

const usual = 17;

/** Two ways to find the size: a ring on the calibrated screen, or a strip of paper. */
export function Sizer() {
  const { scale, save: saveScale } = useScale();
  const mine = useMySize();
  return (
    <>
      {scale === null ? (
        <Calibration onDone={saveScale} />
      ) : (
        <RingOnScreen scale={scale} mine={mine} onAgain={() => saveScale(null)} />
      )}
      <Strip onFound={mine.save} />
      <Saved mine={mine} />
    </>
  );
}

interface RingProps {
  /** CSS pixels per millimeter. */
  scale: number;
  mine: ReturnType<typeof useMySize>;
  onAgain: () => void;
}

function RingOnScreen({ scale, mine, onAgain }: RingProps) {
  const { t, language } = usePage();
  const [size, setSize] = useState(mine.size ?? usual);
  const { eu, us, uk } = ringSize(size);
  const choose = (mm: number) => {
    // vibrates at each half size if the device can
    if (mm !== size && 'vibrate' in navigator) navigator.vibrate(10);
    setSize(mm);
  };
  const largest = (ringSizes.at(-1) ?? size) * scale + 40;
  return (
    <div className="sizer">
      <div className="sizer-stage">
        <svg width={largest} height={largest} viewBox={`0 0 ${largest} ${largest}`} aria-hidden="true">
          <circle cx={largest / 2} cy={largest / 2} r={(size * scale) / 2} className="sizer-ring" />
          <path d={`M${largest / 2 - (size * scale) / 2} ${largest / 2}h${size * scale}`} />
        </svg>
      </div>
      <div className="sizer-words">
        <h3 className="h3">{t('sizes:ringTitle')}</h3>
        <p>{t('sizes:ringText')}</p>
        <output className="sizer-size">
          <span className="d2 tabular">{formatSize(size, language)}</span>
          <span className="small ink-2">
            {t('sizes:systems', {
              mm: formatMillimetres(size, language),
              eu: formatSize(eu, language),
              us,
              uk,
            })}
          </span>
        </output>
        <Stepper
          label={t('sizes:diameter')}
          valueText={formatMillimetres(size, language)}
          value={size}
          min={ringSizes[0] ?? size}
          max={ringSizes.at(-1) ?? size}
          step={sizeStep}
          less={t('sizes:smaller')}
          more={t('sizes:larger')}
          onChange={choose}
        />
        <Button
          type="button"
          data-gesture={`zr_size_guide?step=finish&method=ring&result=${size}`}
          onClick={() => mine.save(size)}
        >
          {t('sizes:save', { size: formatSize(size, language) })}
        </Button>
        <Button type="button" kind="text" onClick={onAgain}>
          {t('sizes:again')}
        </Button>
      </div>
    </div>
  );
}

/** Stays in the document, so that a screen reader announces its content. */
function Saved({ mine }: { mine: ReturnType<typeof useMySize> }) {
  const { t, links, language } = usePage();
  const { categories } = useShellData();
  const { size } = mine;
  const rings = categories.find(({ kind }) => kind === 'rings')?.href ?? links.catalog();
  return (
    <div className="sizer-saved" role="status" data-saved={size === null ? undefined : true}>
      {size !== null && (
        <>
          <p>
            <span className="h3">{t('sizes:mine', { size: formatSize(size, language) })}</span>
            <br />
            <span className="small ink-2">{t('sizes:storedHere')}</span>
          </p>
          <Link className={buttonClass('secondary')} to={`${rings}?ringSize=${size}`}>
            {t('sizes:show', { size: formatSize(size, language) })}
          </Link>
          <Button type="button" kind="text" onClick={mine.forget}>
            {t('sizes:forget')}
          </Button>
        </>
      )}
    </div>
  );
}
