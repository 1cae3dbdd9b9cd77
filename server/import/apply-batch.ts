import type { Db } from '#database/connect.ts';
import {
  type ComingPiece,
  priceComingPieces,
  priceImportedPieces,
} from '../pricing/repricing/price-imported.ts';
import { metalFacts, numberAt, pricedStones } from './made-facts.ts';
import type { KnownWords } from './queries-known.ts';
import { type BatchPlan, findTakenSlugs } from './plan-batch.ts';
import { type MadeProduct, type ProductPlan, withSlugs } from './plan-product.ts';
import type { PiecePlan } from './plan-row.ts';
import type { FoundProblem, RunCounts } from './queries-run.ts';
import {
  queueRepricing,
  insertPieces,
  insertProducts,
  storeFormerSlugs,
  lockFreePieces,
  replaceStones,
  updatePieces,
  updateProducts,
} from './queries-write.ts';
import {
  openRegister,
  type CertificateOfPiece,
  writeCertificates,
} from './certificates/write-certificates.ts';

export interface Applied {
  counts: RunCounts;
  problems: FoundProblem[];
}

/**
 * Executes a plan inside the caller's transaction: products, new pieces, changed pieces, and finally their certificates. Changed pieces are
 * locked here, in the order of their ids; one that has been reserved or sold since the plan is refused as KEPT. The order of these steps
 * prevents deadlocks with the repricing.
 */
export async function applyBatch(db: Db, plan: BatchPlan): Promise<Applied> {
  const register = await openRegister(db, { today: plan.today, count: countCertificates(plan) });
  const products = await writeProducts(db, plan);
  const added = await addPieces(
    db,
    plan.rows.filter(({ outcome }) => outcome === 'NEW').map(({ piece }) => piece),
    { products, words: plan.words },
  );
  const changed = plan.rows.filter(({ outcome }) => outcome === 'CHANGED').map(({ piece }) => piece);
  const written = await changePieces(
    db,
    changed.filter(({ changes }) => changes.length > 0),
  );
  const writtenSerials = new Set(written.map(({ value }) => value));
  const moved = changed.filter(({ row }) => !writtenSerials.has(row.serialNumber));
  await writeCertificates(db, register, [
    ...added,
    ...moved.flatMap((piece) => certificatesOf(piece, piece.known?.id)),
  ]);
  const count = (outcome: string) => plan.rows.filter((row) => row.outcome === outcome).length;
  return {
    counts: {
      new_count: count('NEW'),
      changed_count: count('CHANGED') - written.length,
      unchanged_count: count('UNCHANGED'),
      refused_count: plan.refusedRows + written.length,
    },
    problems: [...plan.problems, ...written],
  };
}

const countCertificates = ({ rows }: BatchPlan): number =>
  rows.reduce((sum, { piece }) => sum + piece.papers.length, 0);

function certificatesOf({ papers, row }: PiecePlan, itemId: number | undefined): CertificateOfPiece[] {
  if (itemId === undefined) throw new Error(`${row.serialNumber} has no id to write certificates for`);
  return papers.map((paper) => ({ ...paper, itemId }));
}

/** Returns every product of the batch by artikul, with its id. */
async function writeProducts(db: Db, { rows, before }: BatchPlan): Promise<Map<string, MadeProduct>> {
  // only the first row of a product can create or change it; further rows must agree with it
  const plans = new Map<string, ProductPlan>();
  for (const { product } of rows)
    if (!plans.has(product.made.artikul) || product.changes.length > 0) {
      const isNew = !before.has(product.made.artikul);
      plans.set(product.made.artikul, { ...product, isNew });
    }
  const wanted = [...plans.values()];
  const named = wanted.filter(({ isNew, made }) => isNew || !isSameName(made, before.get(made.artikul)));
  const taken = await findTakenSlugs(db, named);
  const made = wanted.map((plan) => ({
    ...plan,
    made: withSlugs(plan, { before: before.get(plan.made.artikul)?.name ?? null, taken }),
  }));
  const ids = await insertProducts(
    db,
    made.filter(({ isNew }) => isNew).map((plan) => plan.made),
  );
  const changed = made.filter(({ isNew, changes }) => !isNew && changes.length > 0).map((plan) => plan.made);
  await updateProducts(db, changed);
  await storeFormerSlugs(db, leftSlugs(changed, before));
  await queueRepricing(
    db,
    changed
      .filter((product) => isMadeOtherwise(product, before.get(product.artikul)))
      .map(({ id }) => id ?? 0),
  );
  return new Map(
    made.map(({ made: product }) => [
      product.artikul,
      { ...product, id: product.id ?? ids.get(product.artikul) ?? null },
    ]),
  );
}

