import { Compile } from 'typebox/compile';
import { ChangeTags, tagsOfRecord } from '#contract/admin/tags.ts';
import { Nullable, Shape } from '#contract/primitives.ts';
import { Type } from 'typebox';
import type { Db } from '#database/connect.ts';
import type { BulkAction, BulkRow, BulkSpec } from './bulk-action.ts';
import { createBulkAction } from './create-action.ts';

export interface TaggedRow extends BulkRow {
  tags: string[];
}

/** `tags`: separated by commas, in alphabetical order; null = none. */
// a type alias, because an interface is not assignable to a Record
// oxlint-disable-next-line typescript/consistent-type-definitions
type TagFacts = { tags: string | null };

const stored = Compile(Shape({ tags: Nullable(Type.String()) }));
const storedChange = Compile(ChangeTags);
const wordsOf = (tags: readonly string[]): string | null => (tags.length === 0 ? null : tags.join(', '));
const tagsIn = (words: string | null): string[] => (words === null ? [] : words.split(', '));

/** Returns the tags after a change, deduplicated and in alphabetical order, so that the same tags compare as equal. */
export function tagsAfter(tags: readonly string[], { add, remove }: ChangeTags): string[] {
  return [...new Set([...tags, ...add])]
    .filter((tag) => !remove.includes(tag))
    .toSorted((one, other) => one.localeCompare(other));
}

interface TagSpec<Row extends TaggedRow> extends Pick<
  BulkSpec<Row, TagFacts, ChangeTags>,
  'entry' | 'permission' | 'read' | 'lock'
> {
  /** Sets the tags of locked records. */
  updateTags: (db: Db, records: readonly { id: number; tags: readonly string[] }[]) => Promise<void>;
}

/** Adds and removes tags of many records; an Undo restores each record's previous tags. */
export const createTagAction = <Row extends TaggedRow>({ updateTags, ...spec }: TagSpec<Row>): BulkAction =>
  createBulkAction<Row, TagFacts, ChangeTags>({
    ...spec,
    canUndo: true,
    parseParameters: (value) => storedChange.Parse(value),
    parseFacts: (value) => stored.Parse(value),
    factsOf: ({ tags }) => ({ tags: wordsOf(tags) }),
    decide(row, change) {
      const after = tagsAfter(row.tags, change);
      return after.length > tagsOfRecord ? { code: 'TOO_MANY_TAGS' } : { after: { tags: wordsOf(after) } };
    },
    write: (db, { changes }) =>
      updateTags(
        db,
        changes.map(({ row, after }) => ({ id: row.id, tags: tagsIn(after.tags) })),
      ),
  });
