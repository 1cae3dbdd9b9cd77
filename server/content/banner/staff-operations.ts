import type { StaffBanner } from '#contract/admin/content/banner.ts';
import type { staffBannerOperations as declared } from '#contract/operations/admin/content/banner.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { moveRow } from '#server/kit/row-order.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { dropDraft, publish, readDrafted, restore, saveDraft } from '../draft/drafts.ts';
import { selectPictures } from '../picture/queries-picture.ts';
import { pictureToWire } from '../picture/wire-picture.ts';
import { bannerKind } from './banner-kind.ts';
import { overlapsOf, phaseOf } from './covered-by.ts';
import { listBanners } from './list-banners.ts';
import {
  endBanner,
  findBannerRecord,
  insertBanner,
  orderedBanners,
  selectStaffBanners,
} from './queries-banner.ts';
import { selectLinkTargets } from './queries-link.ts';
import { titleOfNew } from '../wire-title.ts';
import { attachmentsOf, linkTargetToWire, overlapToWire, placementOf } from './wire-banner.ts';

/** Operations of the staff on banners. */
export const staffBannerOperations = {
  listStaffBanners: ({ db }, { input, now }) => listBanners(db, input, now),
  getStaffBanner: ({ db }, { input: { id }, now }) => readBanner(db, { id, now }),

  async findLinkTargets({ db }, { input: { q, path } }) {
    return (await selectLinkTargets(db, { q: q?.trim() ?? '', path: path ?? null })).map(linkTargetToWire);
  },

  async addBanner({ db }, { input, now }) {
    const id = await insertBanner(db, { placement: input.placement, title: titleOfNew(input) });
    return readBanner(db, { id, now });
  },

  async moveBanner({ db }, { input: { id, place }, now }) {
    const banner = await findBannerRecord(db, id);
    if (banner === undefined) throw new Refusal('NOT_FOUND');
    await moveRow(db, orderedBanners(banner.placement), { key: id, place });
    return listBanners(db, {}, now);
  },

  async saveBannerDraft({ db }, { caller, input: { id, version, ...content }, now }) {
    await saveDraft(db, bannerKind, { id: String(id), version, content, staffId: caller.staff.id, now });
    return readBanner(db, { id, now });
  },

  async dropBannerDraft({ db }, { input: { id, version }, now }) {
    await dropDraft(db, bannerKind, { id: String(id), version });
    return readBanner(db, { id, now });
  },

  async publishBanner({ db }, { caller, input: { id, version, at }, now }) {
    await publish(db, bannerKind, { id: String(id), version, at, staffId: caller.staff.id, now });
    return readBanner(db, { id, now });
  },

  async restoreBanner({ db }, { caller, input: { id, version, versionId }, now }) {
    await restore(db, bannerKind, { id: String(id), version, versionId, staffId: caller.staff.id, now });
    return readBanner(db, { id, now });
  },

  async endBanner({ db }, { input: { id }, now }) {
    await endBanner(db, id, now);
    return readBanner(db, { id, now });
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

async function readBanner(db: ReadDb, { id, now }: { id: number; now: Date }): Promise<StaffBanner> {
  const row = await findBannerRecord(db, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  const drafted = await readDrafted(db, bannerKind, String(id));
  const contents = [drafted.published, ...(drafted.draft ? [drafted.draft.content] : [])];
  const pictures = await selectPictures(db, [...new Set(contents.flatMap(attachmentsOf))]);
  const standing = placementOf(id, drafted.draft?.content ?? drafted.published);
  const overlaps = overlapsOf(standing, await selectStaffBanners(db), now);
  return {
    id,
    state: row.state,
    phase: phaseOf(row, now),
    overlaps: overlaps.map(overlapToWire),
    ...drafted,
    pictures: pictures.map(pictureToWire),
  };
}
