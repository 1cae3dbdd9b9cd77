import { createHash } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Connected } from '#database/connect.ts';
import { examineFile } from '../import/examine-file.ts';
import { ImportProblem } from '../import/import-problem.ts';
import { readMapping } from '../import/mapping.ts';
import type { RunCounts } from '../import/queries-run.ts';
import { type ImportJob, runImport } from '../import/run-import.ts';
import { type ImportPreview, tryImport } from '../import/try-import.ts';
import { openReport, writeReport } from '../import/write-report.ts';
import { grouped, progressTeller } from './import-progress.ts';
import { exitCodes, StopReason } from './stop-reason.ts';

const usage = `Импорт изделий из CSV или XLSX (docs/runbooks/import.md).
  npm run import -- <файл.csv|файл.xlsx> --mapping <сопоставление.json>
    --dry-run          показать, что изменится, и ничего не менять
    --resume           продолжить прерванный импорт этого файла
    --anew             начать прерванный импорт сначала
    --report <файл>    куда записать отказы (иначе — в папку imports данных магазина)
    --batch <строк>    строк в одной транзакции, 1–5000 (обычно 500)`;

export interface ImportDesk {
  words: readonly string[];
  /** Where paths begin. */
  folder: string;
  /** DATA_DIR. */
  dataDir: string;
  now: () => Date;
  out: Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean };
  /** Asked between batches: has somebody pressed Ctrl-C? */
  isStopped: () => boolean;
}

/**
 * The staff's desk for imports: does what the words say, tells how it goes on, and answers with a summary. Stops with a sentence where
 * the words, the file or the mapping are wrong.
 */
export async function workAtImportDesk(database: Connected, desk: ImportDesk): Promise<string> {
  const order = readOrder(desk);
  try {
    const mapping = await readMapping(order.mapping);
    const file = await examineFile(order.file);
    const job: ImportJob = {
      file,
      fileName: path.basename(order.file),
      mapping,
      mappingHash: createHash('sha256').update(JSON.stringify(mapping)).digest('hex'),
      from: order.from,
      ...(order.batch !== undefined && { batch: order.batch }),
    };
    return await (order.isTry
      ? tried(database, { desk, job, report: order.report })
      : done(database, { desk, job, report: order.report }));
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

function readOrder({ words, folder }: ImportDesk): Order {
  const { values, positionals } = parsed(words);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0 || values.mapping === undefined) throw stop(usage);
  const chosen = [values['dry-run'], values.resume, values.anew].filter((one) => one === true);
  if (chosen.length > 1) throw stop(`--dry-run, --resume и --anew — по одному.\n${usage}`);
  const batch = values.batch === undefined ? undefined : Number(values.batch);
  if (batch !== undefined && (!Number.isInteger(batch) || batch < 1 || batch > 5_000)) throw stop(usage);
  return {
    file: path.resolve(folder, file),
    mapping: path.resolve(folder, values.mapping),
    isTry: values['dry-run'] === true,
    from: values.resume === true ? 'RESUME' : values.anew === true ? 'ANEW' : 'START',
    report: values.report === undefined ? undefined : path.resolve(folder, values.report),
    batch,
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        'dry-run': { type: 'boolean' },
        resume: { type: 'boolean' },
        anew: { type: 'boolean' },
        report: { type: 'string' },
        batch: { type: 'string' },
      },
    });
  } catch (error) {
    throw stop(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

interface Work {
  desk: ImportDesk;
  job: ImportJob;
  report: string | undefined;
}

async function done({ db, pool }: Connected, { desk, job, report }: Work): Promise<string> {
  const progress = progressTeller(desk.out, () => desk.now().getTime());
  const end = await runImport(
    {
      db,
      pool,
      now: desk.now,
      onBatch: progress.tell,
      mayGoOn: () => !desk.isStopped(),
    },
    job,
  ).finally(progress.end);
  const file = report ?? path.join(desk.dataDir, 'imports', `${end.run.id}.csv`);
  if (end.run.refused_count > 0) await writeReport(db, { runId: end.run.id, file });
  const lines = [
    end.isDone ? `Готово: ${grouped(end.run.position)} строк.` : stoppedText(end.run.position),
    countsText(end.run),
    ...(end.run.refused_count > 0 ? [`Отказы построчно: ${file}`] : []),
  ];
  return lines.join('\n');
}

const stoppedText = (position: number) =>
  `Остановлено после ${grouped(position)} строк. Всё до них записано; продолжить: та же команда с --resume.`;

async function tried({ db }: Connected, { desk, job, report }: Work): Promise<string> {
  const progress = progressTeller(desk.out, () => desk.now().getTime());
  const file = report ?? path.join(desk.dataDir, 'imports', 'dry-run.csv');
  const refusals = openReport(file);
  const preview = await tryImport(
    {
      db,
      now: desk.now,
      onBatch: progress.tell,
      mayGoOn: () => !desk.isStopped(),
      onProblems: refusals.write,
    },
    job,
  ).finally(progress.end);
  await refusals.close();
  return [
    `Проба: ничего не изменено. Строк ${grouped(preview.position)}.`,
    countsText(preview),
    `Моделей новых ${grouped(preview.newProducts)}, изменится ${grouped(preview.changedProducts)}.`,
    `Паспортов ${grouped(preview.newPassports)}, отчётов лабораторий ${grouped(preview.newReports)}; из них вместо прежних ${grouped(preview.replacedPapers)}.`,
    ...examplesText(preview),
    ...(preview.refused_count > 0 ? [`Отказы построчно: ${file}`] : []),
  ].join('\n');
}

function countsText({ new_count, changed_count, unchanged_count, refused_count }: RunCounts): string {
  return `Новых ${grouped(new_count)}, изменено ${grouped(changed_count)}, без изменений ${grouped(unchanged_count)}, отказано ${grouped(refused_count)}.`;
}

function examplesText({ examples, changed_count }: ImportPreview): string[] {
  if (examples.length === 0) return [];
  const rows = examples.map(
    ({ serialNumber, changes }) =>
      `  ${serialNumber}: ${changes.map(({ field, from, to }) => `${field} ${from} → ${to}`).join('; ')}`,
  );
  return [`Изменится (показано ${examples.length} из ${grouped(changed_count)}):`, ...rows];
}

const stop = (sentence: string) => new StopReason(exitCodes.failed, sentence);
