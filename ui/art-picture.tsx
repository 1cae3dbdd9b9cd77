import './art-picture.css';

interface Props {
  /** Upright or square, for phones. */
  url: string;
  /** Lying, from 768 px. */
  wideUrl: string;
  alt: string;
  /** The CSS `sizes` of the upright and of the lying one. */
  sizes: string;
  wideSizes: string;
  priority?: 'high' | 'lazy';
}

const widths = [400, 800, 1200];
const at = (url: string, width: number) => `${url}&w=${width}`;
const sourceSet = (url: string) => widths.map((width) => `${at(url, width)} ${width}w`).join(', ');

/** A picture with another cut on wide screens; it covers the place the parent gives it. */
export function ArtPicture({ url, wideUrl, alt, sizes, wideSizes, priority = 'lazy' }: Props) {
  return (
    <picture className="art-picture">
      <source media="(min-width: 768px)" srcSet={sourceSet(wideUrl)} sizes={wideSizes} />
      <img
        loading={priority === 'lazy' ? 'lazy' : undefined}
        fetchPriority={priority === 'high' ? 'high' : undefined}
        sizes={sizes}
        srcSet={sourceSet(url)}
        src={at(url, 800)}
        alt={alt}
      />
    </picture>
  );
}
