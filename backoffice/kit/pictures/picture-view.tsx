import type { Media } from '#contract/admin/catalog/media.ts';
import { focusOf } from '#ui/pictures/picture.tsx';

/** The picture at the size of a list; for a film its first frame. */
export function PictureView({ photo: { kind, url } }: { photo: Pick<Media, 'kind' | 'url'> }) {
  if (kind === 'VIDEO') return <video src={url} muted preload="metadata" />;
  return <img src={`${url}&w=400`} alt="" loading="lazy" style={focusOf(url)} />;
}
