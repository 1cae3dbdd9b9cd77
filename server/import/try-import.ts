import type { ReadDb } from '#database/connect.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { bindMapping } from './bind-mapping.ts';
import { openTable } from './files/open-table.ts';
import { planBatch } from './plan-batch.ts';
import type { CertificatePlan } from './certificates/plan-certificates.ts';
import type { MadeProduct } from './plan-product.ts';
import type { Change } from './change.ts';
import { getPriceTerms } from '../pricing/get-price-terms.ts';
import { selectReferences, selectKnownWords } from './queries-known.ts';
import type { FoundProblem, RunCounts } from './queries-run.ts';
import { readBatches } from './read-batches.ts';
import type { ImportJob } from './run-import.ts';

/** What an import would do. */
export interface ImportPreview extends RunCounts {
  position: number;
  newProducts: number;
  changedProducts: number;
  newPassports: number;
  newReports: number;
  /** Number of certificates that would be replaced. */
  replacedPapers: number;
}

/** A piece that would change, and its changes. */
export interface FoundChange {
  line: number;
  serialNumber: string;
  changes: Change[];
}

interface TryDeps {
  db: ReadDb;
  now: () => Date;
  onBatch?: (progress: { position: number; share: number; counts: RunCounts }) => Promise<void>;
  /** Checked between batches; false stops the dry run. */
  mayGoOn?: () => boolean | Promise<boolean>;
  /** Called with refusals as they are found. */
  onProblems: (problems: readonly FoundProblem[]) => Promise<void>;
  /** Called with the pieces that would change. */
  onChanges: (changes: readonly FoundChange[]) => Promise<void>;
}

/** Processes a file as `runImport` would, without changing anything. */
export async function tryImport(deps: TryDeps, job: Omit<ImportJob, 'from'>): Promise<ImportPreview> {
  const table = await openTable(job.file, job.mapping);
  try {
    const mapping = bindMapping(job.mapping, table.header);
    const references = await selectReferences(deps.db);
    const words = await selectKnownWords(deps.db);
    const terms = await getPriceTerms(deps.db);
    const tried = new Map<string, MadeProduct>();
    const changedProducts = new Set<string>();
    const newProducts = new Set<string>();
    const preview: ImportPreview = {
      position: 0,
      new_count: 0,
      changed_count: 0,
      unchanged_count: 0,
      refused_count: 0,
      newProducts: 0,
      changedProducts: 0,
      newPassports: 0,
      newReports: 0,
      replacedPapers: 0,
    };
    const today = tashkentDay(deps.now());
    for await (const batch of readBatches(table, {
      mapping,
      references,
      size: job.batch ?? 1_000,
      from: 0,
    })) {
      const plan = await planBatch(deps.db, batch.rows, { mapping, words, terms, today, tried });
      await deps.onProblems(plan.problems);
      preview.position = batch.position;
      const changes: FoundChange[] = [];
      preview.refused_count += plan.refusedRows;
      for (const { outcome, product, piece } of plan.rows) {
        if (outcome === 'NEW') preview.new_count += 1;
        else if (outcome === 'CHANGED') preview.changed_count += 1;
        else preview.unchanged_count += 1;
        countCertificates(preview, piece.papers);
        const { artikul } = product.made;
        if (product.isNew) newProducts.add(artikul);
        if (product.changes.length > 0) changedProducts.add(artikul);
        if (outcome === 'CHANGED')
          changes.push({
            line: piece.row.line,
            serialNumber: piece.row.serialNumber,
            changes: [...product.changes, ...piece.changes],
          });
      }
      await deps.onChanges(changes);
      await deps.onBatch?.({ position: batch.position, share: table.share(), counts: preview });
      if ((await deps.mayGoOn?.()) === false) break;
    }
    return { ...preview, newProducts: newProducts.size, changedProducts: changedProducts.size };
  } finally {
    await table.close();
  }
}

function countCertificates(preview: ImportPreview, papers: readonly CertificatePlan[]): void {
  preview.newPassports += papers.filter(({ reportNumber }) => reportNumber === null).length;
  preview.newReports += papers.filter(({ reportNumber }) => reportNumber !== null).length;
  preview.replacedPapers += papers.filter(({ replaces }) => replaces !== null).length;
}
