import { useState, type ComponentType } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { Slide } from './slide.ts';

/**
 * A silent film with the platform's controls: not a byte of it is loaded before somebody starts it, with Save-Data or without. One
 * that shows the piece turning is taken into the hand instead: its code and its film come with its button; where the code cannot be
 * had, the film itself is opened (PDP-6).
 */
export function Film({ slide, poster }: { slide: Slide; poster: string | null }) {
  const { t } = usePage();
  const isInBrowser = useHydrated();
  const [Spin, setSpin] = useState<ComponentType<{ slide: Slide }> | null>(null);
  if (Spin) return <Spin slide={slide} />;
  const isTurn = slide.kind === 'turn';
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
        controls={!isTurn || !isInBrowser}
        preload="none"
        aria-label={slide.alt}
      />
      {isTurn && (
        <p className="film-turn script-only">
          <Button
            kind="secondary"
            type="button"
            data-gesture="zr_gallery?kind=spin"
            onClick={() => {
              import('./spin.tsx').then(
                (part) => setSpin(() => part.Spin),
                () => location.assign(slide.url),
              );
            }}
          >
            {t('product:spin')}
          </Button>
        </p>
      )}
    </div>
  );
}
