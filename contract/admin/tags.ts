import { Type, type Static } from 'typebox';
import { Shape } from '../primitives.ts';

/** How many tags a record may have. */
export const tagsOfRecord = 12;

/** A word or two of the staff's own, without a comma. */
export const Tag = Type.String({ minLength: 1, maxLength: 32, pattern: '^[^\\s,](?:[^,\\r\\n]*[^\\s,])?$' });
/** The tags of a record, each once. */
export const Tags = Type.Array(Tag, { maxItems: tagsOfRecord, uniqueItems: true });

/** Records get the words of `add` and lose those of `remove`; the others stay. */
export const ChangeTags = Shape({ add: Tags, remove: Tags });

/** Any of these tags, separated by commas. */
export const AnyTag = Type.String({ minLength: 1, maxLength: 400 });

/** The tags that records have, the most frequent first; at most 200. */
export const KnownTags = Type.Array(Shape({ tag: Type.String(), count: Type.Integer({ minimum: 1 }) }));

export type ChangeTags = Static<typeof ChangeTags>;
