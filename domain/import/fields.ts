import { cutGrades, finishGrades, fluorescences, treatments } from '#domain/catalog/diamond-grades.ts';
import { laboratories } from '#domain/catalog/facets.ts';
import type { Factor } from './read-number.ts';

/** The records of the shop that a file can refer to. */
export type ReferenceTable = 'category' | 'store' | 'metal' | 'stone' | 'shape' | 'occasion' | 'style';

/** How the cell of a field is read. */
export type FieldForm =
  | { is: 'text'; isUzbek?: true }
  | { is: 'flag' }
  | { is: 'day' }
  | { is: 'word'; words: readonly string[] }
  /** A record of the shop: a category or a store by its address or name, a word of a list by its code or name. */
  | { is: 'reference'; to: ReferenceTable }
  /** Several of them. */
  | { is: 'references'; to: ReferenceTable }
  | { is: 'number'; decimals: number; defaultUnit: string; units: Readonly<Record<string, Factor>> }
  | { is: 'money' };

export interface Field {
  /** The column in which it is stored. */
  column: string;
  form: FieldForm;
  /** Must not be empty if the mapping has it, and is required for new records. */
  isNeeded?: true;
  /** An empty cell means that there is none; for other fields it means that nothing is stated. */
  mayBeNone?: true;
}

const one = { of: 1n, by: 1n };
const text: FieldForm = { is: 'text' };
const uzbek: FieldForm = { is: 'text', isUzbek: true };
const millimeters: FieldForm = {
  is: 'number',
  decimals: 2,
  defaultUnit: 'mm',
  units: { mm: one, cm: { of: 10n, by: 1n } },
};
const count: FieldForm = { is: 'number', decimals: 0, defaultUnit: '', units: { '': one } };
const percent: FieldForm = { is: 'number', decimals: 1, defaultUnit: '%', units: { '%': one } };
const carats: FieldForm = {
  is: 'number',
  decimals: 3,
  defaultUnit: 'ct',
  units: { ct: one, g: { of: 5n, by: 1n }, mg: { of: 5n, by: 1000n }, point: { of: 1n, by: 100n } },
};

/** Fields of the model; all rows of a model must have the same values. */
export const productFields = {
  artikul: { column: 'artikul', form: text, isNeeded: true },
  'name.uz': { column: 'name.uz', form: uzbek, isNeeded: true },
  'name.ru': { column: 'name.ru', form: text, isNeeded: true },
  'name.en': { column: 'name.en', form: text },
  'description.uz': { column: 'description.uz', form: uzbek },
  'description.ru': { column: 'description.ru', form: text },
  'description.en': { column: 'description.en', form: text },
  category: { column: 'category_id', form: { is: 'reference', to: 'category' }, isNeeded: true },
  productState: {
    column: 'product_state',
    form: { is: 'word', words: ['DRAFT', 'ACTIVE', 'ARCHIVED'] },
  },
  metal: { column: 'metal', form: { is: 'reference', to: 'metal' } },
  gender: { column: 'gender', form: { is: 'word', words: ['women', 'men', 'unisex', 'kids'] } },
  occasions: { column: 'occasions', form: { is: 'references', to: 'occasion' } },
  styles: { column: 'styles', form: { is: 'references', to: 'style' } },
  make: { column: 'make', form: { is: 'word', words: ['A', 'B', 'C', 'D'] }, mayBeNone: true },
} as const satisfies Record<string, Field>;

