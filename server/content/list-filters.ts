import { type Language, languages } from '#contract/words.ts';
import { isOneOf } from '#server/kit/lists/short-list.ts';

/** A row of a list of contents with drafts. */
interface DraftedRow {
  state: string;
  draftVersion: number;
  publishAt: string | null;
  /** Those in which it has a text. */
  languages: readonly Language[];
}

interface DraftFilters {
  state?: string;
  draft?: string;
  lacks?: string;
}

/** Whether a row matches the filters that all contents with drafts have (contract/admin/content/draft.ts). */
export function matchesDraft(row: DraftedRow, { state, draft, lacks }: DraftFilters): boolean {
  const drafts = row.publishAt !== null ? ['SCHEDULED'] : row.draftVersion > 0 ? ['SAVED'] : [];
  const missing = languages.filter((language) => !row.languages.includes(language));
  return isOneOf(state, row.state) && isOneOf(draft, ...drafts) && isOneOf(lacks, ...missing);
}
