import { useState, type ReactNode } from 'react';
import './picture.css';

interface Props {
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
}

const widths = [200, 400, 800, 1200];
const at = (url: string, format: string, width: number) =>
  `${url}${url.includes('?') ? '&' : '?'}w=${width}&fm=${format}`;
const sourceSet = (url: string, format: string) =>
  widths.map((width) => `${at(url, format, width)} ${width}w`).join(', ');

/** A picture in the formats a browser knows; a placeholder image when loading fails (product-spec 2 and 8). */
export function Picture({ url, alt, sizes, priority = 'lazy', ratio, placeholder, className }: Props) {
  const [failedUrl, setFailedUrl] = useState('');
  const fail = () => setFailedUrl(url);
  return (
    <span
      className={className ? `picture ${className}` : 'picture'}
      style={ratio ? { aspectRatio: ratio } : undefined}
    >
      {failedUrl === url ? (
        <Missing alt={alt}>{placeholder}</Missing>
      ) : (
        <picture>
          <source type="image/avif" srcSet={sourceSet(url, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={sourceSet(url, 'webp')} sizes={sizes} />
          <img
            // the error may have come before the page was hydrated
            ref={(image) => void (image?.complete && image.naturalWidth === 0 && fail())}
            src={at(url, 'jpeg', 800)}
            alt={alt}
            sizes={sizes}
            loading={priority === 'lazy' ? 'lazy' : 'eager'}
            fetchPriority={priority === 'high' ? 'high' : 'auto'}
            decoding="async"
            onError={fail}
          />
        </picture>
      )}
    </span>
  );
}

/** What stands in the place of a picture that does not exist. A picture without `alt` is decoration, so is its place. */
export function Missing({ alt, children }: { alt: string; children: ReactNode }) {
  if (alt === '') return <span className="picture-missing">{children}</span>;
  return (
    // its words and its drawing are one picture
    <span className="picture-missing" role="img" aria-label={alt}>
      {children}
    </span>
  );
}
