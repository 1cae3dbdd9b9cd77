import type { Db, ReadDb } from '#database/connect.ts';
import { lastChange } from '#server/kit/audit.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { baseAltsOf, hasNewerAlts, readBaseAlts } from './base-alts.ts';
import type { ContentKind, Published } from './content-kind.ts';
import { publishDraft } from './publish-draft.ts';
import {
  deleteDraft,
  type DraftOf,
  type DraftRow,
  findDraft,
  lockPicturesOf,
  putDraft,
  selectVersions,
  setPublishAt,
} from './queries-draft.ts';

/** A record with its draft and its versions, as in the API. */
export interface Drafted<Content> {
  version: number;
  published: Content;
  draft: {
    content: Content;
    savedBy: string;
    savedAt: string;
    publishAt: string | null;
    isBehind: boolean;
    heldAt: string | null;
    hasNewerAlts: boolean;
  } | null;
  versions: { id: number; publishedAt: string; publishedBy: string | null }[];
}

interface Seen {
  id: string;
  /** The version that was read with the content: see `versionOf`. */
  version: number;
}

interface Act extends Seen {
  staffId: number;
  now: Date;
}

/** Refuses with NOT_FOUND. */
export async function readDrafted<Content>(
  db: ReadDb,
  kind: ContentKind<Content>,
  id: string,
): Promise<Drafted<Content>> {
  const record = await kind.find(db, id);
  if (record === undefined) throw new Refusal('NOT_FOUND');
  const of: DraftOf = { kind: kind.kind, id };
  const draft = await findDraft(db, of);
  const versions = await selectVersions(db, of);
  return {
    version: versionOf(record, draft),
    published: record.content,
    draft: draft === undefined ? null : await draftToWire(db, { kind, draft, recordVersion: record.version }),
    versions: versions.map((version) => ({
      id: version.id,
      publishedAt: version.publishedAt.toISOString(),
      publishedBy: version.publishedBy,
    })),
  };
}

/**
 * The version of what the form shows: the published content with its draft, if there is one. Both take their versions from one sequence
 * that never returns a number, so this one changes whenever either of them is written, and also when the draft is published.
 */
const versionOf = (record: { version: number }, draft: DraftRow | undefined): number =>
  Math.max(record.version, draft?.version ?? 0);

interface Shown<Content> {
  kind: ContentKind<Content>;
  draft: DraftRow;
  recordVersion: number;
}

async function draftToWire<Content>(db: ReadDb, { kind, draft, recordVersion }: Shown<Content>) {
  const content = kind.parse(draft.body);
  return {
    content,
    savedBy: draft.savedBy,
    savedAt: draft.savedAt.toISOString(),
    publishAt: draft.publishAt?.toISOString() ?? null,
    isBehind: draft.baseVersion !== recordVersion,
    heldAt: draft.heldAt?.toISOString() ?? null,
    hasNewerAlts: await hasNewerAlts(db, { kind, content, baseAlts: readBaseAlts(draft.baseAlts) }),
  };
}

/** Saves the draft. Refuses with NOT_FOUND, VERSION_CONFLICT, and the kind's own refusals. */
export async function saveDraft<Content>(
  db: Db,
  kind: ContentKind<Content>,
  { content, ...act }: Act & { content: Content },
): Promise<void> {
  const { record, draft } = await lockSeen(db, kind, act);
  await lockPicturesOf(db, content);
  await kind.check(db, act.id, content);
  const before = draft && { content: kind.parse(draft.body), baseAlts: readBaseAlts(draft.baseAlts) };
  const baseAlts = await baseAltsOf(db, { kind, content, before });
  await putDraft(db, { kind: kind.kind, content, baseVersion: record.version, baseAlts, ...act });
}

/** Deletes the draft. Refuses with NOT_FOUND, VERSION_CONFLICT. */
export async function dropDraft<Content>(db: Db, kind: ContentKind<Content>, seen: Seen): Promise<void> {
  await lockDraft(db, kind, seen);
  await deleteDraft(db, { kind: kind.kind, id: seen.id });
}

/**
 * Publishes the draft now or at a given time. Refuses with NOT_FOUND, VERSION_CONFLICT, CONTENT_NOT_READY (facts: missing), and the kind's
 * own refusals.
 */
export async function publish<Content>(
  db: Db,
  kind: ContentKind<Content>,
  { at, ...act }: Act & { at: string | undefined },
): Promise<void> {
  const { record, draft } = await lockDraft(db, kind, act);
  const { id, staffId, now } = act;
  const content = kind.parse(draft.body);
  const missing = kind.missingOf(content);
  if (missing.length > 0) throw new Refusal('CONTENT_NOT_READY', { missing });
  await kind.check(db, id, content);
  const wanted = at === undefined ? now : new Date(at);
  if (wanted > now)
    await setPublishAt(db, { kind: kind.kind, id, at: wanted, staffId, baseVersion: record.version });
  else await publishDraft(db, { kind, id, record, draft: { ...draft, staffId }, now });
}

/** Creates a draft from a previously published version. Refuses with NOT_FOUND, VERSION_CONFLICT. */
export async function restore<Content>(
  db: Db,
  kind: ContentKind<Content>,
  { versionId, ...act }: Act & { versionId: number },
): Promise<void> {
  const { record } = await lockSeen(db, kind, act);
  const of: DraftOf = { kind: kind.kind, id: act.id };
  const found = (await selectVersions(db, of)).find(({ id }) => id === versionId);
  if (found === undefined) throw new Refusal('NOT_FOUND');
  const content = kind.parse(found.body);
  const baseAlts = await baseAltsOf(db, { kind, content });
  const { staffId, now } = act;
  await putDraft(db, { ...of, content, baseVersion: record.version, baseAlts, staffId, now });
}

interface Locked<Content> {
  record: Published<Content>;
  draft: DraftRow | undefined;
}

/** Locks the record and thereby its draft. Refuses with NOT_FOUND, VERSION_CONFLICT. */
export async function lockSeen<Content>(
  db: Db,
  kind: ContentKind<Content>,
  { id, version }: Seen,
): Promise<Locked<Content>> {
  const record = await kind.find(db, id, { isLocked: true });
  if (record === undefined) throw new Refusal('NOT_FOUND');
  const draft = await findDraft(db, { kind: kind.kind, id });
  if (versionOf(record, draft) === version) return { record, draft };
  const last = await lastChange(db, { resource: kind.resource, recordId: id });
  throw new Refusal('VERSION_CONFLICT', { current: await readDrafted(db, kind, id), ...last });
}

/** The same; also refuses with NOT_FOUND if there is no draft. */
async function lockDraft<Content>(
  db: Db,
  kind: ContentKind<Content>,
  seen: Seen,
): Promise<{ record: Published<Content>; draft: DraftRow }> {
  const { record, draft } = await lockSeen(db, kind, seen);
  if (draft === undefined) throw new Refusal('NOT_FOUND');
  return { record, draft };
}
