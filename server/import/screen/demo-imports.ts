import { createHash } from 'node:crypto';
import type { Db } from '#database/connect.ts';
import { demoDomain } from '#domain/auth/demo-accounts.ts';
import { dayMs } from '#domain/units/durations.ts';
import { findDemoStaff, isDemoAdded, recordDemoAdded } from '#server/kit/demo/demo-additions.ts';
import { withTransaction } from '#database/transaction.ts';
import { checkMapping } from '../mapping.ts';
import { insertProblems, insertRun } from '../queries-run.ts';
import { ImportProblem } from '../report/import-problem.ts';
import { type ImportPreview, tryImport } from '../try-import.ts';
import { readColumns, withUpload } from './open-upload.ts';
import { type DemoPiece, insertDemoEntries, selectDemoPieces } from './queries-demo.ts';
import { endDryRun, insertChanges } from './queries-found.ts';
import { insertImport, moveImport } from './queries-import.ts';

const setting = 'demo_imports';
const titles = ['Артикул', 'Серийный номер', 'Вес, г'];

/** The columns of a file that cannot be read completely. */
const unread = titles.map((title) => ({ title, samples: [] }));

/** The mapping of the list that the warehouse makes when it weighs a delivery. */
const mapping = checkMapping({
  about: 'Вес после взвешивания на складе',
  kind: 'jewel',
  product: { artikul: 'Артикул' },
  piece: { serialNumber: 'Серийный номер', weightGrams: { column: 'Вес, г', unit: 'g' } },
});
const mappingText = JSON.stringify(mapping);
const mappingHash = createHash('sha256').update(mappingText).digest('hex');

interface DemoFile {
  name: string;
  daysAgo: number;
  /** Index of the first piece. */
  from: number;
  rows: number;
  /** The typing errors of its author, by row. */
  slips: Readonly<Record<number, (cells: readonly string[]) => readonly string[]>>;
  /** NEW: its rows created pieces when it ran. TRIED: it was tried but has not run yet. */
  end: 'NEW' | 'CHANGED' | 'TRIED' | 'FAILED';
}

const weight = (text: string) => (cells: readonly string[]) => [...cells.slice(0, 2), text];
const heavier = ([artikul = '', serial = '', grams = '0']: readonly string[]) => [
  artikul,
  serial,
  (Number(grams.replace(',', '.')) + 0.02).toFixed(2).replace('.', ','),
];
const otherModel = ([, serial = '', grams = '']: readonly string[]) => ['ZR-999', serial, grams];

const files: readonly DemoFile[] = [
  { name: 'приход-кольца.csv', daysAgo: 79, from: 0, rows: 40, slips: { 17: weight('3.4г') }, end: 'NEW' },
  { name: 'приход-серьги.csv', daysAgo: 58, from: 40, rows: 32, slips: {}, end: 'NEW' },
  {
    name: 'перевес-чиланзар.csv',
    daysAgo: 41,
    from: 72,
    rows: 28,
    slips: { 4: weight(''), 19: weight('много') },
    end: 'CHANGED',
  },
  { name: 'приход-цепи.csv', daysAgo: 26, from: 100, rows: 36, slips: { 30: weight('0') }, end: 'NEW' },
  {
    name: 'выгрузка-весов.csv',
    daysAgo: 8,
    from: 136,
    rows: 24,
    slips: { 11: weight('"3,41') },
    end: 'FAILED',
  },
  {
    name: 'перевес-ноябрь.csv',
    daysAgo: 1,
    from: 160,
    rows: 30,
    slips: { 2: heavier, 8: heavier, 13: weight('4.1г'), 15: heavier, 22: otherModel },
    end: 'TRIED',
  },
];

/** Adds six imports to a demo that has none (backoffice.md 7): four that ran, one that was only tried, and one that failed. */
export async function addDemoImports(db: Db, now: Date): Promise<void> {
  const staffId = (await isDemoAdded(db, setting))
    ? undefined
    : await findDemoStaff(db, `warehouse${demoDomain}`);
  if (staffId === undefined) return;
  const pieces = await selectDemoPieces(db);
  await withTransaction(db, async (db) => {
    for (const file of files) {
      const at = new Date(now.getTime() - file.daysAgo * dayMs);
      await addFile(db, { file, content: contentOf(file, pieces), staffId, at });
    }
    await recordDemoAdded(db, setting);
  });
}

/** A table as saved by Excel. */
function contentOf({ from, rows, slips }: DemoFile, pieces: readonly DemoPiece[]): Buffer {
  const lines = pieces.slice(from, from + rows).map(({ artikul, serial, weightMg }, nth) => {
    const cells = [artikul, serial, String(weightMg / 1000).replace('.', ',')];
    return (slips[nth]?.(cells) ?? cells).join(';');
  });
  return Buffer.from(`\uFEFF${titles.join(';')}\r\n${lines.join('\r\n')}\r\n`);
}

interface Uploaded {
  file: DemoFile;
  content: Buffer;
  staffId: number;
  at: Date;
}

/** Uploads and tries a file as on the screen. Runs are only recorded, because the demo already has their pieces. */
async function addFile(db: Db, { file: { name, end }, content, staffId, at }: Uploaded): Promise<void> {
  await withUpload(content, async (file) => {
    const columns = end === 'FAILED' ? unread : await readColumns(file);
    const id = await insertImport(db, { fileName: name, content, columns, staffId, now: at });
    await insertDemoEntries(db, { id, staffId, at, hasRun: end === 'NEW' || end === 'CHANGED' });
    await moveImport(db, { id, state: 'TRYING', mapping: mappingText, now: at });
    const hasRun = end === 'NEW' || end === 'CHANGED';
    const run = await insertRun(db, {
      fileHash: file.hash,
      mappingHash,
      fileName: name,
      isDry: !hasRun,
      now: at,
    });
    const job = { file, fileName: name, mapping, mappingHash };
    try {
      const found = await tryImport(
        {
          db,
          now: () => at,
          onProblems: (problems) => insertProblems(db, { runId: run.id, problems }),
          onChanges: (changes) => insertChanges(db, { runId: run.id, changes }),
        },
        job,
      );
      await endDryRun(db, { id: run.id, position: found.position, counts: countsOf(found, end), now: at });
      await moveImport(db, {
        id,
        state: hasRun ? 'DONE' : 'TRIED',
        runId: run.id,
        tried: triedOf(found),
        percent: 100,
        now: at,
      });
    } catch (error) {
      if (!(error instanceof ImportProblem)) throw error;
      await moveImport(db, { id, state: 'FAILED', failure: JSON.stringify(error.why), percent: 38, now: at });
    }
  });
}

/** The counts of a recorded run: rows that are unchanged now count as added by it. */
function countsOf(found: ImportPreview, end: DemoFile['end']): ImportPreview {
  const { unchanged_count: same } = found;
  if (end === 'NEW') return { ...found, new_count: same, unchanged_count: 0 };
  if (end !== 'CHANGED') return found;
  const changed = Math.floor(same / 3);
  return { ...found, changed_count: changed, unchanged_count: same - changed };
}

const triedOf = ({
  newProducts,
  changedProducts,
  newPassports,
  newReports,
  replacedPapers,
}: ImportPreview) => ({
  newModels: newProducts,
  changedModels: changedProducts,
  newPassports,
  newReports,
  replacedPapers,
});
