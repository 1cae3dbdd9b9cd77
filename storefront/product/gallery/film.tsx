import { useState, type ComponentType } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { Slide } from './slide.ts';

/**
 * A silent film with the platform's controls. Nothing of it is loaded before the visitor starts it, with or without
 * Save-Data. A film of the turning piece is rotated by hand instead: its code and film are loaded with its button; if
 * the code cannot be loaded, the film is opened as a file (PDP-6).
 */
export function Film({ slide, poster }: { slide: Slide; poster: string | null }) {
  const { t } = usePage();
  const isInBrowser = useHydrated();
  const [Spin, setSpin] = useState<ComponentType<{ slide: Slide }> | null>(null);
  if (Spin) return <Spin slide={slide} />;
  const isTurn = slide.kind === 'turn';
  return (
    <div className="film">
      {/* without sound, described by the facts of the piece (ui.md 5.1) */}
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
