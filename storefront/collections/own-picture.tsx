import { Picture } from '#ui/pictures/picture.tsx';
import type { PictureView } from './collection-view.ts';

/** Uncut: the place takes the picture's own shape. */
export function OwnPicture({
  picture,
  sizes,
  priority = 'lazy',
}: {
  picture: PictureView;
  sizes: string;
  priority?: 'high' | 'lazy';
}) {
  return (
    <Picture
      url={picture.url}
      alt={picture.alt}
      tiny={picture.tiny}
      sizes={sizes}
      ratio={String(picture.ratio)}
      priority={priority}
      placeholder={picture.alt}
    />
  );
}
