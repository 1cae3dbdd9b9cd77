import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { inOtherLayout } from '#domain/search/keyboard-layout.ts';
import { readWords } from '#domain/search/fold-words.ts';

/** A line of shoppers-queries.txt. */
export interface ShoppersQuery {
  query: string;
  expected: string;
}

export function readShoppersQueries(): ShoppersQuery[] {
  const text = readFileSync(new URL('shoppers-queries.txt', import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [query = '', expected = ''] = line.split(' → ');
      return { query, expected };
    });
}

/** The facts that the conditions of the table check. */
export interface ModelFacts {
  artikul: string;
  words: string[];
  category: string[];
  collection: string[];
  metal: string | null;
  gender: string | null;
  occasion: string[];
  style: string[];
  stone: string[];
  shape: string[];
  serials: string[];
  /** The buyable pieces. */
  pieces: PieceFacts[];
}

interface PieceFacts {
  probe: number | null;
  /** mm, cm, grams, total carats, millions of soʻm. */
  size: number | null;
  length: number | null;
  weight: number;
  carat: number;
  price: number | null;
}

export async function selectModelFacts(pool: Pool): Promise<Map<string, ModelFacts>> {
  const { rows } = await pool.query<Omit<ModelFacts, 'words'> & { names: Record<string, string> }>(factsText);
  return new Map(
    rows.map(({ names, ...row }) => [
      row.artikul,
      {
        ...row,
        words: Object.values(names).flatMap((name) => readWords(name).map(({ written }) => written)),
      },
    ]),
  );
}

const factsText = `
  select p.artikul, p.name as names, p.metal, p.gender, p.occasions as occasion, p.styles as style,
    (select json_agg(c.slug_en) from categories c where c.id = p.category_id or c.id = (select parent_id from categories where id = p.category_id)) as category,
    coalesce((select json_agg(c.slug_en) from collections c join collection_products k on k.collection_id = c.id where k.product_id = p.id), '[]') as collection,
    coalesce((select json_agg(distinct s.kind) from stones s join product_items i on i.id = s.item_id where i.product_id = p.id), '["none"]') as stone,
    coalesce((select json_agg(distinct s.shape) from stones s join product_items i on i.id = s.item_id where i.product_id = p.id), '[]') as shape,
    (select json_agg(i.serial_number order by i.id) from product_items i where i.product_id = p.id) as serials,
    coalesce((select json_agg(json_build_object('probe', i.probe, 'size', i.size_hundredths_mm / 100.0, 'length', i.length_mm / 10.0,
        'weight', i.weight_mg / 1000.0, 'price', i.price_b2c_som / 1000000.0,
        'carat', coalesce((select sum(s.count * s.carat_thousandths) from stones s where s.item_id = i.id), 0) / 1000.0))
      from product_items i where i.product_id = p.id and i.product_item_state = 'AVAILABLE'), '[]') as pieces
  from products p where p.product_state = 'ACTIVE'`;

/**
 * Returns the query; for SERIAL(ZR-001), the serial number of that model's first piece, also in lower case, without dash, or in the other
 * layout.
 */
export function typedQuery(query: string, facts: ReadonlyMap<string, ModelFacts>): string {
  const [, writing, artikul = ''] = /^(\w+)\((.+)\)$/.exec(query) ?? [];
  const serial = facts.get(artikul)?.serials[0] ?? '';
  switch (writing) {
    case 'SERIAL':
      return serial;
    case 'serial':
      return serial.toLowerCase();
    case 'nodash':
      return serial.replace('-', '');
    case 'swapped':
      return inOtherLayout(serial.toLowerCase());
    default:
      return query;
  }
}

/** Whether a model is what the table expects. */
export function isExpected(model: ModelFacts, expected: string): boolean {
  if (/^ZR-\d/.test(expected)) return expected.split('|').includes(model.artikul);
  const conditions = expected.split(' ').map((condition) => condition.split('='));
  const ofPieces = conditions.filter(([name = '']) => name in pieceTests);
  const ofModels = conditions.filter(([name = '']) => !(name in pieceTests));
  return (
    ofModels.every(([name = '', values = '']) => isModel(model, name, values.split('|'))) &&
    (ofPieces.length === 0 ||
      model.pieces.some((piece) =>
        ofPieces.every(([name = '', value = '']) => pieceTests[name]?.(piece, value)),
      ))
  );
}

function isModel(model: ModelFacts, name: string, values: string[]): boolean {
  const own = new Map<string, readonly (string | null)[]>([
    ['name', model.words],
    ['category', model.category],
    ['collection', model.collection],
    ['metal', [model.metal]],
    ['gender', [model.gender]],
    ['occasion', model.occasion],
    ['style', model.style],
    ['stone', model.stone],
    ['shape', model.shape],
  ]).get(name);
  if (!own) throw new Error(`the table of queries has no condition ${name}`);
  return values.some((value) => own.includes(value));
}

const pieceTests: Record<string, (piece: PieceFacts, value: string) => boolean> = {
  probe: ({ probe }, value) => probe === Number(value),
  ringSize: ({ size }, value) => size === Number(value),
  length: ({ length }, value) => length === Number(value),
  weight: ({ weight }, value) => isWithin(weight, value),
  carat: ({ carat }, value) => isWithin(carat, value),
  price: ({ price }, value) => price !== null && price <= Number(value),
};

function isWithin(number: number, range: string): boolean {
  const [least = 0, most = 0] = range.split('..').map(Number);
  return number >= least && number <= most;
}
