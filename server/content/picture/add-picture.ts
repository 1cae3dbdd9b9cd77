import type { ContentPicture } from '#contract/admin/content/moment.ts';
import type { Db } from '#database/connect.ts';
import { slug } from '#domain/catalog/slug.ts';
import type { FileStore } from '#providers/files/port.ts';
import { addStaffOriginal } from '#server/attachment/media/add-staff-original.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { selectPictures } from './queries-picture.ts';
import { pictureToWire } from './wire-picture.ts';

/** Adds a picture for content; its alternative text is entered where it is used. Refuses with UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE. */
export async function addPicture(
  { db, files }: { db: Db; files: FileStore },
  { caller, input: { name, content } }: { caller: StaffCaller; input: { name: string; content: Buffer } },
): Promise<ContentPicture> {
  const alt = { uz: '', ru: '', en: '' };
  const original = { name: keyName(name), content, alt };
  const id = await addStaffOriginal(
    { db, files },
    { caller, original, action: 'media.add', resource: 'media' },
  );
  const [picture] = await selectPictures(db, [id]);
  if (picture === undefined) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  return pictureToWire(picture);
}

/** For example `content/evening.jpg`: the file's own name reduced to characters allowed in a URL. */
function keyName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*)\.([^.]+)$/.exec(name) ?? [];
  return `content/${slug(stem).slice(0, 40) || 'picture'}.${ending.toLowerCase()}`;
}
