import { Type, type TSchema } from 'typebox';
import { Id, Instant, Nullable, Shape } from '../../primitives.ts';
import { AnyOf } from '../list.ts';

/** Facts of a draft that lists show. */
export const draftFacts = {
  draftVersion: Type.Integer({ minimum: 0, description: '0 = there is no draft' }),
  /** When the draft will be published automatically; null = not scheduled. */
  publishAt: Nullable(Instant),
};

/**
 * Filters of a list of contents with drafts. `q`: a part of a title in any language, or of the address. `draft`: SAVED, a draft without a
 * time of publication; SCHEDULED, one with it. `lacks`: languages; contents that have no text in one of them.
 */
export const draftFilters = {
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  state: Type.Optional(AnyOf),
  draft: Type.Optional(AnyOf),
  lacks: Type.Optional(AnyOf),
};

/**
 * The published content of a record, its draft, and its earlier versions. `version` changes whenever the published content or its draft is
 * written, and never returns to an earlier number: a save must name the version it is based on.
 */
export const drafted = <Content extends TSchema>(content: Content) => ({
  version: Type.Integer({ minimum: 1 }),
  published: content,
  draft: Nullable(
    Shape({
      content,
      savedBy: Type.String(),
      savedAt: Instant,
      publishAt: Nullable(Instant),
      /** Whether the published record was changed after the draft was begun. */
      isBehind: Type.Boolean(),
      /** When its scheduled publication was stopped, because the record was changed after it was scheduled. */
      heldAt: Nullable(Instant),
      /** Whether an alternative text that it has was changed in the media library since; the newer one stays. */
      hasNewerAlts: Type.Boolean(),
    }),
  ),
  /** Newest first. */
  versions: Type.Array(Shape({ id: Id, publishedAt: Instant, publishedBy: Nullable(Type.String()) })),
});

/** `at` left out: now. */
export const PublishDraft = Shape({ at: Type.Optional(Instant) });
export const RestoreVersion = Shape({ versionId: Id });
