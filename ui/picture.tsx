import { useState, type ReactNode } from 'react';
import './picture.css';

type Props = {
  /** Address of the picture; sizes and formats are asked for by `w` and `fm`. */
  url: string;
  alt: string;
  /** The CSS `sizes` of the place it fills. */
  sizes: string;
  /** First pictures of a page load at once, the largest of them first. */
  priority?: 'high' | 'eager' | 'lazy';
  /** Width to height; left out = the design's token. */
  ratio?: string;
  /** Shown on the ground when the picture cannot be had: an outline and a word. */
  placeholder: ReactNode;
  className?: string;
};

const widths = [200, 400, 800, 1200];
const at = (url: string, format: string, width: number) => `${url}${url.includes('?') ? '&' : '?'}w=${width}&fm=${format}`;
const sourceSet = (url: string, format: string) => widths.map((width) => `${at(url, format, width)} ${width}w`).join(', ');

/** A picture in the formats a browser knows; a placeholder image when loading fails (product-spec 2 and 8). */
export function Picture({ url, alt, sizes, priority = 'lazy', ratio, placeholder, className = '' }: Props) {
  const [failed, setFailed] = useState(false);
  // the error may have come before the page was hydrated
  const lookAgain = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  };
  return (
    <span className={`picture ${className}`} style={ratio === undefined ? undefined : { aspectRatio: ratio }}>
      {failed ? (
        <Missing alt={alt}>{placeholder}</Missing>
      ) : (
        <picture>
          <source type="image/avif" srcSet={sourceSet(url, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={sourceSet(url, 'webp')} sizes={sizes} />
          <img
            ref={lookAgain}
            src={at(url, 'jpeg', 800)}
            alt={alt}
            sizes={sizes}
            loading={priority === 'lazy' ? 'lazy' : 'eager'}
            fetchPriority={priority === 'high' ? 'high' : 'auto'}
            decoding="async"
            onError={() => setFailed(true)}
          />
        </picture>
      )}
    </span>
  );
}

/** What stands in the place of a picture that does not exist. */
export function Missing({ alt, children }: { alt: string; children: ReactNode }) {
  return (
    <span className="picture-missing" role="img" aria-label={alt}>
      {children}
    </span>
  );
}
