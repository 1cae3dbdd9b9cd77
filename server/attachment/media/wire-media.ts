import { type Media, mediaPlaces } from '#contract/admin/catalog/media.ts';
import { mediaOf } from '../attachment-row.ts';
import { marksOf } from '../picture-marks.ts';
import type { MediaRow } from './queries-media.ts';

export const mediaToWire = (row: MediaRow): Media => ({
  ...mediaOf({ ...row, key: row.address }),
  ...marksOf(row),
  key: row.key,
  version: row.version,
  useCount: row.use_count,
  uses: row.uses.flatMap(({ place, record }) => {
    const known = mediaPlaces.find((one) => one === place);
    return known === undefined ? [] : [{ place: known, record }];
  }),
});
