import { randomUUID } from 'node:crypto';
import type { Db } from '#database/connect.ts';
import { slug } from '#domain/catalog/slug.ts';
import type { FileStore } from '#providers/files/port.ts';
import { withAudit } from '#server/kit/audit.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { addOriginal } from '../add-original.ts';

interface Adding {
  caller: StaffCaller;
  input: { name: string; content: Buffer };
}

/**
 * Adds a picture that nothing holds yet; answers its id. The file is stored before the transaction of its entry in the audit, which is
 * short. Refuses UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE.
 */
export async function addMedia(
  { db, files }: { db: Db; files: FileStore },
  { caller, input: { name, content } }: Adding,
): Promise<number> {
  const { staff, ip, device, requestId } = caller;
  const { id } = await addOriginal(
    { db, files },
    { name: mediaName('media', name), content, alt: { uz: '', ru: '', en: '' } },
  );
  const entry = { staffId: staff.id, action: 'media.add', resource: 'media', recordId: String(id) };
  await withAudit(
    db,
    () => ({ ...entry, ip, device, requestId }),
    async () => undefined,
  );
  return id;
}

/** `media/ring.jpg`: a folder, and letters of the file's own name that an address can have. */
export function mediaName(folder: string, name: string): string {
  const [, stem = '', ending = ''] = /^(.*)\.([^.]+)$/.exec(name) ?? [];
  return `${folder}/${slug(stem).slice(0, 40) || randomUUID().slice(0, 8)}.${ending.toLowerCase()}`;
}
