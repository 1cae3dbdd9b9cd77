import { type RawBuilder, sql } from 'kysely';

/** The tags of a filter such as `tag=VIP,window`. */
export const tagsOf = (list: string): string[] =>
  list
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Whether a record has any of these tags; said so that the index of the few records that have tags is used. */
export const hasTag = (column: RawBuilder<unknown>, tags: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(${column} && ${tags}::text[] and ${column} <> '{}')`;