/** Fields of the piece itself. */
export const pieceFields = {
  serialNumber: { column: 'serial_number', form: text, isNeeded: true },
  pieceState: { column: 'product_item_state', form: { is: 'word', words: ['AVAILABLE', 'WITHDRAWN'] } },
  probe: { column: 'probe', form: count },
  sizeMm: { column: 'size_hundredths_mm', form: millimeters, mayBeNone: true },
  lengthCm: {
    column: 'length_mm',
    form: { is: 'number', decimals: 1, defaultUnit: 'cm', units: { cm: one, mm: { of: 1n, by: 10n } } },
    mayBeNone: true,
  },
  weightGrams: {
    column: 'weight_mg',
    form: {
      is: 'number',
      decimals: 3,
      defaultUnit: 'g',
      units: { g: one, mg: { of: 1n, by: 1000n }, ct: { of: 1n, by: 5n } },
    },
    isNeeded: true,
  },
  widthMm: { column: 'width_hundredths_mm', form: millimeters, mayBeNone: true },
  heightMm: { column: 'height_hundredths_mm', form: millimeters, mayBeNone: true },
  thicknessMm: { column: 'thickness_hundredths_mm', form: millimeters, mayBeNone: true },
  resizable: { column: 'resizable', form: { is: 'word', words: ['none', '0.5', '1', '2'] } },
  engravable: { column: 'engravable', form: { is: 'flag' } },
  makersMark: { column: 'makers_mark', form: text },
  hallmarkKind: { column: 'hallmark_kind', form: { is: 'word', words: ['state', 'maker'] } },
  store: { column: 'store_id', form: { is: 'reference', to: 'store' }, mayBeNone: true },
  arrivesOn: { column: 'arrives_on', form: { is: 'day' }, mayBeNone: true },
  receivedOn: { column: 'received_on', form: { is: 'day' } },
  ikpu: { column: 'ikpu', form: text, mayBeNone: true },
  packageCode: { column: 'package_code', form: text, mayBeNone: true },
} as const satisfies Record<string, Field>;

/** List prices, before reductions. */
export const priceFields = {
  priceSom: { column: 'b2cSom', form: { is: 'money' }, mayBeNone: true },
  priceB2BSom: { column: 'b2bSom', form: { is: 'money' }, mayBeNone: true },
} as const satisfies Record<string, Field>;

/** Fields of a laboratory's report on the piece's first stone. Without a number there is no report. */
export const reportFields = {
  laboratory: { column: 'laboratory', form: { is: 'word', words: laboratories } },
  reportNumber: { column: 'report_number', form: text },
  reportIssuedOn: { column: 'report_issued_on', form: { is: 'day' } },
} as const satisfies Record<string, Field>;

/** Fields of each stone; a mapping may have several stones. Without a kind there is no stone. */
export const stoneFields = {
  kind: { column: 'kind', form: { is: 'reference', to: 'stone' }, isNeeded: true },
  origin: { column: 'origin', form: { is: 'word', words: ['natural', 'lab-grown', 'simulant'] } },
  shape: { column: 'shape', form: { is: 'reference', to: 'shape' }, isNeeded: true },
  count: { column: 'count', form: count },
  caratWeight: { column: 'carat_thousandths', form: carats, mayBeNone: true },
  sizeMm: { column: 'size_hundredths_mm', form: millimeters, mayBeNone: true },
  color: { column: 'color', form: text, mayBeNone: true },
  clarity: { column: 'clarity', form: text, mayBeNone: true },
  cut: { column: 'cut', form: { is: 'word', words: cutGrades }, mayBeNone: true },
  treatment: { column: 'treatment', form: { is: 'word', words: treatments }, mayBeNone: true },
  depthPercent: { column: 'depth_tenths_percent', form: percent, mayBeNone: true },
  tablePercent: { column: 'table_tenths_percent', form: percent, mayBeNone: true },
  lengthMm: { column: 'length_hundredths_mm', form: millimeters, mayBeNone: true },
  widthMm: { column: 'width_hundredths_mm', form: millimeters, mayBeNone: true },
  depthMm: { column: 'depth_hundredths_mm', form: millimeters, mayBeNone: true },
  polish: { column: 'polish', form: { is: 'word', words: finishGrades }, mayBeNone: true },
  symmetry: { column: 'symmetry', form: { is: 'word', words: finishGrades }, mayBeNone: true },
  fluorescence: { column: 'fluorescence', form: { is: 'word', words: fluorescences }, mayBeNone: true },
} as const satisfies Record<string, Field>;
