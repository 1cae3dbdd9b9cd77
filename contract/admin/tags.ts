import { Type, type Static } from 'typebox';
import { Shape } from '../primitives.ts';

/** Maximum number of tags of a record. */
export const tagsOfRecord = 12;

/** A short label that the staff choose freely, without a comma. */
export const Tag = Type.String({ minLength: 1, maxLength: 32, pattern: '^[^\\s,](?:[^,\\r\\n]*[^\\s,])?$' });
/** The tags of a record, without duplicates. */
export const Tags = Type.Array(Tag, { maxItems: tagsOfRecord, uniqueItems: true });

/** Adds the tags of `add` to records and removes those of `remove`; other tags stay unchanged. */
export const ChangeTags = Shape({ add: Tags, remove: Tags });

/** Any of these tags, separated by commas. */
export const AnyTag = Type.String({ minLength: 1, maxLength: 400 });

/** Tags in use, most frequent first; at most 200. */
export const KnownTags = Type.Array(Shape({ tag: Type.String(), count: Type.Integer({ minimum: 1 }) }));

export type ChangeTags = Static<typeof ChangeTags>;
