import { Missing, useImageFailure } from './picture.tsx';
import { tinyGround } from './tiny-ground.ts';
import './art-picture.css';

/** One crop of the picture, shown from this window width on, in px. */
export interface Cut {
  fromWidth: number;
  url: string;
  /** A tiny version of the picture, as base64 of a WebP. */
  placeholder?: string | null;
}

interface Props {
  /** Ascending by `fromWidth`; the first is for the narrowest windows. */
  cuts: readonly [Cut, ...Cut[]];
  alt: string;
  /** The CSS `sizes` of its place on phones, and from 768 px on. */
  sizes: string;
  wideSizes: string;
  priority?: 'high' | 'lazy';
}

const wideFrom = 768;
const widths = [400, 800, 1200];
const at = (url: string, width: number) => `${url}&w=${width}`;
const sourceSet = (url: string) => widths.map((width) => `${at(url, width)} ${width}w`).join(', ');

/** A picture with another crop on wider screens; it covers the place given by the parent. If it cannot be loaded, the emblem is shown. */
export function ArtPicture({ cuts, alt, sizes, wideSizes, priority = 'lazy' }: Props) {
  const [first, ...wider] = cuts;
  const { hasFailed, watch } = useImageFailure(first.url);
  if (hasFailed)
    return (
      <span className="art-picture">
        <Missing alt={alt}>{null}</Missing>
      </span>
    );
  const isOneForAll = wider.every(({ fromWidth }) => fromWidth !== wideFrom);
  return (
    <picture className="art-picture">
      {wider.toReversed().map(({ fromWidth, url }) => (
        <source
          key={fromWidth}
          media={`(min-width: ${fromWidth}px)`}
          srcSet={sourceSet(url)}
          sizes={fromWidth < wideFrom ? sizes : wideSizes}
        />
      ))}
      <img
        {...watch}
        loading={priority === 'lazy' ? 'lazy' : undefined}
        fetchPriority={priority === 'high' ? 'high' : undefined}
        sizes={isOneForAll ? `(min-width: ${wideFrom}px) ${wideSizes}, ${sizes}` : sizes}
        srcSet={sourceSet(first.url)}
        src={at(first.url, 800)}
        alt={alt}
        style={tinyGround(first.placeholder)}
      />
    </picture>
  );
}
