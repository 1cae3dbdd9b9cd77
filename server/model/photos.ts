import type { ArrangePictures } from '#contract/admin/catalog/media.ts';
import type { Db } from '#database/connect.ts';
import type { FileStore } from '#providers/files/port.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { mediaName } from '../attachment/media/add-media.ts';
import { addStaffOriginal } from '../attachment/media/add-staff-original.ts';
import { arrangePictures } from '../attachment/media/arrange-pictures.ts';
import { touchModel } from './queries-change.ts';
import { deletePhotosBut, insertPhoto, selectPhotos, updatePhotos } from './queries-photos.ts';
import { findModel } from './queries-model-list.ts';
import { lockModel } from './queries-model.ts';

interface Adding {
  caller: StaffCaller;
  input: { artikul: string; name: string; content: Buffer };
}

/**
 * Adds a picture to a model, as its last one; the first picture is its main one. The file is stored before the transaction, to keep the
 * transaction short. Until somebody writes a caption, it is the model's name. Refuses with NOT_FOUND, UNSUPPORTED_MEDIA_TYPE or
 * PAYLOAD_TOO_LARGE.
 */
export async function addPhoto(
  { db, files }: { db: Db; files: FileStore },
  { caller, input: { artikul, name, content } }: Adding,
): Promise<void> {
  const model = await findModel(db, artikul);
  if (model === undefined) throw new Refusal('NOT_FOUND');
  await addStaffOriginal(
    { db, files },
    {
      caller,
      original: { name: mediaName(`models/${artikul}`, name), content, alt: model.name },
      action: 'models.photo',
      resource: 'model',
      recordId: artikul,
      join: async (db, attachmentId) => {
        await lockModel(db, artikul);
        await insertPhoto(db, { id: model.id, attachmentId });
        await touchModel(db, model.id);
      },
    },
  );
}

/**
 * Sets the order, captions and marks of a model's pictures; omitted pictures are removed from it. The caller has locked the model. Refuses
 * with NOT_FOUND if a picture does not belong to the model.
 */
export async function arrangePhotos(
  db: Db,
  { id, photos }: { id: number; photos: ArrangePictures['photos'] },
): Promise<void> {
  const arranged = await arrangePictures(db, { before: await selectPhotos(db, id), photos });
  await deletePhotosBut(
    db,
    id,
    arranged.map((photo) => photo.id),
  );
  await updatePhotos(db, id, arranged);
  await touchModel(db, id);
}
