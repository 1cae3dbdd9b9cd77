import { filmSize } from '#domain/catalog/film-size.ts';
import { headBytes, type OriginalKind, readOriginalFile } from '#domain/catalog/original-file.ts';

/** Larger originals are neither accepted nor opened: two may be in memory at a time. */
export const maxOriginalBytes = 64 * 1024 * 1024;

/** What the content of an original shows about it. */
export interface OriginalFacts {
  kind: OriginalKind;
  contentType: string;
  /** Displayed size in pixels; null if a film does not contain it. */
  size: { width: number; height: number } | null;
  /** Base64 of a WebP of quality 10 whose longer side is `placeholderSide` pixels; empty = none. */
  placeholder: string;
}

const placeholderSide = 16;
/** WebP quality of placeholders (product-spec 9). */
const placeholderQuality = 10;

/** Returns null for content that is broken or does not match the key's extension. */
export async function readOriginal(key: string, content: Buffer): Promise<OriginalFacts | null> {
  const file = readOriginalFile(key, content.subarray(0, headBytes));
  if (file === null || content.length > maxOriginalBytes) return null;
  if (file.contentType.startsWith('video/')) return { ...file, size: filmSize(content), placeholder: '' };
  try {
    const { openPicture } = await import('./picture.ts');
    const { autoOrient: size } = await openPicture(content).metadata();
    const placeholder = await placeholderOf(content);
    return { ...file, size, placeholder };
  } catch {
    // an animated AVIF does not need to have a still picture as well
    return file.kind === 'VIDEO' ? { ...file, size: filmSize(content), placeholder: '' } : null;
  }
}

async function placeholderOf(content: Buffer): Promise<string> {
  const { openPicture } = await import('./picture.ts');
  const tiny = openPicture(content).resize(placeholderSide, placeholderSide, { fit: 'inside' });
  return (await tiny.webp({ quality: placeholderQuality, effort: 6 }).toBuffer()).toString('base64');
}
