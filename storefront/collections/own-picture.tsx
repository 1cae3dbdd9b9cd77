import { Picture } from '#ui/pictures/picture.tsx';
import type { PictureView } from './collection-view.ts';

/** A picture that is not cropped: its box takes the picture's own aspect ratio. */
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
