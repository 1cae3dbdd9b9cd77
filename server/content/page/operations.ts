import type { StaffPage } from '#contract/admin/content/page.ts';
import type { staffPageOperations as declared } from '#contract/operations/admin/content/page.ts';
import type { Db } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { dropDraft, publish, readDrafted, restore, saveDraft } from '../draft/drafts.ts';
import { pageKind } from './page-kind.ts';
import { findPublished, selectStaffPages } from './queries-page.ts';
import { pageRowToWire } from './wire-page.ts';

/** What the staff do with pages of words. */
export const staffPageOperations = {
  listStaffPages: async ({ db }) => (await selectStaffPages(db)).map(pageRowToWire),

  getStaffPage: ({ db }, { input: { slug } }) => readPage(db, slug),

  async savePageDraft({ db }, { caller, input: { slug, version, ...content }, now }) {
    await saveDraft(db, pageKind, { id: slug, version, content, staffId: caller.staff.id, now });
    return readPage(db, slug);
  },

  async dropPageDraft({ db }, { input: { slug, version } }) {
    await dropDraft(db, pageKind, { id: slug, version });
    return readPage(db, slug);
  },

  async publishPage({ db }, { caller, input: { slug, version, at }, now }) {
    await publish(db, pageKind, { id: slug, version, at, staffId: caller.staff.id, now });
    return readPage(db, slug);
  },

  async restorePage({ db }, { caller, input: { slug, version, versionId }, now }) {
    await restore(db, pageKind, { id: slug, version, versionId, staffId: caller.staff.id, now });
    return readPage(db, slug);
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

async function readPage(db: Db, slug: string): Promise<StaffPage> {
  const page = await findPublished(db, slug);
  if (page === undefined) throw new Refusal('NOT_FOUND');
  return { slug, state: page.state, ...(await readDrafted(db, pageKind, slug)) };
}
