import { useState, type ComponentType } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { Slide } from './slide.ts';

type SpinPart = ComponentType<{ slide: Slide; onFail: () => void }>;

/**
 * A silent film with the platform's controls: not a byte of it is loaded before somebody starts it, with Save-Data or without. One
 * that shows the piece turning can be taken into the hand instead; where that fails, the film stays (PDP-6).
 */
export function Film({ slide, poster }: { slide: Slide; poster: string | null }) {
  const { t } = usePage();
  const [spin, setSpin] = useState<{ Spin: SpinPart | null; isFailed: boolean }>({
    Spin: null,
    isFailed: false,
  });
  const fail = () => setSpin({ Spin: null, isFailed: true });
  if (spin.Spin) return <spin.Spin slide={slide} onFail={fail} />;
  return (
    <div className="film">
      {/* silent, described by the facts of the piece (ui.md 5.1) */}
      <video
        className="gallery-video"
        data-gesture="zr_gallery?kind=video"
        src={slide.url}
        poster={poster === null ? undefined : `${poster}&w=800`}
        muted
        loop
        playsInline
        controls
        preload="none"
        aria-label={slide.alt}
      />
      {slide.kind === 'turn' && (
        <p className="film-turn script-only" role="status">
          {spin.isFailed ? (
            t('product:spinFailed')
          ) : (
            <Button
              kind="secondary"
              type="button"
              data-gesture="zr_gallery?kind=spin"
              onClick={() => {
                import('./spin.tsx').then(({ Spin }) => setSpin({ Spin, isFailed: false }), fail);
              }}
            >
              {t('product:spin')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
