import type { PageTexts } from '#contract/admin/page.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import {
  addVersion,
  deleteDraft,
  type DraftRow,
  findDraft,
  findPublished,
  type PublishedRow,
  publishWords,
  selectDueDrafts,
  selectVersions,
} from './queries-page.ts';
import { readTexts, textsOf, wordsOfTexts } from './wire-page.ts';

/** Shows a draft to shoppers; what was shown before stands among the versions. */
export async function publishDraft(
  db: Db,
  { page, draft, now }: { page: PublishedRow; draft: DraftRow; now: Date },
): Promise<void> {
  const { slug } = page;
  const texts: PageTexts = readTexts(draft.body);
  if ((await selectVersions(db, slug)).length === 0)
    await addVersion(db, { slug, texts: textsOf(page), staffId: null, at: page.updatedAt });
  await publishWords(db, { slug, ...wordsOfTexts(texts) });
  await addVersion(db, { slug, texts, staffId: draft.staffId, at: now });
  await deleteDraft(db, slug);
}

/** What the job of each minute does; each draft in a transaction of its own. A draft that was changed meanwhile waits for its time. */
export async function publishDueDrafts(db: Db, now: Date): Promise<void> {
  for (const slug of await selectDueDrafts(db, now)) await publishDue(db, { slug, now });
}

function publishDue(db: Db, { slug, now }: { slug: string; now: Date }): Promise<void> {
  return withTransaction(db, async (db) => {
    const page = await findPublished(db, slug, { isLocked: true });
    const draft = await findDraft(db, slug);
    if (page === undefined || draft === undefined || draft.publishAt === null) return;
    if (draft.publishAt > now) return;
    await publishDraft(db, { page, draft, now });
  });
}
