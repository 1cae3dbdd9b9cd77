import { Type, type Static } from 'typebox';
import { Id, Instant, Line, Nullable, Shape, Words } from '../../primitives.ts';
import { AnyOf, Listed, listQuery } from '../list.ts';

/** Maximum file size; a larger file has to be split. */
export const maxImportBytes = 64 * 1024 * 1024;

/** NEW: not tried yet. STOPPED: cancelled, or its process ended; it can be resumed. */
export const importStates = ['NEW', 'TRYING', 'TRIED', 'RUNNING', 'STOPPED', 'DONE', 'FAILED'] as const;

/** The source of a field: exactly one of `column`, `constant` and `template` (docs/runbooks/import.md). */
export const MappingSource = Shape({
  column: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  constant: Type.Optional(Type.String({ maxLength: 500 })),
  template: Type.Optional(Type.String({ maxLength: 500 })),
  values: Type.Optional(
    Type.Record(Type.String({ maxLength: 200 }), Type.String({ maxLength: 200 }), { maxProperties: 500 }),
  ),
  otherwise: Type.Optional(Type.String({ maxLength: 200 })),
  unit: Type.Optional(Type.String({ maxLength: 20 })),
  somPerUnit: Type.Optional(Type.String({ maxLength: 20 })),
  roundUpToSom: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
});
const Group = Type.Record(Type.String({ maxLength: 40 }), MappingSource, { maxProperties: 40 });

/** How a file is read. The field names are those that `listImportMappings` returns. */
export const ImportMapping = Shape({
  about: Type.String({ maxLength: 500 }),
  kind: Words(['jewel', 'loose-stone']),
  sheet: Type.Optional(Type.String({ maxLength: 100 })),
  encoding: Type.Optional(Words(['utf-8', 'windows-1251'])),
  delimiter: Type.Optional(Type.String({ minLength: 1, maxLength: 1 })),
  decimalMark: Type.Optional(Words([',', '.'])),
  noPrice: Type.Optional(Words(['FORMULA', 'REQUEST', 'REFUSE'])),
  product: Group,
  piece: Group,
  price: Type.Optional(Group),
  report: Type.Optional(Group),
  stones: Type.Optional(Type.Array(Group, { minItems: 1, maxItems: 12 })),
});

/** A mapping saved under a name. `id` null: built in; it can be copied but not changed. */
export const SavedMapping = Shape({
  id: Nullable(Id),
  name: Type.String(),
  version: Type.Integer(),
  mapping: ImportMapping,
});
export const mappingGroups = ['product', 'piece', 'price', 'report', 'stones'] as const;
/** `is`: how its cells are read; `units` and `words`: the allowed choices, if they are limited. */
export const MappingField = Shape({
  group: Words(mappingGroups),
  name: Type.String(),
  is: Words(['text', 'flag', 'day', 'word', 'reference', 'references', 'number', 'money']),
  isNeeded: Type.Boolean(),
  units: Type.Array(Type.String()),
  words: Type.Array(Type.String()),
});
export const ImportMappings = Shape({
  mappings: Type.Array(SavedMapping),
  fields: Type.Array(MappingField),
});
export const NewMapping = Shape({ name: Line(80), mapping: ImportMapping });
export const MappingParams = Shape({ id: Id });

const Count = Type.Integer({ minimum: 0 });
/** Number of rows by their actual or expected outcome. */
export const ImportCounts = Shape({ new: Count, changed: Count, unchanged: Count, refused: Count });
/** Findings of a dry run in addition to the row counts. */
export const TriedImport = Shape({
  newModels: Count,
  changedModels: Count,
  newPassports: Count,
  newReports: Count,
  replacedPapers: Count,
});
const Column = Shape({ title: Type.String(), samples: Type.Array(Type.String()) });

const summary = {
  id: Id,
  fileName: Type.String(),
  bytes: Type.Integer(),
  state: Words(importStates),
  /** The counts of the run or dry run of `state`; null: there was none. */
  counts: Nullable(ImportCounts),
  uploadedBy: Type.String(),
  uploadedAt: Instant,
};
export const ImportRow = Shape(summary);
export const importColumns = [
  'file',
  'state',
  'by',
  'uploadedAt',
  'new',
  'changed',
  'unchanged',
  'refused',
] as const;

export const ImportsQuery = Shape({ ...listQuery(['uploadedAt']), state: Type.Optional(AnyOf) });
export const ImportsList = Listed(ImportRow);

/** `percent`: of the file. `refusals`: by code. `mapping`: chosen, or guessed from the column titles. */
export const StaffImport = Shape({
  ...summary,
  columns: Type.Array(Column),
  mapping: ImportMapping,
  isGuessed: Type.Boolean(),
  position: Count,
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  isCancelling: Type.Boolean(),
  failure: Nullable(Type.String()),
  tried: Nullable(TriedImport),
  refusals: Type.Array(Shape({ code: Type.String(), count: Count })),
  allowedActions: Type.Array(Words(['TRY', 'RUN', 'CANCEL', 'RESUME', 'DROP'])),
});
export const ImportParams = Shape({ id: Id });
export const NewImport = Shape({ name: Line(200) });
export const TryImport = Shape({ mapping: ImportMapping });

/** `after`: the id of the last row of the previous page. */
export const ImportRowsQuery = Shape({
  code: Type.Optional(AnyOf),
  after: Type.Optional(Type.Integer({ minimum: 0 })),
});
export const ImportRefusals = Shape({
  rows: Type.Array(
    Shape({
      id: Id,
      line: Type.Integer(),
      field: Type.String(),
      value: Type.String(),
      code: Type.String(),
      detail: Nullable(Type.String()),
    }),
  ),
});
/** What a dry run would change: the first thousand rows, in the order of the file. */
export const ImportChanges = Shape({
  rows: Type.Array(
    Shape({
      id: Id,
      line: Type.Integer(),
      serialNumber: Type.String(),
      changes: Type.Array(Shape({ field: Type.String(), from: Type.String(), to: Type.String() })),
    }),
  ),
});

export type ImportColumn = (typeof importColumns)[number];
export type ImportMapping = Static<typeof ImportMapping>;
export type MappingSource = Static<typeof MappingSource>;
export type MappingField = Static<typeof MappingField>;
export type SavedMapping = Static<typeof SavedMapping>;
export type ImportMappings = Static<typeof ImportMappings>;
export type ImportRow = Static<typeof ImportRow>;
export type StaffImport = Static<typeof StaffImport>;
export type ImportChanges = Static<typeof ImportChanges>;
export type ImportRefusals = Static<typeof ImportRefusals>;
export type ImportState = (typeof importStates)[number];
