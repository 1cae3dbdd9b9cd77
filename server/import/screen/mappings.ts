import type { Language } from '#contract/words.ts';
import type { ImportMappings, MappingField } from '#contract/admin/system/import.ts';
import type { ReadDb } from '#database/connect.ts';
import {
  type Field,
  pieceFields,
  priceFields,
  productFields,
  reportFields,
  stoneFields,
} from '#domain/import/fields.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { checkMapping, type Mapping, parseMapping } from '../mapping.ts';
import { ImportProblem, sentenceOf } from '../report/import-problem.ts';
import { selectMappings } from './queries-mapping.ts';
import { readyMappings } from './ready-mappings.ts';

/** Returns the shop's mappings, the saved ones, and the fields that a mapping can have. */
export async function readMappings(db: ReadDb): Promise<ImportMappings> {
  const saved = await selectMappings(db);
  return {
    mappings: [
      ...saved.map(({ id, name, version, body }) => ({
        id,
        name,
        version,
        mapping: onWire(parseMapping(body)),
      })),
      ...readyMappings.map(({ name, mapping }) => ({ id: null, name, version: 0, mapping: onWire(mapping) })),
    ],
    fields: [
      ...fieldsOf('product', productFields),
      ...fieldsOf('piece', pieceFields),
      ...fieldsOf('price', priceFields),
      ...fieldsOf('report', reportFields),
      ...fieldsOf('stones', stoneFields),
    ],
  };
}

/** Returns the known mappings, which are tried for a new file. */
export async function knownMappings(db: ReadDb): Promise<Mapping[]> {
  const saved = await selectMappings(db);
  return [...saved.map(({ body }) => parseMapping(body)), ...readyMappings.map(({ mapping }) => mapping)];
}

/** Checks a mapping from the screen. Refuses with IMPORT_MAPPING_WRONG and all its errors (facts.why). */
export function requireMapping(given: unknown, language: Language): Mapping {
  try {
    return checkMapping(given);
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    throw new Refusal('IMPORT_MAPPING_WRONG', { why: sentenceOf(error.why, language) });
  }
}

/** Removes the fields that have no source. */
export function onWire(mapping: Mapping): ImportMappings['mappings'][number]['mapping'] {
  const group = (fields: Mapping['product']) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, source]) => (source === undefined ? [] : [[name, source]])),
    );
  const { product, piece, price, report, stones, ...rest } = mapping;
  return {
    ...rest,
    product: group(product),
    piece: group(piece),
    ...(price && { price: group(price) }),
    ...(report && { report: group(report) }),
    ...(stones && { stones: stones.map(group) }),
  };
}

const fieldsOf = (group: MappingField['group'], fields: Record<string, Field>): MappingField[] =>
  Object.entries(fields).map(([name, { form, isNeeded = false }]) => ({
    group,
    name,
    is: form.is,
    isNeeded,
    units: form.is === 'number' ? Object.keys(form.units) : [],
    words: form.is === 'word' ? [...form.words] : [],
  }));
