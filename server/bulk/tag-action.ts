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

/** `tags`: separated by commas, in their order; null = none. */
// a type: an interface is no record of words
// oxlint-disable-next-line typescript/consistent-type-definitions
type TagFacts = { tags: string | null };

const stored = Compile(Shape({ tags: Nullable(Type.String()) }));
const storedChange = Compile(ChangeTags);
const wordsOf = (tags: readonly string[]): string | null => (tags.length === 0 ? null : tags.join(', '));
const tagsIn = (words: string | null): string[] => (words === null ? [] : words.split(', '));

/** The tags of a record after a change: each once, by the alphabet, so that the same tags are the same facts. */
export function tagsAfter(tags: readonly string[], { add, remove }: ChangeTags): string[] {
  return [...new Set([...tags, ...add])]
    .filter((tag) => !remove.includes(tag))
    .toSorted((one, other) => one.localeCompare(other));
}

interface TagSpec<Row extends TaggedRow> extends Pick<
  BulkSpec<Row, TagFacts, ChangeTags>,
  'entry' | 'permission' | 'read' | 'lock'
> {
  /** Locked records have these tags from now on. */
  updateTags: (db: Db, records: readonly { id: number; tags: readonly string[] }[]) => Promise<void>;
}

/** Tags of many records, given and taken; an Undo gives each record those that it had. */
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
