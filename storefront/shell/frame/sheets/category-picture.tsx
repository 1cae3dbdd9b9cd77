import { Picture } from '#ui/pictures/picture.tsx';
import { Silhouette } from '#ui/pictures/silhouette.tsx';

interface Props {
  /** Null = its silhouette stands there. */
  url: string | null;
  /** The kind of the category, which decides the silhouette. */
  kind: string;
  /** The CSS `sizes` of its place, which the parent lays out. */
  sizes: string;
  /** The size of the silhouette, px. */
  drawingSize: number;
  priority?: 'eager' | 'lazy';
}

/** A category's picture next to or above its name; its drawing where there is no picture, or it fails to load. */
export function CategoryPicture({ url, kind, sizes, drawingSize, priority = 'lazy' }: Props) {
  const drawing = <Silhouette name={kind} size={drawingSize} />;
  if (url === null) return drawing;
  return <Picture url={url} alt="" sizes={sizes} ratio="1" priority={priority} placeholder={drawing} />;
}
