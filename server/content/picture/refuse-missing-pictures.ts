import type { ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { selectKnownPictures } from './queries-picture.ts';

/** A place of the content where a picture stands, by the path of its field. */
export interface PicturePlace {
  path: string;
  /** Of a picture that is named by its id. */
  id?: number | undefined;
  /** Of a picture that is named by its key, as pages do. */
  key?: string;
}

/** Refuses with VALIDATION_FAILED at every place whose picture does not exist: it may have been removed since it was chosen. */
export async function refuseMissingPictures(db: ReadDb, places: readonly PicturePlace[]): Promise<void> {
  const named = places.filter(({ id, key }) => id !== undefined || key !== undefined);
  if (named.length === 0) return;
  const known = await selectKnownPictures(db, {
    ids: named.flatMap(({ id }) => id ?? []),
    keys: named.flatMap(({ key }) => key ?? []),
  });
  const missing = named.filter(
    ({ id, key }) => !known.some((one) => (id === undefined ? one.key === key : one.id === id)),
  );
  if (missing.length > 0)
    throw new Refusal(
      'VALIDATION_FAILED',
      undefined,
      missing.map(({ path }) => ({ path, code: 'pictureRemoved' })),
    );
}
