import type { PriceTerms } from '#domain/pricing/price-formula.ts';
import type { FactValue } from '#domain/import/read-field.ts';
import type { BoundMapping, ImportedRow } from '#domain/import/read-row.ts';
import type { RowProblem } from '#domain/import/row-problem.ts';
import { fieldName, writtenValue } from '#domain/import/written-value.ts';
import { type ImportedList, isPricedByFormula } from '../pricing/repricing/price-imported.ts';
import type { KnownPiece, KnownWords } from './queries-known.ts';
import { type MadeProduct, planProduct, type ProductPlan } from './plan-product.ts';
import {
  findReportProblem,
  type CertificatePlan,
  planCertificates,
  reportChanges,
} from './certificates/plan-certificates.ts';
import {
  isSameValue,
  metalFacts,
  pieceFacts,
  pricedStones,
  stoneFacts,
  textAt,
  numberAt,
} from './made-facts.ts';
import type { Change } from './change.ts';

/** The planned change of a valid row. */
export interface PiecePlan {
  row: ImportedRow;
  known: KnownPiece | null;
  /** All columns of the piece after the import. */
  facts: Record<string, FactValue>;
  state: string;
  /** Null = its stones are unchanged. */
  stones: Record<string, FactValue>[] | null;
  /** Null = its price is unchanged. */
  list: ImportedList | null;
  /** Certificates to be written for it. */
  papers: CertificatePlan[];
  changes: Change[];
}

export type RowPlan =
  | { outcome: 'REFUSED'; problem: RowProblem }
  | { outcome: 'NEW' | 'CHANGED' | 'UNCHANGED'; product: ProductPlan; piece: PiecePlan };

/** The shop's data about the row's product and piece. */
export interface RowContext {
  mapping: BoundMapping;
  words: KnownWords;
  terms: PriceTerms;
  product: MadeProduct | null;
  piece: KnownPiece | null;
  /** YYYY-MM-DD in Tashkent: the default of the day on which a new piece was received. */
  today: string;
}

/** Compares a row with the shop's data. Writes nothing; an already imported row is UNCHANGED. */
export function planRow(row: ImportedRow, context: RowContext): RowPlan {
  const { piece: known } = context;
  if (known !== null && known.artikul !== row.artikul)
    return refused('OTHER_MODEL', { field: 'product.artikul', value: row.artikul, detail: known.artikul });
  const product = planProduct(row, {
    mapping: context.mapping,
    words: context.words,
    known: context.product,
  });
  if ('problem' in product) return { outcome: 'REFUSED', problem: product.problem };
  const piece = planPiece(row, context, product.made);
  if ('problem' in piece) return { outcome: 'REFUSED', problem: piece.problem };
  if (known === null) return { outcome: 'NEW', product, piece };
  if (piece.changes.length > 0 && !mayChange.has(known.product_item_state))
    return refused('KEPT', { field: '', value: row.serialNumber, detail: known.product_item_state });
  const isChanged = piece.changes.length > 0 || product.changes.length > 0;
  return { outcome: isChanged ? 'CHANGED' : 'UNCHANGED', product, piece };
}

/** States in which a row may change a piece: not reserved, ordered or sold. */
const mayChange = new Set(['AVAILABLE', 'WITHDRAWN']);

function planPiece(
  row: ImportedRow,
  context: RowContext,
  product: MadeProduct,
): PiecePlan | { problem: RowProblem } {
  const { mapping, piece: known } = context;
  const facts = pieceFacts(row, { kind: mapping.kind, known, today: context.today });
  const problem = findPieceProblem(facts, { mapping, words: context.words, product });
  if (problem !== null) return { problem };
  const stones = row.stones === null ? null : row.stones.map(stoneFacts);
  const made = { known, product, facts, stones: stones ?? known?.stones ?? [], today: context.today };
  const reportProblem = findReportProblem(row, made);
  if (reportProblem !== null) return { problem: reportProblem };
  const list = planPrice(row, { context, ...made });
  if (list !== null && list !== 'FORMULA' && 'problem' in list) return list;
  const state = textAt(row.piece, 'product_item_state') ?? known?.product_item_state ?? 'AVAILABLE';
  const papers = planCertificates(row, made);
  const changes =
    known === null
      ? []
      : [...changesOf(known, { facts, state, stones, list }), ...reportChanges(papers, known)];
  const moved = isMoved({ known, changes }) ? list : null;
  return { row, known, facts, state, stones, list: moved, papers, changes };
}

/** A price is written only if anything of the piece changes. */
const isMoved = ({ known, changes }: Pick<PiecePlan, 'known' | 'changes'>): boolean =>
  known === null || changes.length > 0;

