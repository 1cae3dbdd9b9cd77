import { useState, type ReactNode } from 'react';
import { Qosh } from '../brand/brand.tsx';
import { tinyGround } from './tiny-ground.ts';
import './picture.css';

interface Props {
  /** Address of the picture; `w` requests a width, and the server chooses the best format the browser supports. */
  url: string;
  alt: string;
  /** The CSS `sizes` of the place it fills. */
  sizes: string;
  /** The first pictures of a page are loaded at once, the largest of them first. */
  priority?: 'high' | 'eager' | 'lazy';
  /** A tiny version as base64 of a WebP, shown until the picture is loaded. */
  tiny?: string | null | undefined;
  /** The place is never wider than 400 px: the largest width is not offered. */
  isSmall?: boolean;
  /** Width to height; left out = the design's token. */
  ratio?: string;
  /** Shown in its place if the picture cannot be loaded: an outline and a word; null = the emblem. */
  placeholder: ReactNode;
  className?: string;
}

const widths = [200, 400, 800, 1200];
const at = (url: string, width: number) => `${url}&w=${width}`;
const smallWidths = widths.slice(0, -1);
const sourceSet = (url: string, isSmall: boolean) =>
  (isSmall ? smallWidths : widths).map((width) => `${at(url, width)} ${width}w`).join(', ');

/**
 * Returns the focal point, which stays visible where the place crops the picture: `&at=30-70` of its address, in percent from the left and
 * the top.
 */
export function focusOf(url: string): { objectPosition: string } | undefined {
  const [, x, y] = /[?&]at=(\d{1,3})-(\d{1,3})/.exec(url) ?? [];
  return x === undefined ? undefined : { objectPosition: `${x}% ${y}%` };
}

/** A picture in the width that its place needs; a placeholder image if loading fails (product-spec 2 and 8). */
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
          // before the addresses, so that browsers know it when they start loading
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

/** Tracks whether the picture of this address could not be loaded; `watch` are properties of its `img`. */
export function useImageFailure(url: string): {
  hasFailed: boolean;
  watch: { ref: (image: HTMLImageElement | null) => void; onError: () => void };
} {
  const [failedUrl, setFailedUrl] = useState('');
  const fail = () => setFailedUrl(url);
  return {
    hasFailed: failedUrl === url,
    watch: {
      // the error may have occurred before hydration
      ref: (image) => void (image?.complete && image.naturalWidth === 0 && fail()),
      onError: fail,
    },
  };
}

/** Shown in place of a missing picture. A picture without `alt` is decorative, and so is its place. */
export function Missing({ alt, children }: { alt: string; children: ReactNode }) {
  const shown = children ?? <Qosh width={64} />;
  if (alt === '') return <span className="picture-missing">{shown}</span>;
  return (
    // text and drawing together are one picture
    <span className="picture-missing" role="img" aria-label={alt}>
      {shown}
    </span>
  );
}
