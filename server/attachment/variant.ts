import type { DownloadQuery } from '#contract/content.ts';

/** A derivative of a picture: its box in pixels, how it fills the box, its format and quality. */
export interface Variant {
  width: number | undefined;
  height: number | undefined;
  fit: 'cover' | 'contain';
  format: PictureFormat;
  quality: number;
  /** The point around which the picture is cropped, in percent of its sides; omitted = its center. */
  focal?: { x: number; y: number };
}

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** The original is not a picture, or is too large to be opened: no derivative can ever be made of it. */
export class PictureUnreadable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'PictureUnreadable';
  }
}

/** Quality per format: up to 400 px, and above (ui.md 3.6). */
const qualities = { avif: [52, 60], webp: [72, 80], jpeg: [74, 82] } as const;
const smallWidth = 400;
const maxWidth = 1200;

/**
 * Reads the variant from the query; null = the original unchanged. A format without a size means the largest size, a size without a format
 * the best format listed in `accept`.
 */
export function readVariant({ w, h, q, fit, fm, at }: DownloadQuery, accept?: string): Variant | null {
  if (w === undefined && h === undefined && q === undefined && fm === undefined) return null;
  const width = w ?? (h === undefined ? maxWidth : undefined);
  const format = fm ?? bestFormat(accept);
  const [small, large] = qualities[format];
  const isSmall = Math.max(width ?? 0, h ?? 0) <= smallWidth;
  const focal = fit !== 'contain' && w !== undefined && h !== undefined ? focalOf(at) : null;
  return {
    width,
    height: h,
    fit: fit ?? 'cover',
    format,
    quality: q ?? (isSmall ? small : large),
    ...(focal && { focal }),
  };
}

function focalOf(at: string | undefined): { x: number; y: number } | null {
  const [x, y] = at?.split('-').map(Number) ?? [];
  return x === undefined || y === undefined ? null : { x, y };
}

/** Formats newer than JPEG are used only if Accept lists them: programs that support neither send a wildcard. */
function bestFormat(accept = ''): PictureFormat {
  const named = accept.split(',').flatMap((part) => {
    const [type = '', ...facts] = part.split(';').map((word) => word.trim().toLowerCase());
    return facts.some((fact) => /^q=0(?:\.0*)?$/.test(fact)) ? [] : [type];
  });
  if (named.includes('image/avif')) return 'avif';
  return named.includes('image/webp') ? 'webp' : 'jpeg';
}
