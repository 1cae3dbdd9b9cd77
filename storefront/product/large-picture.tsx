import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { MediaView } from './product-view.ts';

interface Props {
  media: MediaView[];
  /** Which one; null = closed. */
  index: number | null;
  onIndex: (index: number | null) => void;
}

/** One picture as large as the screen; the arrow keys and buttons lead to the others. */
export function LargePicture({ media, index, onIndex }: Props) {
  const { t } = usePage();
  const pictures = media.flatMap((one, place) => (one.isVideo ? [] : [{ ...one, place }]));
  const at = pictures.findIndex(({ place }) => place === index);
  const picture = pictures[at];
  const step = (by: number) =>
    onIndex(pictures[(at + by + pictures.length) % pictures.length]?.place ?? null);
  return (
    <Dialog
      open={picture !== undefined}
      onClose={() => onIndex(null)}
      kind="full"
      title={t('product:photoOf', { index: at + 1, count: pictures.length })}
      closeLabel={t('product:closePhoto')}
    >
      {picture && (
        // the buttons are the way for everybody; the keys are a comfort beside them
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          className="large-picture"
          onKeyDown={({ key }) => {
            if (key === 'ArrowRight') step(1);
            if (key === 'ArrowLeft') step(-1);
          }}
        >
          <Picture
            key={picture.url}
            url={picture.url}
            alt={picture.alt}
            sizes="(min-aspect-ratio: 1/1) 100vh, 100vw"
            priority="eager"
            placeholder={null}
          />
          {pictures.length > 1 && (
            <div className="large-picture-steps">
              <Button
                kind="secondary"
                type="button"
                aria-label={t('product:previousPhoto')}
                onClick={() => step(-1)}
              >
                <Icon name="back" />
              </Button>
              <Button
                kind="secondary"
                type="button"
                aria-label={t('product:nextPhoto')}
                onClick={() => step(1)}
              >
                <Icon name="forward" />
              </Button>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
