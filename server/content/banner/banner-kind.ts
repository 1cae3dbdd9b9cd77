import type { BannerContent } from '#contract/admin/content/banner.ts';
import { Refusal, refusedField } from '#server/kit/refusal.ts';
import type { ContentKind } from '../draft/content-kind.ts';
import { leadsSomewhere } from '../link/leads-somewhere.ts';
import { refuseMissingPictures } from '../picture/refuse-missing-pictures.ts';
import { contentOfBanner, missingOf, readBannerContent, valuesOf } from './wire-banner.ts';
import { findBannerRecord, isPiece, publishBanner, selectCuts } from './queries-banner.ts';

/** Banners, identified by their id. */
export const bannerKind: ContentKind<BannerContent> = {
  kind: 'BANNER',
  resource: 'banner',
  parse: readBannerContent,

  async find(db, id, options) {
    const row = await findBannerRecord(db, Number(id), options);
    if (row === undefined) return undefined;
    const content = contentOfBanner(row, await selectCuts(db, row.id));
    const { version, updatedAt, state } = row;
    return { version, updatedAt, content, isPublished: state === 'ACTIVE' };
  },

  async check(db, _id, content) {
    refuseWrongPeriod(content);
    refuseTwiceTheSameWidth(content);
    const { pictures, videoId, serialNumber } = content;
    await refuseMissingPictures(db, [
      ...pictures.map(({ attachmentId }, place) => ({ path: `/pictures/${place}`, id: attachmentId })),
      { path: '/videoId', id: videoId ?? undefined },
    ]);
    if (serialNumber !== null && !(await isPiece(db, serialNumber))) throw unknownAt('/serialNumber');
    if (!(await leadsSomewhere(db, content.link))) throw unknownAt('/link');
  },

  missingOf,
  publish: (db, id, content) => publishBanner(db, Number(id), valuesOf(content)),
};

const unknownAt = (path: string) => new Refusal('VALIDATION_FAILED', undefined, [{ path, code: 'unknown' }]);

function refuseWrongPeriod({ activeFrom, activeTo }: BannerContent): void {
  if (activeFrom !== null && activeTo !== null && new Date(activeTo) <= new Date(activeFrom))
    throw refusedField('PERIOD_WRONG', '/activeTo');
}

function refuseTwiceTheSameWidth({ pictures }: BannerContent): void {
  if (new Set(pictures.map(({ fromWidth }) => fromWidth)).size < pictures.length)
    throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/pictures', code: 'uniqueItems' }]);
}
