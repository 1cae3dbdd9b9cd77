// A process that runs a job until it is killed, as killed-job.test.ts does. Arguments: a connection and the job's id, as JSON.
import { connect } from '#database/connect.ts';
import { pieceBulkActions } from '#server/stock/bulk/piece-actions.ts';
import { runJob } from './run-job.ts';

const given: unknown = JSON.parse(process.argv[2] ?? '{}');
if (typeof given !== 'object' || given === null || !('connection' in given) || !('jobId' in given))
  throw new Error('the arguments need a connection and a job');
const { db, close } = connect(Object(given.connection));
await runJob(
  { db, bulkActions: pieceBulkActions, fileJobs: {}, now: () => new Date() },
  { jobId: given.jobId },
);
await close();
