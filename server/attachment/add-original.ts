import { createHash } from 'node:crypto';
import type { Db } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { FileStore } from '#providers/files/port.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type NewAttachment, upsertAttachment } from './queries.ts';
import { largestOriginalBytes, readOriginal } from './read-original.ts';

export interface NewOriginal {
  /** `rings/swallow.jpg`: the key gets a mark of the content before the ending, so no key is ever given to another content. */
  name: string;
  content: Buffer;
  alt: LocalizedText;
}

/** Photos of cameras are larger; no page shows more. */
const longestSide = 4_000;

/**
 * Adds a picture or a video: stores the file and its row. Refuses UNSUPPORTED_MEDIA_TYPE for content that is not what its name says, or
 * broken, PAYLOAD_TOO_LARGE above 64 MB.
 */
export async function addOriginal(
  { db, files }: { db: Db; files: FileStore },
  original: NewOriginal,
): Promise<{ id: number; key: string }> {
  const stored = await storeOriginal(files, original);
  return { id: await upsertAttachment(db, stored), key: stored.key };
}

/**
 * Stores the file of a picture or a video, and returns what its row says: detects its kind, encodes still
 * pictures again without the metadata of a camera or a stranger in them. Refuses as `addOriginal` does.
 */
export async function storeOriginal(
  files: FileStore,
  { name, content, alt }: NewOriginal,
): Promise<NewAttachment> {
  if (content.length > largestOriginalBytes) throw new Refusal('PAYLOAD_TOO_LARGE');
  const given = await readOriginal(name, content);
  if (given === null) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  const file = given.kind === 'IMAGE' ? await writtenAnew(content, given.contentType) : content;
  const key = keyOf(name, file);
  const facts = await readOriginal(key, file);
  if (facts === null) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  // the file first: a row without its file would be a hole in a page
  await files.write(key, { content: file, contentType: facts.contentType });
  return { key, alt, facts };
}

/** In its own format, turned upright, without metadata. */
async function writtenAnew(content: Buffer, contentType: string): Promise<Buffer> {
  const { openPicture } = await import('./picture.ts');
  const picture = openPicture(content).resize(longestSide, longestSide, {
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
