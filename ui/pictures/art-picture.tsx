import { Missing, useImageFailure } from './picture.tsx';
import { tinyGround } from './tiny-ground.ts';
import './art-picture.css';

/** One cut of the picture, shown from this width of the window on, in px. */
export interface Cut {
  fromWidth: number;
  url: string;
  /** Itself, tiny, as the base64 of a WebP. */
  placeholder?: string | null;
}

interface Props {
  /** Rising by `fromWidth`; the first is that of the narrowest window. */
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

/** A picture with another cut on wider screens; it covers the place the parent gives it. When it cannot be loaded, the emblem stands there. */
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