const refused = (
  code: RowProblem['code'],
  { field, value, detail }: { field: string; value: string; detail: string },
): RowPlan => ({ outcome: 'REFUSED', problem: { code, field, value, detail } });

function findPieceProblem(
  facts: Record<string, FactValue>,
  { mapping, words, product }: Pick<RowContext, 'mapping' | 'words'> & { product: MadeProduct },
): RowProblem | null {
  const needed = mapping.kind === 'jewel' ? ['weight_mg', 'probe', 'makers_mark'] : ['weight_mg'];
  const missing = needed.find((column) => facts[column] === undefined || facts[column] === null);
  if (missing !== undefined) return { code: 'EMPTY', field: `piece.${fieldName(missing)}`, value: '' };
  if (mapping.kind === 'loose-stone') return null;
  const metal = product.metal ?? '';
  const probe = numberAt(facts, 'probe') ?? 0;
  if (words.metals.get(metal)?.probes.includes(probe)) return null;
  return { code: 'PROBE_NOT_SOLD', field: 'piece.probe', value: String(probe), detail: metal };
}

interface PriceContext {
  context: RowContext;
  product: MadeProduct;
  facts: Record<string, FactValue>;
  stones: readonly Record<string, FactValue>[];
}

/** Plans the piece's list price; null = unchanged, because the mapping has no price. */
function planPrice(
  row: ImportedRow,
  { context: { mapping, words, terms, piece }, product, facts, stones }: PriceContext,
): ImportedList | { problem: RowProblem } | null {
  const isMapped = 'b2cSom' in row.price;
  const given = numberAt(row.price, 'b2cSom');
  const b2bSom = 'b2bSom' in row.price ? numberAt(row.price, 'b2bSom') : (piece?.price_b2b_som ?? null);
  if (given !== null) return { b2cSom: given === 0 ? null : given, b2bSom };
  if (isMapped && mapping.noPrice === 'REFUSE')
    return { problem: { code: 'NO_PRICE', field: 'price.priceSom', value: '' } };
  if (isMapped && mapping.noPrice === 'REQUEST') return { b2cSom: null, b2bSom };
  if (!isMapped && piece !== null) return piece.price_source === 'FORMULA' ? 'FORMULA' : null;
  if (!isMapped && product.make === null) return { b2cSom: null, b2bSom };
  const made = {
    ...metalFacts(words, product),
    probe: numberAt(facts, 'probe') ?? 0,
    weight_mg: numberAt(facts, 'weight_mg') ?? 0,
    make: product.make,
    stones: pricedStones(stones),
  };
  if (!isPricedByFormula(made, terms))
    return { problem: { code: 'NO_FORMULA', field: 'price.priceSom', value: '' } };
  return 'FORMULA';
}

interface Wanted {
  facts: Record<string, FactValue>;
  state: string;
  stones: Record<string, FactValue>[] | null;
  list: ImportedList | null;
}

function changesOf(known: KnownPiece, { facts, state, stones, list }: Wanted): Change[] {
  const changes: Change[] = [];
  const note = (column: string, [from, to]: [FactValue | undefined, FactValue | undefined]) => {
    if (!isSameValue(from, to))
      changes.push({
        field: fieldName(column),
        from: writtenValue(column, from),
        to: writtenValue(column, to),
      });
  };
  for (const [column, value] of Object.entries(facts)) note(column, [known.facts[column], value]);
  note('product_item_state', [known.product_item_state, state]);
  if (stones !== null && JSON.stringify(known.stones.map(stoneFacts)) !== JSON.stringify(stones))
    changes.push({ field: 'stones', from: stonesText(known.stones), to: stonesText(stones) });
  if (list === null) return changes;
  if (list === 'FORMULA') {
    if (known.price_source === 'FIXED')
      changes.push({ field: 'priceSom', from: writtenValue('b2cSom', listed(known)), to: 'FORMULA' });
    return changes;
  }
  if (known.price_source === 'FORMULA')
    changes.push({ field: 'priceSom', from: 'FORMULA', to: writtenValue('b2cSom', list.b2cSom) });
  else note('b2cSom', [listed(known), list.b2cSom]);
  note('b2bSom', [known.price_b2b_som, list.b2bSom]);
  return changes;
}

/** The price before reductions; 0 and null both mean "on request". */
const listed = (known: KnownPiece): number | null => (known.old_price_b2c_som ?? known.price_b2c_som) || null;

function stonesText(stones: readonly Record<string, FactValue>[]): string {
  const text = stones.map((stone) =>
    [
      stone['count'],
      stone['kind'],
      stone['carat_thousandths'],
      stone['color'],
      stone['clarity'],
      stone['cut'],
    ]
      .filter((part) => part !== null && part !== undefined)
      .join(' '),
  );
  return text.length === 0 ? '—' : text.join('; ');
}
