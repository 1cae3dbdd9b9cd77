import { filmSize } from '#domain/catalog/film-size.ts';
import { headBytes, type OriginalKind, readOriginalFile } from '#domain/catalog/original-file.ts';

/** A larger one is neither taken nor opened: two may be in memory at a time. */
export const largestOriginalBytes = 64 * 1024 * 1024;

/** What an original is, by its content. */
export interface OriginalFacts {
  kind: OriginalKind;
  contentType: string;
  /** Displayed size in px; null where a film does not say. */
  size: { width: number; height: number } | null;
  /** Itself, `placeholderSide` px long and of quality 10, as the base64 of a WebP; empty = there is none. */
  placeholder: string;
}

const placeholderSide = 16;
/** The quality of placeholders (product-spec 9). */
const placeholderQuality = 10;

/** Null for what the shop cannot show: content of another kind than the key's ending says, or broken. */
export async function readOriginal(key: string, content: Buffer): Promise<OriginalFacts | null> {
  const file = readOriginalFile(key, content.subarray(0, headBytes));
  if (file === null || content.length > largestOriginalBytes) return null;
  if (file.contentType.startsWith('video/')) return { ...file, size: filmSize(content), placeholder: '' };
  try {
    const { openPicture } = await import('./picture.ts');
    const { autoOrient: size } = await openPicture(content).metadata();
    const placeholder = await placeholderOf(content);
    return { ...file, size, placeholder };
  } catch {
    // a moving AVIF need not have a picture of its own besides its film
    return file.kind === 'VIDEO' ? { ...file, size: filmSize(content), placeholder: '' } : null;
  }
}

async function placeholderOf(content: Buffer): Promise<string> {
  const { openPicture } = await import('./picture.ts');
  const tiny = openPicture(content).resize(placeholderSide, placeholderSide, { fit: 'inside' });
  return (await tiny.webp({ quality: placeholderQuality, effort: 6 }).toBuffer()).toString('base64');
}
