import type { SeedRow } from '../insert-rows.ts';
import type { Model } from './model.ts';
import { type Picture, picturesOf } from './pictures.ts';
import { scenery } from './content/scenery.ts';

export interface Attachments {
  rows: SeedRow<'attachments'>[];
  /** Returns the id of a file under `media/`; throws if it is not in the demo. */
  idOf: (key: string) => number;
}

/** Returns every picture once, although several models and pages may show it. */
export function makeAttachments(models: readonly Model[]): Attachments {
  const pictures = new Map<string, Picture>();
  for (const picture of [...scenery, ...models.flatMap(picturesOf)]) {
    if (!pictures.has(picture.key)) pictures.set(picture.key, picture);
  }
  const rows = [...pictures.values()].map((picture, index) => ({ id: index + 1, ...picture }));
  const ids = new Map(rows.map(({ key, id }) => [key, id]));
  return {
    rows,
    idOf: (key) => {
      const id = ids.get(key);
      if (id === undefined) throw new Error(`no picture ${key}`);
      return id;
    },
  };
}
