import { diamondGrades } from '#domain/pricing/stone-rates.ts';
import { caratWeightFrom } from '#domain/units/carat.ts';
import { probeOf } from '#domain/units/probe.ts';
import { sizeFromMm } from '#domain/units/size.ts';
import { weightFromGrams } from '#domain/units/weight.ts';
import { type TsvRow, oneOf, readTsv } from '../read-tsv.ts';
import { type Model, type ModelFacts, type ModelStone, metalMixes, sizeSets } from './model.ts';

const none = '-';

/** Returns the 120 models of the catalogue's table (catalogue-plan 5), with the measures and forms of `model-facts.tsv`. */
export function readModels(): Model[] {
  const facts = new Map(
    readTsv(new URL('model-facts.tsv', import.meta.url)).map((row) => [row('artikul'), row]),
  );
  return readTsv(new URL('catalogue.tsv', import.meta.url)).map((row, position) => {
    const artikul = row('sku');
    const own = facts.get(artikul);
    if (own === undefined) throw new Error(`model-facts.tsv has no ${artikul}`);
    return { ...modelOf(row, position + 1), facts: factsOf(own) };
  });
}

function modelOf(row: TsvRow, index: number): Omit<Model, 'facts'> {
  const artikul = row('sku');
  const metal = oneOf(metalMixes, row('metal'), artikul);
  return {
    index,
    artikul,
    slugEn: row('slug'),
    category: row('category'),
    collection: row('collection'),
    name: { uz: row('name_uz'), ru: row('name_ru'), en: row('name_en') },
    metal,
    probe: probeOf(Number(row('fineness'))),
    lightest: weightFromGrams(row('weight_min_g')),
    heaviest: weightFromGrams(row('weight_max_g')),
    stones: row('stones') === none ? [] : row('stones').split('; ').map(stoneOf),
    sizeSet: oneOf(sizeSets, row('size_set'), artikul),
    gender: oneOf(['women', 'men', 'unisex', 'kids'], row('gender'), artikul),
    make: oneOf(['A', 'B', 'C', 'D'], row('make'), artikul),
    pieceCount: Number(row('items')),
    occasions: row('occasions').split(','),
    laboratory: laboratoryOf(row('lab_report')),
  };
}

function factsOf(row: TsvRow): ModelFacts {
  const orNull = (column: string): string | null => (row(column) === none ? null : row(column));
  const height = orNull('height_mm');
  return {
    form: row('form'),
    lock: orNull('lock'),
    weave: orNull('weave'),
    styles: row('styles').split(','),
    width: sizeFromMm(row('width_mm')),
    height: height === null ? null : sizeFromMm(height),
    thickness: sizeFromMm(row('thickness_mm')),
    resizable: oneOf(['none', '0.5', '1', '2'], row('resizable'), row('artikul')),
    engravable: row('engravable') === 'yes',
  };
}

// "diamond round 11x0.015 G/VS", "akoya-pearl round 55x7mm"
const stoneForm = /^([a-z-]+) ([a-z]+) ([0-9]+)x([0-9.]+)(mm)?(?: (.+))?$/;

function stoneOf(text: string): ModelStone {
  const [, kind, shape, count, measure, inMillimeters, grade] = stoneForm.exec(text) ?? [];
  if (kind === undefined || shape === undefined || measure === undefined)
    throw new Error(`not a stone: ${text}`);
  return {
    kind,
    shape,
    count: Number(count),
    weight: inMillimeters === undefined ? caratWeightFrom(measure) : null,
    diameter: inMillimeters === undefined ? null : sizeFromMm(measure),
    grade: grade === undefined ? null : oneOf(diamondGrades, grade, text),
  };
}

function laboratoryOf(text: string): Model['laboratory'] {
  if (text === '') return null;
  return oneOf(['GIA', 'IGI', 'HRD'], text.replace(/-LG$/, ''), 'lab_report');
}
