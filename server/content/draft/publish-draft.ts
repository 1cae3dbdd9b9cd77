import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { withAudit } from '#server/kit/audit.ts';
import { updateAlts } from '../picture/queries-picture.ts';
import { readBaseAlts } from './base-alts.ts';
import type { ContentKind, Published } from './content-kind.ts';
import {
  addVersion,
  deleteDraft,
  type DraftOf,
  type DraftRow,
  findDraft,
  holdDraft,
  selectDueDrafts,
  selectVersions,
} from './queries-draft.ts';

export interface Publishing<Content> {
  kind: ContentKind<Content>;
  id: string;
  record: Published<Content>;
  draft: Pick<DraftRow, 'body' | 'staffId' | 'baseAlts'>;
  now: Date;
}

/**
 * Publishes a draft; the previously published content is stored as a version. An alternative text that was changed in the media library
 * after the draft got it stays as it is there.
 */
export async function publishDraft<Content>(db: Db, publishing: Publishing<Content>): Promise<void> {
  const { kind, id, record, draft, now } = publishing;
  const of: DraftOf = { kind: kind.kind, id };
  const content = kind.parse(draft.body);
  if (record.isPublished && (await selectVersions(db, of)).length === 0)
    await addVersion(db, { ...of, content: record.content, staffId: null, at: record.updatedAt });
  const base = readBaseAlts(draft.baseAlts);
  const alts = kind.altsOf?.(content) ?? [];
  await updateAlts(
    db,
    alts.map(({ id: picture, alt }) => ({ id: picture, alt, base: base[picture] })),
  );
  await kind.publish(db, id, content);
  await addVersion(db, { ...of, content, staffId: draft.staffId, at: now });
  await deleteDraft(db, of);
}

/** A kind together with the function that publishes its due drafts. */
export interface DuePublisher {
  kind: ContentKind<unknown>['kind'];
  publishDue: (db: Db, due: { id: string; now: Date }) => Promise<void>;
}

export const duePublisher = <Content>(kind: ContentKind<Content>): DuePublisher => ({
  kind: kind.kind,
  publishDue: (db, due) => publishDue(db, kind, due),
});

/**
 * Publishes the drafts that are due; runs every minute (BO-49). Each draft has a separate transaction. A draft that was rescheduled
 * concurrently is skipped. One whose record was changed after it was scheduled is not published: nobody has seen what it would overwrite.
 */
export async function publishDueDrafts(
  db: Db,
  { publishers, now }: { publishers: readonly DuePublisher[]; now: Date },
): Promise<void> {
  const byKind = new Map(publishers.map((publisher) => [publisher.kind, publisher]));
  for (const { kind, id } of await selectDueDrafts(db, now))
    await byKind.get(kind)?.publishDue(db, { id, now });
}

function publishDue<Content>(
  db: Db,
  kind: ContentKind<Content>,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const entry = { staffId: null, action: `${kind.resource}s.publish`, resource: kind.resource, recordId: id };
  return withTransaction(db, async (db) => {
    const record = await kind.find(db, id, { isLocked: true });
    const draft = await findDraft(db, { kind: kind.kind, id });
    if (record === undefined || draft === undefined || draft.publishAt === null) return;
    if (draft.publishAt > now || kind.missingOf(kind.parse(draft.body)).length > 0) return;
    const isBehind = draft.baseVersion !== record.version;
    await withAudit(
      db,
      () => (isBehind ? { ...entry, action: `${kind.resource}s.hold-draft` } : entry),
      (db) =>
        isBehind
          ? holdDraft(db, { kind: kind.kind, id, now })
          : publishDraft(db, { kind, id, record, draft, now }),
    );
  });
}
