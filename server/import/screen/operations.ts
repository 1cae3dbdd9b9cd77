import type { importOperations as declared } from '#contract/operations/admin/system/import.ts';
import type { Language } from '#contract/words.ts';
import type { Db } from '#database/connect.ts';
import { violates } from '#database/problems.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { bindMapping } from '../bind-mapping.ts';
import { nameWords } from '../report/name-words.ts';
import { ImportProblem, sentenceOf } from '../report/import-problem.ts';
import { reportCsv } from '../report/write-report.ts';
import { readMappings, requireMapping } from './mappings.ts';
import { readColumns, withUpload } from './open-upload.ts';
import { selectChanges, selectRefusals } from './queries-found.ts';
import {
  cancelImport,
  deleteImport,
  findImport,
  insertImport,
  moveImport,
  oneRunning,
  type WholeImport,
} from './queries-import.ts';
import {
  deleteMapping,
  insertMapping,
  lockMapping,
  type LockedMapping,
  updateMapping,
} from './queries-mapping.ts';
import { actionsOf, listImports, readImport } from './read-imports.ts';
import { runImportTask, startImport, tryImportTask } from './work-import.ts';

/** Imports of the staff: a file, its mapping, a dry run, and the run as a job. */
export const importOperations = {
  listImports: ({ db }, { input }) => listImports(db, input),
  getImport: ({ db }, { caller, input }) => readImport(db, input.id, caller.language),
  listImportMappings: ({ db }) => readMappings(db),

  async addImport({ db }, { caller, input: { name, content }, now }) {
    const columns = await columnsOf(content, caller.language);
    const id = await insertImport(db, { fileName: name, content, columns, staffId: caller.staff.id, now });
    return readImport(db, id, caller.language);
  },

  async dropImport({ db }, { input: { id } }) {
    await lock(db, id, 'DROP');
    await deleteImport(db, id);
  },

  async tryImport({ db }, { caller, input: { id, mapping }, now }) {
    const { columns } = await lock(db, id, 'TRY');
    const text = JSON.stringify(requireFitting(mapping, columns, caller.language));
    await moveImport(db, { id, state: 'TRYING', mapping: text, percent: 0, now });
    await startImport(db, tryImportTask, { importId: id, staffId: caller.staff.id, isResumed: false });
    return readImport(db, id, caller.language);
  },

  async runImport({ db }, { caller, input: { id }, now }) {
    await lock(db, id, 'RUN');
    await start(db, { id, staffId: caller.staff.id, isResumed: false, now });
    return readImport(db, id, caller.language);
  },

  async resumeImport({ db }, { caller, input: { id }, now }) {
    await lock(db, id, 'RESUME');
    await start(db, { id, staffId: caller.staff.id, isResumed: true, now });
    return readImport(db, id, caller.language);
  },

  async cancelImport({ db }, { caller, input: { id }, now }) {
    await lock(db, id, 'CANCEL');
    await cancelImport(db, { id, now });
    return readImport(db, id, caller.language);
  },

  async listImportChanges({ db }, { input: { id, after = 0 } }) {
    const { run_id: runId } = await find(db, id);
    return { rows: runId === null ? [] : await selectChanges(db, { runId, after }) };
  },

  async listImportRefusals({ db }, { caller, input: { id, after = 0, code } }) {
    const { run_id: runId } = await find(db, id);
    const codes = code === undefined ? {} : { codes: code.split(',') };
    if (runId === null) return { rows: [] };
    const rows = await selectRefusals(db, { runId, after, ...codes });
    return { rows: await nameWords(db, rows, caller.language) };
  },

  async exportImportRefusals({ db }, { caller, input: { id }, now }) {
    const { run_id: runId, counts } = await find(db, id);
    if (runId === null) throw new Refusal('NOT_FOUND');
    const file = await reportCsv(db, runId, caller.language);
    return {
      name: `import-${id}-${tashkentDay(now)}.csv`,
      file: Buffer.from(file).toString('base64'),
      rows: counts?.refused_count ?? 0,
    };
  },

  async addImportMapping({ db }, { caller, input: { name, mapping, version }, now }) {
    const body = JSON.stringify(requireMapping(mapping, caller.language));
    const written = { name: name.trim(), body, staffId: caller.staff.id, now };
    const saved = await lockMapping(db, written);
    if (saved !== undefined && saved.version !== version) throw await mappingConflict(db, saved);
    if (saved !== undefined) await updateMapping(db, { ...written, id: saved.id });
    // there was no row to lock
    else if (!(await insertMapping(db, written)))
      throw await mappingConflict(db, await lockMapping(db, written));
    return readMappings(db);
  },

  async dropImportMapping({ db }, { input: { id, version } }) {
    const saved = await lockMapping(db, { id });
    if (saved === undefined) throw new Refusal('NOT_FOUND');
    if (saved.version !== version) throw await mappingConflict(db, saved);
    await deleteMapping(db, id);
    return readMappings(db);
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

async function mappingConflict(db: Db, saved: LockedMapping | undefined): Promise<Refusal> {
  const { changedBy, changedAt } = saved ?? {};
  return new Refusal('VERSION_CONFLICT', {
    current: await readMappings(db),
    ...(changedBy != null && { changedBy }),
    ...(changedAt !== undefined && { changedAt: changedAt.toISOString() }),
  });
}

async function columnsOf(content: Buffer, language: Language): Promise<WholeImport['columns']> {
  try {
    return await withUpload(content, readColumns);
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    throw new Refusal('IMPORT_FILE_WRONG', { why: sentenceOf(error.why, language) });
  }
}

/** Checks that the file has the mapping's columns. Refuses with IMPORT_MAPPING_WRONG (facts.why). */
function requireFitting(given: unknown, columns: WholeImport['columns'], language: Language) {
  const mapping = requireMapping(given, language);
  try {
    bindMapping(
      mapping,
      columns.map(({ title }) => title),
    );
    return mapping;
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    throw new Refusal('IMPORT_MAPPING_WRONG', { why: sentenceOf(error.why, language) });
  }
}

async function find(db: Db, id: number, isLocked = false): Promise<WholeImport> {
  const found = await findImport(db, { id, isLocked });
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}

/** Refuses with NOT_FOUND, or with IMPORT_STATE_CONFLICT if the import's state no longer allows the action. */
async function lock(db: Db, id: number, action: ReturnType<typeof actionsOf>[number]): Promise<WholeImport> {
  const found = await find(db, id, true);
  if (!actionsOf(found).includes(action)) throw new Refusal('IMPORT_STATE_CONFLICT');
  return found;
}

/** Refuses with IMPORT_RUNNING, because only one import runs at a time. */
async function start(
  db: Db,
  { id, staffId, isResumed, now }: { id: number; staffId: number; isResumed: boolean; now: Date },
): Promise<void> {
  try {
    await moveImport(db, { id, state: 'RUNNING', now, ...(isResumed ? {} : { percent: 0 }) });
  } catch (error) {
    if (violates(error, oneRunning)) throw new Refusal('IMPORT_RUNNING');
    throw error;
  }
  await startImport(db, runImportTask, { importId: id, staffId, isResumed });
}
