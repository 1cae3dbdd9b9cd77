import { createHash } from 'node:crypto';
import type { Db } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { FileStore } from '#providers/files/port.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type NewAttachment, upsertAttachment } from './queries.ts';
import { maxOriginalBytes, readOriginal } from './read-original.ts';

export interface NewOriginal {
  /**
   * For example `rings/swallow.jpg`. The key gets a hash of the content before the extension, so that a key is never reused for other
   * content.
   */
  name: string;
  content: Buffer;
  alt: LocalizedText;
}

/** Camera photos are larger than any page shows. */
const maxSide = 4_000;

/**
 * Adds a picture or a video: stores the file and its row. Refuses with UNSUPPORTED_MEDIA_TYPE if the content is broken or does not match
 * its extension, PAYLOAD_TOO_LARGE above 64 MB.
 */
export async function addOriginal(
  { db, files }: { db: Db; files: FileStore },
  original: NewOriginal,
): Promise<{ id: number; key: string }> {
  const stored = await storeOriginal(files, original);
  return { id: await upsertAttachment(db, stored), key: stored.key };
}

/**
 * Stores the file of a picture or a video and returns its row's fields. Still pictures are encoded again, which removes the metadata of the
 * camera and of other programs. Refuses as `addOriginal`.
 */
export async function storeOriginal(
  files: FileStore,
  { name, content, alt }: NewOriginal,
): Promise<NewAttachment> {
  if (content.length > maxOriginalBytes) throw new Refusal('PAYLOAD_TOO_LARGE');
  const given = await readOriginal(name, content);
  if (given === null) throw new Refusal('UNSUPPORTED_MEDIA_TYPE', { reason: 'NOT_A_PICTURE' });
  const file = given.kind === 'IMAGE' ? await writtenAnew(content, given.contentType) : content;
  const key = keyOf(name, file);
  const facts = await readOriginal(key, file);
  if (facts === null) throw new Refusal('UNSUPPORTED_MEDIA_TYPE', { reason: 'NOT_A_PICTURE' });
  // the file is written first: a row without a file would be a broken picture on a page
  await files.write(key, { content: file, contentType: facts.contentType });
  return { key, alt, facts };
}

/** Encodes in the original's format, turned upright, without metadata. */
async function writtenAnew(content: Buffer, contentType: string): Promise<Buffer> {
  const { openPicture } = await import('./picture.ts');
  const picture = openPicture(content).resize(maxSide, maxSide, {
    fit: 'inside',
    withoutEnlargement: true,
  });
  switch (contentType) {
    case 'image/png':
      return picture.png().toBuffer();
    case 'image/webp':
      return picture.webp({ quality: 92 }).toBuffer();
    case 'image/avif':
      return picture.avif({ quality: 85, effort: 4 }).toBuffer();
    default:
      return picture.jpeg({ quality: 92 }).toBuffer();
  }
}

function keyOf(name: string, content: Buffer): string {
  const mark = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return name.replace(/\.[^.]+$/, (ending) => `-${mark}${ending.toLowerCase()}`);
}
