import { Picture } from '#ui/pictures/picture.tsx';
import { Silhouette } from '#ui/pictures/silhouette.tsx';

interface Props {
  /** Null = its silhouette is shown instead. */
  url: string | null;
  /** The kind of the category, which determines the silhouette. */
  kind: string;
  /** The `sizes` attribute for its place, which the parent lays out. */
  sizes: string;
  /** The size of the silhouette, px. */
  drawingSize: number;
  priority?: 'eager' | 'lazy';
}

/** A category's picture next to or above its name; its drawing if there is no picture, or it fails to load. */
export function CategoryPicture({ url, kind, sizes, drawingSize, priority = 'lazy' }: Props) {
  const drawing = <Silhouette name={kind} size={drawingSize} />;
  if (url === null) return drawing;
  return <Picture url={url} alt="" sizes={sizes} ratio="1" priority={priority} placeholder={drawing} />;
}
