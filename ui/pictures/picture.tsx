import { useState, type ReactNode } from 'react';
import { Qosh } from '../brand/brand.tsx';
import { tinyGround } from './tiny-ground.ts';
import './picture.css';

interface Props {
  /** Address of the picture; a width is requested by `w`, the best format the browser knows comes by itself. */
  url: string;
  alt: string;
  /** The CSS `sizes` of the place it fills. */
  sizes: string;
  /** First pictures of a page load at once, the largest of them first. */
  priority?: 'high' | 'eager' | 'lazy';
  /** Itself, tiny, as the base64 of a WebP: what is seen until it has come. */
  tiny?: string | null | undefined;
  /** The place is never wider than 400 px: the largest width is not offered. */
  isSmall?: boolean;
  /** Width to height; left out = the design's token. */
  ratio?: string;
  /** Shown on the ground when the picture cannot be had: an outline and a word; null = the emblem. */
  placeholder: ReactNode;
  className?: string;
}

const widths = [200, 400, 800, 1200];
const at = (url: string, width: number) => `${url}&w=${width}`;
const smallWidths = widths.slice(0, -1);
const sourceSet = (url: string, isSmall: boolean) =>
  (isSmall ? smallWidths : widths).map((width) => `${at(url, width)} ${width}w`).join(', ');

/** Where the place crops the picture, its focal point stays visible: `&at=30-70` of its address, percents from the left and the top. */
export function focusOf(url: string): { objectPosition: string } | undefined {
  const [, x, y] = /[?&]at=(\d{1,3})-(\d{1,3})/.exec(url) ?? [];
  return x === undefined ? undefined : { objectPosition: `${x}% ${y}%` };
}

/** A picture in the width its place needs; a placeholder image when loading fails (product-spec 2 and 8). */
export function Picture(props: Props) {
  const { url, alt, sizes, priority = 'lazy', tiny, isSmall = false, ratio, placeholder, className } = props;
  const { hasFailed, watch } = useImageFailure(url);
  return (
    <span
      className={className ? `picture ${className}` : 'picture'}
      style={ratio ? { aspectRatio: ratio } : undefined}
    >
      {hasFailed ? (
        <Missing alt={alt}>{placeholder}</Missing>
      ) : (
        <img
          {...watch}
          // before the addresses, so that a browser knows them when it begins to load
          loading={priority === 'lazy' ? 'lazy' : undefined}
          fetchPriority={priority === 'high' ? 'high' : undefined}
          sizes={sizes}
          srcSet={sourceSet(url, isSmall)}
          src={at(url, 800)}
          alt={alt}
          style={{ ...tinyGround(tiny), ...focusOf(url) }}
        />
      )}
    </span>
  );
}

/** Whether the picture of this address could not be loaded; `watch` are properties of its `img`. */
export function useImageFailure(url: string): {
  hasFailed: boolean;
  watch: { ref: (image: HTMLImageElement | null) => void; onError: () => void };
} {
  const [failedUrl, setFailedUrl] = useState('');
  const fail = () => setFailedUrl(url);
  return {
    hasFailed: failedUrl === url,
    watch: {
      // the error may have come before the page was hydrated
      ref: (image) => void (image?.complete && image.naturalWidth === 0 && fail()),
      onError: fail,
    },
  };
}

/** What stands in the place of a picture that does not exist. A picture without `alt` is decoration, so is its place. */
export function Missing({ alt, children }: { alt: string; children: ReactNode }) {
  const shown = children ?? <Qosh width={64} />;
  if (alt === '') return <span className="picture-missing">{shown}</span>;
  return (
    // its words and its drawing are one picture
    <span className="picture-missing" role="img" aria-label={alt}>
      {shown}
    </span>
  );
}
