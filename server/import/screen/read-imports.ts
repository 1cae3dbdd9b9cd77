import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { ImportRow, ImportsList, ImportsQuery, StaffImport } from '#contract/admin/system/import.ts';
import type { Language } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';
import { readPage } from '#server/kit/list-page.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { parseMapping } from '../mapping.ts';
import { storedSentence } from '../report/import-problem.ts';
import { guessMapping } from './guess-mapping.ts';
import { knownMappings, onWire } from './mappings.ts';
import { countRefusals } from './queries-found.ts';
import {
  countImports,
  findImport,
  type ImportRecord,
  selectImports,
  type WholeImport,
} from './queries-import.ts';

export async function listImports(
  db: ReadDb,
  { q, state, ...query }: Static<typeof ImportsQuery>,
): Promise<Static<typeof ImportsList>> {
  const filter = {
    ...(q !== undefined && { q }),
    ...(state !== undefined && { states: state.split(',') }),
  };
  const page = await readPage(
    { ...query, ...filter },
    {
      sorts: { uploadedAt: { by: sql`i.uploaded_at`, type: 'timestamptz' } },
      defaultSort: '-uploadedAt',
      id: sql`i.id`,
      select: (part) => selectImports(db, filter, part),
      count: (wanted) => countImports(db, filter, wanted),
    },
  );
  return { ...page, rows: page.rows.map(summaryOf) };
}

/** Returns a file with its mapping and progress. Refuses with NOT_FOUND. */
export async function readImport(db: ReadDb, id: number, language: Language): Promise<StaffImport> {
  const found = await findImport(db, { id });
  if (found === undefined) throw new Refusal('NOT_FOUND');
  const { columns, mapping, counts, run_id: runId } = found;
  const header = columns.map(({ title }) => title);
  const chosen = mapping === null ? guessMapping(header, await knownMappings(db)) : parseMapping(mapping);
  return {
    ...summaryOf(found),
    columns,
    mapping: onWire(chosen),
    isGuessed: mapping === null,
    position: counts?.position ?? 0,
    percent: found.percent,
    isCancelling: found.cancel_at !== null,
    failure: found.failure === null ? null : storedSentence(found.failure, language),
    tried: found.tried,
    refusals: runId === null ? [] : await countRefusals(db, runId),
    allowedActions: [...actionsOf(found)],
  };
}

function summaryOf(row: ImportRecord): ImportRow {
  const { counts } = row;
  return {
    id: row.id,
    fileName: row.file_name,
    bytes: row.bytes,
    state: row.import_state,
    counts: counts && {
      new: counts.new_count,
      changed: counts.changed_count,
      unchanged: counts.unchanged_count,
      refused: counts.refused_count,
    },
    uploadedBy: row.uploader,
    uploadedAt: row.uploaded_at.toISOString(),
  };
}

type Action = StaffImport['allowedActions'][number];
const actions: Record<WholeImport['import_state'], readonly Action[]> = {
  NEW: ['TRY', 'DROP'],
  TRYING: ['CANCEL'],
  TRIED: ['TRY', 'RUN', 'DROP'],
  RUNNING: ['CANCEL'],
  STOPPED: ['RESUME', 'TRY', 'DROP'],
  DONE: ['TRY', 'DROP'],
  FAILED: ['TRY', 'DROP'],
};

/** Returns the actions that the import's state allows. */
export const actionsOf = ({ import_state }: Pick<WholeImport, 'import_state'>): readonly Action[] =>
  actions[import_state];
