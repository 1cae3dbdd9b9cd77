import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, Shape, Words } from '../primitives.ts';
import { BulkFacts } from './bulk.ts';
import { AnyOf, listQuery } from './list.ts';

export const jobStates = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const;
/** What the caller may do with a job. */
export const jobActions = ['CANCEL', 'UNDO', 'GET_FILE'] as const;
export const jobResults = ['CHANGED', 'REFUSED'] as const;

/** `kind`: such as `pieces.withdraw`. `mine`: only the caller's own jobs. */
export const StaffJobsQuery = Shape({
  ...listQuery(['requestedAt']),
  state: Type.Optional(AnyOf),
  kind: Type.Optional(Type.String({ maxLength: 300, pattern: '^[a-z.-]+(,[a-z.-]+)*$' })),
  mine: Type.Optional(Type.Boolean()),
});

/**
 * A job on many records. `done` of `total` records were processed; `changed` of them changed, the others are in `refused`, grouped by
 * reason. `failure`: why it stopped. `undoneBy`: the job that undid it. `undoUntil` null = it cannot be undone. `file`: the file it
 * produced, until it expires; only for the person who started the job.
 */
export const StaffJob = Shape({
  id: Type.String(),
  kind: Type.String(),
  state: Words(jobStates),
  requestedBy: Shape({ id: Id, name: Type.String() }),
  requestedAt: Instant,
  startedAt: Nullable(Instant),
  endedAt: Nullable(Instant),
  isCancelling: Type.Boolean(),
  total: Type.Integer({ minimum: 0 }),
  done: Type.Integer({ minimum: 0 }),
  changed: Type.Integer({ minimum: 0 }),
  refused: Type.Array(Shape({ code: Type.String(), count: Type.Integer({ minimum: 1 }) })),
  failure: Nullable(Type.String()),
  undoOf: Nullable(Type.String()),
  undoneBy: Nullable(Type.String()),
  undoUntil: Nullable(Instant),
  file: Nullable(Shape({ name: Type.String(), until: Instant })),
  allowedActions: Type.Array(Words(jobActions)),
});

export const jobColumns = ['kind', 'state', 'by', 'done', 'refused', 'requestedAt', 'endedAt'] as const;

export const StaffJobParams = Shape({ id: Type.String({ format: 'uuid' }) });

/** What a job did to its records, in processing order. */
export const JobRecordsQuery = Shape({
  ...listQuery(['record']),
  result: Type.Optional(Words(jobResults)),
});
export const JobRecord = Shape({
  record: Type.String(),
  result: Words(jobResults),
  code: Nullable(Type.String()),
  before: Nullable(BulkFacts),
  after: Nullable(BulkFacts),
});

export type JobColumn = (typeof jobColumns)[number];
export type StaffJob = Static<typeof StaffJob>;
export type JobRecord = Static<typeof JobRecord>;
