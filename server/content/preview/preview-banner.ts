import type { BannerContent } from '#contract/admin/content/banner.ts';
import type { Banner } from '#contract/content.ts';
import type { ReadDb } from '#database/connect.ts';
import { attachmentsOf, valuesOf } from '../banner/wire-banner.ts';
import { selectPictures } from '../picture/queries-picture.ts';
import { bannerToWire } from '../wire.ts';

interface Placed {
  content: BannerContent;
  placement: Banner['placement'];
  at: Date;
}

/** Returns the banner if it is shown in this place at this time; otherwise nothing. */
export async function previewBanner(
  db: ReadDb,
  id: number,
  { content, placement, at }: Placed,
): Promise<Banner[]> {
  if (content.placement !== placement || !isIn(content, at)) return [];
  const rows = await selectPictures(db, attachmentsOf(content));
  const values = valuesOf(content);
  const keyOf = (attachment: number | null) => rows.find((row) => row.id === attachment)?.key ?? null;
  const row = {
    id,
    placement,
    title: values.title,
    body: values.body,
    alt: values.alt,
    link: values.link,
    video_key: keyOf(content.videoId),
    serial_number: content.serialNumber,
    active_from: null,
    active_to: null,
    position: 0,
  };
  const pictures = content.pictures.flatMap(({ fromWidth, attachmentId }) => {
    const picture = rows.find((one) => one.id === attachmentId);
    return picture ? [{ banner_id: id, from_width: fromWidth, ...picture }] : [];
  });
  const inOrder = pictures.toSorted((one, other) => one.from_width - other.from_width);
  return [bannerToWire(row, inOrder)];
}

const isIn = ({ activeFrom, activeTo }: BannerContent, at: Date): boolean =>
  (activeFrom === null || new Date(activeFrom) <= at) && (activeTo === null || new Date(activeTo) > at);
