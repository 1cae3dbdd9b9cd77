import type { PageUse, StaffPage } from '#contract/admin/content/page.ts';
import type { staffPageOperations as declared } from '#contract/operations/admin/content/page.ts';
import { contentPages, type Language } from '#contract/words.ts';
import type { Db } from '#database/connect.ts';
import { isReservedAddress } from '#domain/content/page-address.ts';
import { Refusal, refusedField } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { dropDraft, lockSeen, publish, readDrafted, restore, saveDraft } from '../draft/drafts.ts';
import { listPages } from './list-pages.ts';
import { pageKind } from './page-kind.ts';
import { deletePage, findPublished, insertPage, selectPageUses } from './queries-page.ts';
import { pageUseToWire, titleOfNew } from './wire-page.ts';

/** Operations of the staff on text pages. */
export const staffPageOperations = {
  listStaffPages: ({ db }, { input }) => listPages(db, input),

  getStaffPage: ({ db }, { caller, input: { slug } }) => readPage(db, slug, caller),

  async addPage({ db }, { caller, input: { slug, ...page } }) {
    if (isReservedAddress(slug)) throw refusedField('ADDRESS_RESERVED', '/slug', { slug });
    if (!(await insertPage(db, { slug, title: titleOfNew(page) })))
      throw refusedField('SLUG_TAKEN', '/slug', { slug });
    return readPage(db, slug, caller);
  },

  async savePageDraft({ db }, { caller, input: { slug, version, ...content }, now }) {
    await saveDraft(db, pageKind, { id: slug, version, content, staffId: caller.staff.id, now });
    return readPage(db, slug, caller);
  },

  async dropPageDraft({ db }, { caller, input: { slug, version } }) {
    await dropDraft(db, pageKind, { id: slug, version });
    return readPage(db, slug, caller);
  },

  async publishPage({ db }, { caller, input: { slug, version, at }, now }) {
    await publish(db, pageKind, { id: slug, version, at, staffId: caller.staff.id, now });
    return readPage(db, slug, caller);
  },

  async restorePage({ db }, { caller, input: { slug, version, versionId }, now }) {
    await restore(db, pageKind, { id: slug, version, versionId, staffId: caller.staff.id, now });
    return readPage(db, slug, caller);
  },

  async removePage({ db }, { input: { slug, version } }) {
    if (isOfShop(slug)) throw new Refusal('PAGE_OF_SHOP');
    await lockSeen(db, pageKind, { id: slug, version });
    const uses = await selectPageUses(db, slug);
    const count = (kind: PageUse['kind']) => uses.filter((use) => use.kind === kind).length;
    if (uses.length > 0) throw new Refusal('IN_USE', { pages: count('page'), banners: count('banner') });
    await deletePage(db, slug);
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

async function readPage(db: Db, slug: string, { language }: { language: Language }): Promise<StaffPage> {
  const page = await findPublished(db, slug);
  if (page === undefined) throw new Refusal('NOT_FOUND');
  const uses = (await selectPageUses(db, slug)).map((use) => pageUseToWire(use, language));
  const drafted = await readDrafted(db, pageKind, slug);
  return { slug, state: page.state, isOfShop: isOfShop(slug), uses, ...drafted };
}

const isOfShop = (slug: string): boolean => contentPages.some((page) => page === slug);
