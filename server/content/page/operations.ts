import type { PageTexts, StaffPage } from '#contract/admin/page.ts';
import type { staffPageOperations as declared } from '#contract/operations/admin/page.ts';
import type { PageBody } from '#contract/page.ts';
import type { Db } from '#database/connect.ts';
import { lastChange } from '#server/kit/audit.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { publishDraft } from './publish-page.ts';
import {
  deleteDraft,
  type DraftRow,
  findDraft,
  findPublished,
  type PublishedRow,
  putDraft,
  selectStaffPages,
  selectVersions,
  setPublishAt,
} from './queries-page.ts';
import { pageRowToWire, pageToWire, readTexts, wordsOfTexts } from './wire-page.ts';

/** What the staff do with pages of words. */
export const staffPageOperations = {
  listStaffPages: async ({ db }) => (await selectStaffPages(db)).map(pageRowToWire),

  getStaffPage: ({ db }, { input: { slug } }) => readPage(db, slug),

  async savePageDraft({ db }, { caller, input: { slug, version, ...texts }, now }) {
    const { page } = await lockSeen(db, { slug, version });
    refuseUnevenTables(texts);
    await putDraft(db, { slug, texts, baseVersion: page.version, staffId: caller.staff.id, now });
    return readPage(db, slug);
  },

  async dropPageDraft({ db }, { input }) {
    await lockDraft(db, input);
    await deleteDraft(db, input.slug);
    return readPage(db, input.slug);
  },

  async publishPage({ db }, { caller, input, now }) {
    const { slug, at } = input;
    const { page, draft } = await lockDraft(db, input);
    const staffId = caller.staff.id;
    const wanted = at === undefined ? now : new Date(at);
    if (wanted > now) await setPublishAt(db, { slug, at: wanted, staffId });
    else await publishDraft(db, { page, draft: { ...draft, staffId }, now });
    return readPage(db, slug);
  },

  async restorePage({ db }, { caller, input: { slug, version, versionId }, now }) {
    const { page } = await lockSeen(db, { slug, version });
    const found = (await selectVersions(db, slug)).find(({ id }) => id === versionId);
    if (found === undefined) throw new Refusal('NOT_FOUND');
    const texts = readTexts(found.body);
    await putDraft(db, { slug, texts, baseVersion: page.version, staffId: caller.staff.id, now });
    return readPage(db, slug);
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

async function readPage(db: Db, slug: string): Promise<StaffPage> {
  const page = await findPublished(db, slug);
  if (page === undefined) throw new Refusal('NOT_FOUND');
  const draft = await findDraft(db, slug);
  return pageToWire(page, { draft, versions: await selectVersions(db, slug) });
}

interface Seen {
  slug: string;
  /** Of the draft; 0 = there was none. */
  version: number;
}

/** Locks the page, and with it its draft. Refuses NOT_FOUND, VERSION_CONFLICT. */
async function lockSeen(
  db: Db,
  { slug, version }: Seen,
): Promise<{ page: PublishedRow; draft: DraftRow | undefined }> {
  const page = await findPublished(db, slug, { isLocked: true });
  if (page === undefined) throw new Refusal('NOT_FOUND');
  const draft = await findDraft(db, slug);
  if ((draft?.version ?? 0) === version) return { page, draft };
  const last = await lastChange(db, { resource: 'page', recordId: slug });
  throw new Refusal('VERSION_CONFLICT', { current: await readPage(db, slug), ...last });
}

/** The same; refuses NOT_FOUND where there is no draft. */
async function lockDraft(db: Db, seen: Seen): Promise<{ page: PublishedRow; draft: DraftRow }> {
  const { page, draft } = await lockSeen(db, seen);
  if (draft === undefined) throw new Refusal('NOT_FOUND');
  return { page, draft };
}

/** Every row of a table has as many cells as its head. */
function refuseUnevenTables(texts: PageTexts): void {
  const { uz, ru, en } = wordsOfTexts(texts).body;
  refuseUneven('/bodyUz', uz);
  refuseUneven('/bodyRu', ru);
  refuseUneven('/bodyEn', en);
}

function refuseUneven(path: string, body: PageBody): void {
  const isUneven = body.some(
    (block) => block.kind === 'table' && block.rows.some((row) => row.length !== block.head.length),
  );
  if (isUneven) throw new Refusal('VALIDATION_FAILED', undefined, [{ path, code: 'pattern' }]);
}