const isSameName = (made: MadeProduct, before: MadeProduct | undefined): boolean =>
  JSON.stringify(made.name) === JSON.stringify(before?.name);

const isMadeOtherwise = (made: MadeProduct, before: MadeProduct | undefined): boolean =>
  made.metal !== before?.metal || made.make !== before.make;

function leftSlugs(changed: readonly MadeProduct[], before: ReadonlyMap<string, MadeProduct>) {
  const left: { slug: string; productId: number }[] = [];
  const current: string[] = [];
  for (const made of changed) {
    const old = before.get(made.artikul);
    for (const column of ['slug_uz', 'slug_ru', 'slug_en'] as const) {
      current.push(made[column]);
      if (old !== undefined && old[column] !== made[column])
        left.push({ slug: old[column], productId: made.id ?? 0 });
    }
  }
  return { left, current };
}

/** Returns the certificates to write for the new pieces. */
async function addPieces(
  db: Db,
  plans: readonly PiecePlan[],
  { products, words }: { products: ReadonlyMap<string, MadeProduct>; words: KnownWords },
): Promise<CertificateOfPiece[]> {
  if (plans.length === 0) return [];
  const coming = plans.map((plan) => comingPiece(plan, { product: products.get(plan.row.artikul), words }));
  const prices = await priceComingPieces(
    db,
    coming.map(({ priced }) => priced),
  );
  const ids = await insertPieces(
    db,
    plans.map((plan, place) => ({
      product_id: coming[place]?.priced.productId ?? 0,
      serial_number: plan.row.serialNumber,
      kind: coming[place]?.kind ?? 'jewel',
      product_item_state: plan.state,
      price_source: plan.list === 'FORMULA' ? 'FORMULA' : 'FIXED',
      facts: plan.facts,
      prices: prices[place] ?? { b2cSom: null, b2bSom: null, oldB2cSom: null, promotionId: null },
    })),
  );
  await replaceStones(db, {
    isNew: true,
    pieces: plans.map(({ row, stones }) => ({
      itemId: ids.get(row.serialNumber) ?? 0,
      stones: stones ?? [],
    })),
  });
  return plans.flatMap((plan) => certificatesOf(plan, ids.get(plan.row.serialNumber)));
}

function comingPiece(
  { facts, stones, list }: PiecePlan,
  { product, words }: { product: MadeProduct | undefined; words: KnownWords },
): { kind: MadeProduct['kind']; priced: ComingPiece } {
  if (product?.id == null) throw new Error('a planned piece has no product');
  const priced: ComingPiece = {
    productId: product.id,
    markdownPercent: product.markdown_percent,
    // a loose stone has neither metal nor fineness, and its price is never made by the formula
    ...metalFacts(words, product),
    probe: numberAt(facts, 'probe') ?? 0,
    weight_mg: numberAt(facts, 'weight_mg') ?? 0,
    make: product.make,
    stones: pricedStones(stones ?? []),
    list: list ?? { b2cSom: null, b2bSom: null },
  };
  return { kind: product.kind, priced };
}

/** Returns the refusals of pieces that were reserved, ordered or sold since the plan was made. */
async function changePieces(db: Db, plans: readonly PiecePlan[]): Promise<FoundProblem[]> {
  const free = await lockFreePieces(
    db,
    plans.map(({ known }) => known?.id ?? 0),
  );
  const mine = plans.flatMap((plan) => {
    const id = plan.known?.id;
    return id !== undefined && free.has(id) ? [{ ...plan, id }] : [];
  });
  await updatePieces(db, mine);
  await replaceStones(db, {
    isNew: false,
    pieces: mine.flatMap(({ id, stones }) => (stones === null ? [] : [{ itemId: id, stones }])),
  });
  const lists = mine.flatMap(({ id, list }) => (list === null ? [] : ([[id, list]] as const)));
  await priceImportedPieces(db, new Map(lists));
  return plans
    .filter(({ known }) => known !== null && !free.has(known.id))
    .map(({ row }) => ({
      line: row.line,
      code: 'KEPT' as const,
      field: '',
      value: row.serialNumber,
      detail: 'RESERVED',
    }));
}
