import type { ReadDb } from '#database/connect.ts';
import type { PriceTerms } from '#domain/pricing/price-formula.ts';
import type { BoundMapping } from '#domain/import/read-row.ts';
import { slugWishes } from '#domain/import/pick-slug.ts';
import type { MadeProduct, ProductPlan, TakenSlugs } from './plan-product.ts';
import { type PiecePlan, planRow } from './plan-row.ts';
import {
  type KnownWords,
  selectKnownPieces,
  selectKnownProducts,
  selectTakenSlugs,
} from './queries-known.ts';
import type { FoundProblem } from './queries-run.ts';
import { type CheckedRow, titled } from './read-batches.ts';

/** The planned changes of a batch. */
export interface BatchPlan {
  problems: FoundProblem[];
  /** Number of refused rows; one row may have several problems. */
  refusedRows: number;
  rows: { outcome: 'NEW' | 'CHANGED' | 'UNCHANGED'; product: ProductPlan; piece: PiecePlan }[];
  /** The products that these rows create or change, in their previous state, by artikul. */
  before: Map<string, MadeProduct>;
  words: KnownWords;
  /** Issue date of its certificates, YYYY-MM-DD in Tashkent. */
  today: string;
}

export interface PlanDeps {
  mapping: BoundMapping;
  words: KnownWords;
  /** Parameters of the price formula. */
  terms: PriceTerms;
  today: string;
  /** Products that earlier batches would have created, because a dry run does not write them. */
  tried?: Map<string, MadeProduct>;
}

/** Compares the rows of a batch with the shop's data. Two statements; writes nothing. */
export async function planBatch(
  db: ReadDb,
  rows: readonly CheckedRow[],
  { mapping, words, terms, today, tried }: PlanDeps,
): Promise<BatchPlan> {
  const sound = rows.filter(({ problems }) => problems.length === 0).map(({ row }) => row);
  const [products, pieces] = await Promise.all([
    selectKnownProducts(db, [...new Set(sound.map(({ artikul }) => artikul))]),
    selectKnownPieces(
      db,
      sound.map(({ serialNumber }) => serialNumber),
    ),
  ]);
  const before = new Map<string, MadeProduct>(products.map((product) => [product.artikul, product]));
  const made = new Map<string, MadeProduct>([...before, ...(tried ?? [])]);
  const pieceOf = new Map(pieces.map((piece) => [piece.serial_number, piece]));
  const plan: BatchPlan = {
    problems: [],
    refusedRows: rows.length - sound.length,
    rows: [],
    before,
    words,
    today,
  };
  for (const { row, problems } of rows) {
    plan.problems.push(...problems.map((problem) => ({ line: row.line, ...problem })));
    if (problems.length > 0) continue;
    const piece = pieceOf.get(row.serialNumber) ?? null;
    const planned = planRow(row, {
      mapping,
      words,
      terms,
      today,
      product: made.get(row.artikul) ?? null,
      piece,
    });
    if (planned.outcome === 'REFUSED') {
      plan.problems.push({ line: row.line, ...titled(planned.problem, mapping) });
      plan.refusedRows += 1;
      continue;
    }
    made.set(row.artikul, planned.product.made);
    tried?.set(row.artikul, planned.product.made);
    plan.rows.push(planned);
  }
  return plan;
}

/** Returns which of the wanted addresses other products have. One statement. */
export async function findTakenSlugs(db: ReadDb, products: readonly ProductPlan[]): Promise<TakenSlugs> {
  const wishes = products.flatMap(({ made: { name, artikul, kind } }) =>
    [name.uz, name.ru, name.en].flatMap((one) => slugWishes({ name: one || name.uz, artikul, kind })),
  );
  const owners = new Map<string, number>();
  for (const { slug, language, product_id } of await selectTakenSlugs(db, [...new Set(wishes)]))
    owners.set(`${language} ${slug}`, product_id);
  const isOfAnotherProduct = (key: string, productId: number | null) => {
    const owner = owners.get(key);
    return owner !== undefined && owner !== productId;
  };
  return {
    isTaken: (language, slug, productId) =>
      isOfAnotherProduct(`${language} ${slug}`, productId) || isOfAnotherProduct(`old ${slug}`, productId),
    // -1 is no product's id, so the address counts as taken by another product for the rest of this batch
    take: (language, slug) => void owners.set(`${language} ${slug}`, -1),
  };
}
