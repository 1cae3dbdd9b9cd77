import { type RawBuilder, sql } from 'kysely';

/** Parses the tags of a filter such as `tag=VIP,window`. */
export const tagsOf = (list: string): string[] =>
  list
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Checks whether a record has any of these tags, in a form that uses the index of tagged records. */
export const hasTag = (column: RawBuilder<unknown>, tags: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(${column} && ${tags}::text[] and ${column} <> '{}')`;
