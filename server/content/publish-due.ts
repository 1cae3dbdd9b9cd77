import type { Db } from '#database/connect.ts';
import { bannerKind } from './banner/banner-kind.ts';
import { recordBannerPeriods } from './banner/queries-banner.ts';
import { collectionKind } from './collection/collection-kind.ts';
import { duePublisher, publishDueDrafts } from './draft/publish-draft.ts';
import { hideDueMoments } from './moment/hide-moments.ts';
import { momentKind } from './moment/moment-kind.ts';
import { pageKind } from './page/page-kind.ts';

const publishers = [
  duePublisher(pageKind),
  duePublisher(momentKind),
  duePublisher(bannerKind),
  duePublisher(collectionKind),
];

/** Runs every minute: publishes drafts, hides moments, and notifies the page cache of banners whose period begins or ends. */
export async function publishDueContent(db: Db, now: Date): Promise<void> {
  await publishDueDrafts(db, { publishers, now });
  await hideDueMoments(db, now);
  await recordBannerPeriods(db, now);
}
