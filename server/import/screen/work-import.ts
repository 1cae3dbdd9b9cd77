import { createHash } from 'node:crypto';
import type { TaskList } from 'graphile-worker';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { dayMs } from '#domain/units/durations.ts';
import type { Db } from '#database/connect.ts';
import { withAudit } from '#server/kit/audit.ts';
import { enqueue } from '#server/kit/jobs.ts';
import type { ExaminedFile } from '../examine-file.ts';
import { parseMapping } from '../mapping.ts';
import { findUnfinishedRun, insertProblems, insertRun } from '../queries-run.ts';
import { ImportProblem } from '../report/import-problem.ts';
import { type ImportJob, runImport } from '../run-import.ts';
import { tryImport } from '../try-import.ts';
import { withUpload } from './open-upload.ts';
import { endDryRun, insertChanges } from './queries-found.ts';
import {
  deleteImportsBefore,
  findContent,
  findImport,
  keepRunning,
  moveImport,
  recordProgress,
  stopStalled,
  type WholeImport,
} from './queries-import.ts';

export const tryImportTask = 'try-import';
export const runImportTask = 'run-import';
const Payload = Type.Object({
  importId: Type.Integer(),
  staffId: Type.Integer(),
  isResumed: Type.Boolean(),
});
export type ImportPayload = Static<typeof Payload>;

/** After this time an import enqueues itself again, so that a shutdown does not have to wait for it. */
const turnMs = 2_000;
/** Maximum number of changes shown of a dry run. */
const maxChanges = 1_000;
/** An import without progress for this long has lost its process. */
const restingMs = 60_000;
const retentionMs = 90 * dayMs;

export interface ImportTaskDeps {
  db: Db;
  now: () => Date;
}

/** `try-import` and `run-import` are enqueued by the screen; each minute, imports whose process has ended are resumed. */
export function importTasks(deps: ImportTaskDeps): {
  tasks: TaskList;
  crons: { task: string; match: string }[];
} {
  return {
    tasks: {
      [tryImportTask]: (payload, { abortSignal }) => workOn({ ...deps, abortSignal }, payload, tryFile),
      [runImportTask]: (payload, { abortSignal }) => workOn({ ...deps, abortSignal }, payload, runFile),
      'stop-lost-imports': async () => {
        const now = deps.now();
        await stopStalled(deps.db, { before: new Date(now.getTime() - restingMs), now });
        await deleteImportsBefore(deps.db, new Date(now.getTime() - retentionMs));
      },
    },
    crons: [{ task: 'stop-lost-imports', match: '* * * * *' }],
  };
}

interface Work extends ImportPayload {
  record: WholeImport;
  job: Omit<ImportJob, 'from'>;
}

interface TurnDeps extends ImportTaskDeps {
  /** Aborted when the process is about to end. */
  abortSignal: AbortSignal | undefined;
}

async function workOn(
  deps: TurnDeps,
  payload: unknown,
  run: (deps: TurnDeps, work: Work) => Promise<void>,
): Promise<void> {
  const parsed = Value.Parse(Payload, payload);
  const { importId: id } = parsed;
  const record = await findImport(deps.db, { id });
  const isOpen = record?.import_state === 'TRYING' || record?.import_state === 'RUNNING';
  const content = isOpen ? await findContent(deps.db, id) : undefined;
  if (record === undefined || content === undefined) return;
  try {
    await withUpload(content, (file) => run(deps, { ...parsed, record, job: jobOf(record, file) }));
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    await moveImport(deps.db, { id, state: 'FAILED', failure: JSON.stringify(error.why), now: deps.now() });
  }
}

function jobOf({ mapping, file_name: fileName }: WholeImport, file: ExaminedFile): Omit<ImportJob, 'from'> {
  if (mapping === null) throw new Error('an import was started without a mapping');
  return {
    file,
    fileName,
    mapping: parseMapping(mapping),
    mappingHash: createHash('sha256').update(mapping).digest('hex'),
  };
}

async function tryFile({ db, now, abortSignal }: TurnDeps, { importId: id, job }: Work): Promise<void> {
  const run = await insertRun(db, {
    fileHash: job.file.hash,
    mappingHash: job.mappingHash,
    fileName: job.fileName,
    isDry: true,
    now: now(),
  });
  let noted = 0;
  let isCancelled = false;
  const preview = await tryImport(
    {
      db,
      now,
      onProblems: (problems) => insertProblems(db, { runId: run.id, problems }),
      onChanges: async (changes) => {
        const shown = changes.slice(0, maxChanges - noted);
        noted += shown.length;
        await insertChanges(db, { runId: run.id, changes: shown });
      },
      onBatch: async ({ share }) => {
        ({ isCancelled } = await recordProgress(db, { id, share, now: now() }));
      },
      mayGoOn: () => !isCancelled && !(abortSignal?.aborted ?? false),
    },
    job,
  );
  const at = now();
  await endDryRun(db, { id: run.id, position: preview.position, counts: preview, now: at });
  if (isCancelled || (abortSignal?.aborted ?? false)) {
    await moveImport(db, { id, state: 'NEW', now: at, percent: 0 });
    return;
  }
  const { newProducts, changedProducts, newPassports, newReports, replacedPapers } = preview;
  await moveImport(db, {
    id,
    state: 'TRIED',
    runId: run.id,
    tried: {
      newModels: newProducts,
      changedModels: changedProducts,
      newPassports,
      newReports,
      replacedPapers,
    },
    percent: 100,
    now: at,
  });
}

/** Each batch has an audit entry in the name of the person who started the import. */
async function runFile(deps: TurnDeps, work: Work): Promise<void> {
  const { db, now, abortSignal } = deps;
  const { importId: id, job, staffId } = work;
  const begun = performance.now();
  let isCancelled = false;
  const entry = { staffId, action: 'imports.batch', resource: 'import', recordId: String(id) };
  const from = (await canResume(db, work)) ? 'RESUME' : 'ANEW';
  const end = await runImport(
    {
      ...deps,
      inTransaction: (db, run) => withAudit(db, () => entry, run),
      onBatch: async ({ share }) => {
        ({ isCancelled } = await recordProgress(db, { id, share, now: now() }));
      },
      mayGoOn: () => !isCancelled && !(abortSignal?.aborted ?? false) && performance.now() - begun < turnMs,
    },
    { ...job, from },
  );
  const moved = { id, runId: end.run.id, now: now() };
  if (end.isDone) return moveImport(db, { ...moved, state: 'DONE', percent: 100 });
  if (isCancelled) return moveImport(db, { ...moved, state: 'STOPPED' });
  if (!(await keepRunning(db, moved))) return;
  await startImport(db, runImportTask, { importId: id, staffId, isResumed: true });
}

/** Whether there is an unfinished run of this file with this mapping. */
const canResume = async (db: Db, { isResumed, job: { file, mappingHash } }: Work): Promise<boolean> =>
  isResumed && (await findUnfinishedRun(db, { fileHash: file.hash, mappingHash })) !== undefined;

/** Enqueues one of the two tasks; it runs once the transaction commits. */
export async function startImport(
  db: Db,
  task: typeof tryImportTask | typeof runImportTask,
  payload: ImportPayload,
): Promise<void> {
  await enqueue(db, { task, payload: { ...payload }, key: `import:${payload.importId}` });
}
