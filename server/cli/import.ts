import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Connected } from '#database/connect.ts';
import { examineFile } from '../import/examine-file.ts';
import { ImportProblem } from '../import/report/import-problem.ts';
import { readMapping } from '../import/mapping.ts';
import type { RunCounts } from '../import/queries-run.ts';
import { type ImportJob, runImport } from '../import/run-import.ts';
import { type ImportPreview, tryImport } from '../import/try-import.ts';
import { openReport, writeReport } from '../import/report/write-report.ts';
import { grouped, progressPrinter } from './import-progress.ts';
import { exitCodes, StopReason } from '../start/process/stop-reason.ts';
import { type Command, readArguments, UsageProblem, wholeNumber } from './command.ts';

const usage = `npm run import: brings pieces in from a CSV or XLSX (docs/runbooks/import.md).
  npm run import -- <file.csv|file.xlsx> --mapping <mapping.json>
    --dry-run         show what would change, and change nothing
    --resume          go on with an unfinished import of this file
    --anew            begin an unfinished import from its first row
    --report <file>   where to write the refused rows (else: the folder imports of the shop's data)
    --batch <rows>    rows in one transaction, 1 to 5000 (usually 500)`;

const mostBatch = 5_000;

export interface ImportDeps {
  database: Connected;
  /** Where paths begin. */
  folder: string;
  /** DATA_DIR. */
  dataDir: string;
  now: () => Date;
  out: Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean };
  /** Checked between batches: was Ctrl-C pressed? */
  isStopped: () => boolean;
}

/** `npm run import`: prints its progress, answers a summary. Stops with a sentence where the file or the mapping is wrong. */
export const importCommand: Command<ImportDeps> = {
  usage,
  read: (args) => {
    const order = readOrder(args);
    return (deps) => importFile(deps, order);
  },
};

async function importFile(deps: ImportDeps, order: Order): Promise<string> {
  const fromFolder = (file: string) => path.resolve(deps.folder, file);
  const report = order.report === undefined ? undefined : fromFolder(order.report);
  try {
    const mapping = await readMapping(fromFolder(order.mapping));
    const job: ImportJob = {
      file: await examineFile(fromFolder(order.file)),
      fileName: path.basename(order.file),
      mapping,
      mappingHash: createHash('sha256').update(JSON.stringify(mapping)).digest('hex'),
      from: order.from,
      ...(order.batch !== undefined && { batch: order.batch }),
    };
    return await (order.isTry ? tryFile : runFile)(deps, { job, report });
  } catch (error) {
    if (error instanceof ImportProblem)
      throw new StopReason(exitCodes.failed, error.message, { cause: error });
    throw error;
  }
}

interface Order {
  file: string;
  mapping: string;
  isTry: boolean;
  from: ImportJob['from'];
  report: string | undefined;
  batch: number | undefined;
}

function readOrder(args: readonly string[]): Order {
  const { values, positionals } = readArguments(args, {
    usage,
    count: [1, 1],
    options: {
      mapping: { type: 'string' },
      'dry-run': { type: 'boolean' },
      resume: { type: 'boolean' },
      anew: { type: 'boolean' },
      report: { type: 'string' },
      batch: { type: 'string' },
    },
  });
  const [file = ''] = positionals;
  if (values.mapping === undefined)
    throw new UsageProblem('Name a mapping: --mapping <mapping.json>.', usage);
  if ([values['dry-run'], values.resume, values.anew].filter(Boolean).length > 1)
    throw new UsageProblem('Give one of --dry-run, --resume and --anew.', usage);
  const { batch } = values;
  return {
    file,
    mapping: values.mapping,
    isTry: values['dry-run'] === true,
    from: values.resume === true ? 'RESUME' : values.anew === true ? 'ANEW' : 'START',
    report: values.report,
    batch: batch === undefined ? undefined : wholeNumber(batch, { name: '--batch', usage, max: mostBatch }),
  };
}

interface Work {
  job: ImportJob;
  report: string | undefined;
}

async function runFile(deps: ImportDeps, { job, report }: Work): Promise<string> {
  const { db, pool } = deps.database;
  const progress = progressPrinter(deps.out, () => deps.now().getTime());
  const end = await runImport(
    {
      db,
      pool,
      now: deps.now,
      onBatch: progress.print,
      mayGoOn: () => !deps.isStopped(),
    },
    job,
  ).finally(progress.end);
  const file = report ?? path.join(deps.dataDir, 'imports', `${end.run.id}.csv`);
  if (end.run.refused_count > 0) await writeReport(db, { runId: end.run.id, file });
  const lines = [
    end.isDone ? `Done: ${grouped(end.run.position)} rows.` : stoppedText(end.run.position),
    countsText(end.run),
    ...(end.run.refused_count > 0 ? [`Refused rows: ${file}`] : []),
  ];
  return lines.join('\n');
}

const stoppedText = (position: number) =>
  `Stopped after ${grouped(position)} rows. All of them are written; to go on: the same command with --resume.`;

async function tryFile(deps: ImportDeps, { job, report }: Work): Promise<string> {
  const { db } = deps.database;
  const progress = progressPrinter(deps.out, () => deps.now().getTime());
  const file = report ?? path.join(deps.dataDir, 'imports', 'dry-run.csv');
  const refusals = openReport(file);
  const preview = await tryImport(
    {
      db,
      now: deps.now,
      onBatch: progress.print,
      mayGoOn: () => !deps.isStopped(),
      onProblems: refusals.write,
    },
    job,
  ).finally(progress.end);
  await refusals.close();
  return [
    `Dry run: nothing was changed. ${grouped(preview.position)} rows.`,
    countsText(preview),
    `Models: ${grouped(preview.newProducts)} new, ${grouped(preview.changedProducts)} would change.`,
    `Passports: ${grouped(preview.newPassports)}, laboratory reports: ${grouped(preview.newReports)}; ${grouped(preview.replacedPapers)} of them replace earlier ones.`,
    ...examplesText(preview),
    ...(preview.refused_count > 0 ? [`Refused rows: ${file}`] : []),
  ].join('\n');
}

function countsText({ new_count, changed_count, unchanged_count, refused_count }: RunCounts): string {
  return `Rows: ${grouped(new_count)} new, ${grouped(changed_count)} changed, ${grouped(unchanged_count)} unchanged, ${grouped(refused_count)} refused.`;
}

function examplesText({ examples, changed_count }: ImportPreview): string[] {
  if (examples.length === 0) return [];
  const rows = examples.map(
    ({ serialNumber, changes }) =>
      `  ${serialNumber}: ${changes.map(({ field, from, to }) => `${field} ${from} → ${to}`).join('; ')}`,
  );
  return [`What would change (${examples.length} of ${grouped(changed_count)} shown):`, ...rows];
}
