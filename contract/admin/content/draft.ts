import { Type, type TSchema } from 'typebox';
import { Id, Instant, Nullable, Shape } from '../../primitives.ts';

const Version = Type.Integer({ minimum: 0, description: '0 = there is no draft' });

/** What lists show of a draft. `draftVersion` 0: there is none. */
export const draftFacts = {
  draftVersion: Version,
  /** When the draft is published by itself; null: nobody has named a time. */
  publishAt: Nullable(Instant),
};

/**
 * What is published of a record, its draft, and what was published before. `version` is the draft's: a save names the one that it
 * saw.
 */
export const drafted = <Content extends TSchema>(content: Content) => ({
  version: Version,
  published: content,
  draft: Nullable(
    Shape({
      content,
      savedBy: Type.String(),
      savedAt: Instant,
      publishAt: Nullable(Instant),
      /** The record was changed past the draft since it began. */
      isBehind: Type.Boolean(),
    }),
  ),
  /** The latest first. */
  versions: Type.Array(Shape({ id: Id, publishedAt: Instant, publishedBy: Nullable(Type.String()) })),
});

/** `at` left out: now. */
export const PublishDraft = Shape({ at: Type.Optional(Instant) });
export const RestoreVersion = Shape({ versionId: Id });
