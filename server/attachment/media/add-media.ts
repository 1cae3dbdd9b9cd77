import { randomUUID } from 'node:crypto';
import type { Db } from '#database/connect.ts';
import { slug } from '#domain/catalog/slug.ts';
import type { FileStore } from '#providers/files/port.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { addStaffOriginal } from './add-staff-original.ts';

interface Adding {
  caller: StaffCaller;
  input: { name: string; content: Buffer };
}

/** Adds a picture that is not used anywhere yet; returns its id. Refuses with UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE. */
export async function addMedia(
  deps: { db: Db; files: FileStore },
  { caller, input: { name, content } }: Adding,
): Promise<number> {
  return addStaffOriginal(deps, {
    caller,
    original: { name: mediaName('media', name), content, alt: { uz: '', ru: '', en: '' } },
    action: 'media.add',
    resource: 'media',
  });
}

/** For example `media/ring.jpg`: the folder, and the file's own name reduced to characters allowed in a URL. */
export function mediaName(folder: string, name: string): string {
  const [, stem = '', ending = ''] = /^(.*)\.([^.]+)$/.exec(name) ?? [];
  return `${folder}/${slug(stem).slice(0, 40) || randomUUID().slice(0, 8)}.${ending.toLowerCase()}`;
}
