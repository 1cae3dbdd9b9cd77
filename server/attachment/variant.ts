import sharp from 'sharp';
import type { DownloadQuery } from '#contract/content.ts';

/** A derivative of a picture: its box in px, how it fills it, its format and quality. */
export interface Variant {
  width: number | undefined;
  height: number | undefined;
  fit: 'cover' | 'contain';
  format: 'avif' | 'webp' | 'jpeg';
  quality: number;
}

const contentTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  '3gp': 'video/3gpp',
};

/** By the key's ending; null for what is never served. */
export function contentTypeOf(key: string): string | null {
  return contentTypes[key.split('.').at(-1)?.toLowerCase() ?? ''] ?? null;
}

export function isVideo(contentType: string): boolean {
  return contentType.startsWith('video/');
}

/** Quality by format, up to 400 px and above (ui.md 3.6). */
const qualities = { avif: [52, 60], webp: [72, 80], jpeg: [74, 82] } as const;
const smallWidth = 400;
const largestWidth = 1200;

/** What the query asks for; null = the original as it is. A format without a size is given the largest size. */
export function readVariant({ w, h, q, fit, fm }: DownloadQuery): Variant | null {
  if (w === undefined && h === undefined && q === undefined && fm === undefined) return null;
  const width = w ?? (h === undefined ? largestWidth : undefined);
  const format = fm ?? 'jpeg';
  const [small, large] = qualities[format];
  const isSmall = Math.max(width ?? 0, h ?? 0) <= smallWidth;
  return { width, height: h, fit: fit ?? 'cover', format, quality: q ?? (isSmall ? small : large) };
}

/**
 * Encoding effort of AVIF, 0 to 9. Measured on the demo's pictures: at 1 a picture of 400 px takes about as long as its
 * WebP and is 3 % larger than at 4, which takes eight times as long.
 */
const avifEffort = 1;
/** The ground of the renderings, for what a transparent picture stands on in JPEG. */
const ground = '#f6f1ea';
const mostPixels = 60_000_000;

// Two pictures are made at a time (make-derivative.ts), each on one core; libvips' own cache would only hold memory.
sharp.concurrency(1);
sharp.cache(false);

/** The derivative's bytes. Never larger than the original; metadata is left out. Fails on what is no picture. */
export async function encodeVariant(original: Buffer, variant: Variant): Promise<Buffer> {
  const { width, height, fit, format, quality } = variant;
  const image = sharp(original, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width, height, fit: fit === 'cover' ? 'cover' : 'inside', withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return image.avif({ quality, effort: avifEffort }).toBuffer();
    case 'webp':
      return image.webp({ quality }).toBuffer();
    case 'jpeg':
      return image.flatten({ background: ground }).jpeg({ quality, progressive: true }).toBuffer();
  }
}
