import type { ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { ContentKind } from '../draft/content-kind.ts';
import { findDraft } from '../draft/queries-draft.ts';

export interface Current<Content> {
  content: Content;
  isDraft: boolean;
}

/**
 * Returns a record as shoppers see it at a time: its draft, or the published content if the draft is scheduled for later. Refuses with
 * NOT_FOUND.
 */
export async function currentOf<Content>(
  db: ReadDb,
  kind: ContentKind<Content>,
  { id, at }: { id: string; at: Date },
): Promise<Current<Content>> {
  const record = await kind.find(db, id);
  if (record === undefined) throw new Refusal('NOT_FOUND');
  const draft = await findDraft(db, { kind: kind.kind, id });
  const isDraft = draft !== undefined && (draft.publishAt === null || draft.publishAt <= at);
  return {
    content: isDraft ? kind.parse(draft.body) : record.content,
    isDraft: isDraft || !record.isPublished,
  };
}
