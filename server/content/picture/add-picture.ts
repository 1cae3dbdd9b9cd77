import type { ContentPicture } from '#contract/admin/content/moment.ts';
import type { Db } from '#database/connect.ts';
import { slug } from '#domain/catalog/slug.ts';
import type { FileStore } from '#providers/files/port.ts';
import { addOriginal } from '#server/attachment/add-original.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { selectPictures } from './queries-picture.ts';
import { pictureToWire } from './wire-picture.ts';

/**
 * Adds a picture that content may show; what is seen on it is written with the place where it stands. Refuses UNSUPPORTED_MEDIA_TYPE,
 * PAYLOAD_TOO_LARGE.
 */
export async function addPicture(
  { db, files }: { db: Db; files: FileStore },
  { name, content }: { name: string; content: Buffer },
): Promise<ContentPicture> {
  const alt = { uz: '', ru: '', en: '' };
  const { id } = await addOriginal({ db, files }, { name: keyName(name), content, alt });
  const [picture] = await selectPictures(db, [id]);
  if (picture === undefined) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  return pictureToWire(picture);
}

/** `content/evening.jpg`: letters of the file's own name that an address can have. */
function keyName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*)\.([^.]+)$/.exec(name) ?? [];
  return `content/${slug(stem).slice(0, 40) || 'picture'}.${ending.toLowerCase()}`;
}
